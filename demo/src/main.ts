import '@locket/panel'
import { render } from 'lit'
import { previewFile } from './actions/file.ts'
import { openForPage } from './actions/open.ts'
import { parseAddress } from './address.ts'
import { keepOffline } from './offline.ts'
import { createPageStore, type PageStore } from './page-state.ts'
import { pageView } from './views/page-view.ts'
import { words } from './words.ts'

const root = document.querySelector<HTMLElement>('#page')
if (root !== null) start(root)

function start(page: HTMLElement): void {
  const store = createPageStore(parseAddress(location.search))
  const show = (): void => {
    const before = document.querySelector('.scroll')
    const atEnd = before === null || before.scrollHeight - before.scrollTop - before.clientHeight < 80
    render(pageView(store), page)
    const after = document.querySelector('.scroll')
    if (atEnd && after !== null) after.scrollTop = after.scrollHeight
  }
  store.subscribe(show)
  show()
  document.title = `${store.get().address.user.name} · ${words.title}`
  acceptDrops(store)
  for (const type of ['online', 'offline']) window.addEventListener(type, () => store.set({ online: navigator.onLine }))
  void openForPage(store)
  void keepOffline((offline) => store.set({ offline }))
}

/** A file may be dropped anywhere; without this the browser would leave the page for it. */
function acceptDrops(store: PageStore): void {
  const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false
  window.addEventListener('dragover', (event) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    if (!store.get().dropping) store.set({ dropping: true })
  })
  window.addEventListener('dragleave', (event) => {
    if (event.relatedTarget === null) store.set({ dropping: false })
  })
  window.addEventListener('drop', (event) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    store.set({ dropping: false })
    void previewFile(store, [...(event.dataTransfer?.files ?? [])])
  })
}
