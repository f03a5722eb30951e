import { LitElement } from 'lit'

/** Draws its chart anew whenever what it draws, or its width, changes. In the page's own tree, so that the patterns reach it. */
export class ChartBox extends LitElement {
  static override properties = { draw: { attribute: false } }
  declare draw: ((width: number) => Element) | undefined
  readonly #observer = new ResizeObserver(() => this.#paint())
  #width = 0
  #drawn: ChartBox['draw']

  protected override createRenderRoot(): HTMLElement {
    return this
  }

  override connectedCallback(): void {
    super.connectedCallback()
    this.#observer.observe(this)
  }

  override disconnectedCallback(): void {
    this.#observer.disconnect()
    super.disconnectedCallback()
  }

  protected override updated(): void {
    this.#paint()
  }

  #paint(): void {
    const width = Math.floor(this.clientWidth)
    if (width === 0 || this.draw === undefined || (width === this.#width && this.draw === this.#drawn)) return
    this.#width = width
    this.#drawn = this.draw
    this.replaceChildren(this.draw(width))
  }
}

customElements.define('chart-box', ChartBox)
