import { type CSSResult, css } from 'lit'

/**
 * Colours and measures. An app sets the `--locket-…` properties; what it leaves out follows the theme.
 * `light-dark()` takes its side from `color-scheme`, which the system or the `theme` attribute decides.
 */
export const tokens: CSSResult = css`
  :host {
    color-scheme: light dark;
    --_surface: var(--locket-surface, light-dark(#fdfbf8, #1c1a18));
    --_raised: var(--locket-raised, light-dark(#f5f0e9, #27241f));
    --_text: var(--locket-text, light-dark(#2a2521, #ece7e0));
    --_muted: var(--locket-muted, light-dark(#685f57, #b0a69b));
    --_line: var(--locket-line, light-dark(#e4dcd2, #3a352f));
    --_edge: var(--locket-edge, light-dark(#8d8378, #857b70));
    --_accent: var(--locket-accent, light-dark(#22665c, #86cbbd));
    --_on-accent: var(--locket-on-accent, light-dark(#ffffff, #10241f));
    --_radius: var(--locket-radius, 10px);
    --_space: var(--locket-space, 8px);
    --_font: var(--locket-font, system-ui, sans-serif);
    --_target: 32px;
  }

  :host([theme='light']) {
    color-scheme: light;
  }

  :host([theme='dark']) {
    color-scheme: dark;
  }

  @media (pointer: coarse) {
    :host {
      --_target: 44px;
    }
  }
`
