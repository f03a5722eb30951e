import type { Locket } from '@locket/memory'
import { type CSSResultGroup, html, LitElement, nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit'
import { defaultWords } from './default-words.ts'
import { createFormats, type Formats } from './formats.ts'
import { type FocusPlace, rememberFocus } from './keep-focus.ts'
import { languageOf } from './language.ts'
import { createPanelModel, type PanelModel } from './state/panel-model.ts'
import { codeOf } from './state/surroundings.ts'
import { panelStyles } from './styles/panel-styles.ts'
import { MORE } from './views/more.ts'
import { panelView } from './views/panel.ts'
import { problemView, type View } from './views/view.ts'
import type { Words } from './words.ts'

/** Lines of each group that are drawn at once while the list is built. */
const STEP = 10

/**
 * `<locket-panel>`: everything that a locket holds about a person, to be seen, corrected and forgotten.
 *
 * Set `locket` to an open one; the panel neither opens nor closes it. Several panels may show the same one.
 * Attribute `theme`: `light` or `dark`; without it, as the system says. `lang` and `dir` are the element's own or those around it.
 */
export class LocketPanel extends LitElement {
  static override styles: CSSResultGroup = panelStyles

  static override properties: PropertyDeclarations = {
    locket: { attribute: false },
    failure: { attribute: false },
    words: { attribute: false },
  }

  static override get observedAttributes(): string[] {
    // biome-ignore lint/complexity/noThisInStatic: Lit registers the properties of the class that it is asked on.
    return [...super.observedAttributes, 'lang']
  }

  /** What is shown. `null` (default) while the app opens it. */
  declare locket: Locket | null
  /** What opening failed with, to be explained to the person. Default `null`. */
  declare failure: unknown
  /** Words that replace the English ones. Default: none. */
  declare words: Partial<Words>

  #model: PanelModel | null = null
  #formats: Formats | null = null
  #language: string | undefined
  #shown = new Map<string, number>()
  /** Lines of a group that may be drawn so far: a long list comes in steps, so that no drawing takes long. */
  #allowed = STEP
  #stepping = false
  #dismissed = new Set<string>()
  #menuOpen = false
  #said = ''
  #focusWanted: string | null = null
  #focusPlace: FocusPlace | null = null

  constructor() {
    super()
    this.locket = null
    this.failure = null
    this.words = {}
  }

  override connectedCallback(): void {
    super.connectedCallback()
    document.addEventListener('pointerdown', this.#closeMenu)
    if (this.hasUpdated) this.#startModel()
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    document.removeEventListener('pointerdown', this.#closeMenu)
    this.#stopModel()
  }

  override attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    super.attributeChangedCallback(name, before, now)
    if (name === 'lang') this.requestUpdate()
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('locket')) this.#startModel()
    const language = languageOf(this)
    if (this.#formats === null || language !== this.#language) {
      this.#language = language
      this.#formats = createFormats(language)
    }
    this.#focusPlace = this.hasUpdated && this.shadowRoot !== null ? rememberFocus(this.shadowRoot, '[data-focus="find"], [data-focus="menu"]') : null
  }

  protected override updated(): void {
    this.#focusPlace?.keep()
    this.#giveFocus()
    this.#allowMore()
  }

  protected override render(): TemplateResult {
    const words = this.#allWords()
    return html`<div class="panel" part="panel" ?data-ready=${this.#model?.held.state === 'ready' && this.#model.control.status !== null}>
      ${
        this.#model === null
          ? html`<h2>${words.title}</h2>${this.failure === null ? html`<p class="muted" role="status">${words.opening}</p>` : problemView(words, codeOf(this.failure, words))}`
          : panelView(this.#view(this.#model, words))
      }
      <div class="unseen" role="status" aria-live="polite">${this.#said === '' ? nothing : this.#said}</div>
    </div>`
  }

  #view(model: PanelModel, words: Words): View {
    return {
      model,
      words,
      formats: this.#formatsNow(),
      menuOpen: this.#menuOpen,
      shown: (group) => Math.max(this.#shown.get(group) ?? 0, this.#allowed),
      showMore: (group) => {
        this.#shown.set(group, (this.#shown.get(group) ?? MORE) + MORE)
        this.requestUpdate()
      },
      toggleMenu: (open) => {
        this.#menuOpen = open
        this.requestUpdate()
      },
      focus: (name) => this.#wantFocus(name),
      isDismissed: (name) => this.#dismissed.has(name),
      dismiss: (name) => {
        this.#dismissed.add(name)
        this.requestUpdate()
      },
    }
  }

  /** After a drawing that left lines out, the next step follows once the browser has shown this one. */
  #allowMore(): void {
    if (this.#stepping || this.#allowed >= MORE || this.#model === null || this.#model.held.size <= this.#allowed) return
    this.#stepping = true
    requestAnimationFrame(() => {
      this.#stepping = false
      this.#allowed = Math.min(MORE, this.#allowed + STEP)
      this.requestUpdate()
    })
  }

  #startModel(): void {
    this.#stopModel()
    if (this.locket === null || this.locket === undefined || !this.isConnected) return
    this.#shown.clear()
    this.#allowed = STEP
    this.#dismissed.clear()
    this.#model = createPanelModel({
      locket: this.locket,
      words: () => this.#allWords(),
      formats: () => this.#formatsNow(),
      changed: () => this.requestUpdate(),
      say: (text) => this.#say(text),
      focus: (name) => this.#wantFocus(name),
    })
    this.#model.load()
    this.requestUpdate()
  }

  #stopModel(): void {
    this.#model?.close()
    this.#model = null
  }

  #allWords(): Words {
    return { ...defaultWords, ...this.words }
  }

  #formatsNow(): Formats {
    this.#formats ??= createFormats(languageOf(this))
    return this.#formats
  }

  #say(text: string): void {
    // A live region tells a text that is the same as before only when it differs in something.
    this.#said = this.#said === text ? `${text}\u00a0` : text
    this.requestUpdate()
  }

  #wantFocus(name: string): void {
    this.#focusWanted = name
    this.requestUpdate()
  }

  /** Gives the focus only while it is in the panel or nowhere: whoever went on elsewhere is not called back. */
  #giveFocus(): void {
    if (this.#focusWanted === null || this.shadowRoot === null) return
    const around = this.getRootNode()
    const here = around instanceof Document || around instanceof ShadowRoot ? around.activeElement : null
    const elsewhere = here !== null && here !== document.body && here !== this
    const target = elsewhere ? null : this.shadowRoot.querySelector<HTMLElement>(`[data-focus="${CSS.escape(this.#focusWanted)}"]`)
    if (!elsewhere && target === null) return
    this.#focusWanted = null
    target?.focus()
    if (target instanceof HTMLTextAreaElement) target.setSelectionRange(target.value.length, target.value.length)
  }

  #closeMenu = (event: Event): void => {
    if (!this.#menuOpen || event.composedPath().some((at) => at instanceof Element && at.classList.contains('menu') && at.getRootNode() === this.shadowRoot))
      return
    this.#menuOpen = false
    this.requestUpdate()
  }
}
