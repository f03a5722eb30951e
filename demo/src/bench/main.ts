import './chart-box.ts'
import { render } from 'lit'
import { keepOffline } from '../offline.ts'
import { createRunner } from './runner.ts'
import { createBenchStore } from './state.ts'
import { benchView } from './views/bench-view.ts'

const root = document.querySelector<HTMLElement>('#page')
if (root !== null) start(root)

function start(page: HTMLElement): void {
  const store = createBenchStore()
  const runner = createRunner(store)
  const show = (): void => {
    render(benchView(store, runner), page)
  }
  store.subscribe(show)
  show()
  void keepOffline(() => {})
}
