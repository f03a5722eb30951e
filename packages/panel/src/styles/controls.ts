import { type CSSResult, css } from 'lit'

/** Buttons, fields and the menu. */
export const controls: CSSResult = css`
  button,
  input,
  textarea {
    font: inherit;
    color: inherit;
    letter-spacing: inherit;
  }

  button {
    min-height: var(--_target);
    padding: 0 calc(var(--_space) * 1);
    border: 1px solid transparent;
    border-radius: calc(var(--_radius) / 2);
    background: none;
    cursor: pointer;
    text-align: start;
    touch-action: manipulation;
  }

  button:disabled {
    cursor: default;
    opacity: 0.55;
  }

  .quiet,
  .inline,
  .more {
    color: var(--_accent);
  }

  .quiet:hover,
  .icon:hover,
  .entry:hover {
    background: color-mix(in srgb, var(--_text) 7%, transparent);
  }

  .primary {
    padding-inline: calc(var(--_space) * 1.75);
    background: var(--_accent);
    color: var(--_on-accent);
    font-weight: 550;
  }

  .primary:hover:not(:disabled) {
    background: color-mix(in srgb, var(--_accent) 88%, var(--_text));
  }

  .soft {
    padding-inline: calc(var(--_space) * 1.5);
    border-color: var(--_accent);
    color: var(--_accent);
    font-weight: 550;
  }

  .soft:hover {
    background: color-mix(in srgb, var(--_accent) 12%, transparent);
  }

  .inline {
    display: inline;
    min-height: 0;
    padding: 4px 2px;
    margin-inline: -2px;
    border: 0;
    font-size: inherit;
    text-decoration: underline;
    text-decoration-color: color-mix(in srgb, currentColor 40%, transparent);
    text-underline-offset: 0.2em;
  }

  .inline:hover {
    text-decoration-color: currentColor;
  }

  .disclosure {
    color: inherit;
  }

  .disclosure:hover,
  .disclosure[aria-expanded='true'] {
    color: var(--_accent);
  }

  .arrow::after {
    display: inline-block;
    margin-inline: 0.3em 0.1em;
    vertical-align: 0.12em;
  }

  @media (pointer: coarse) {
    button {
      min-inline-size: 44px;
    }

    .inline {
      display: inline-flex;
      align-items: center;
      min-height: 44px;
    }
  }

  .more {
    color: var(--_accent);
  }

  .quiet:hover,
  .icon:hover,
  .entry:hover {
    background: color-mix(in srgb, var(--_text) 7%, transparent);
  }

  .primary {
    padding-inline: calc(var(--_space) * 1.75);
    background: var(--_accent);
    color: var(--_on-accent);
    font-weight: 550;
  }

  .primary:hover:not(:disabled) {
    background: color-mix(in srgb, var(--_accent) 88%, var(--_text));
  }

  .inline {
    display: inline-flex;
    align-items: center;
    gap: 0.45em;
    min-height: max(1.75rem, calc(var(--_target) - 8px));
    padding: 0 2px;
    margin-inline: -2px;
    border: 0;
    font-size: inherit;
    text-decoration: underline;
    text-decoration-color: color-mix(in srgb, currentColor 35%, transparent);
    text-underline-offset: 0.2em;
  }

  .inline:hover {
    text-decoration-color: currentColor;
  }

  @media (pointer: coarse) {
    .inline {
      min-height: 44px;
    }
  }

  .more {
    margin-block-start: var(--_space);
    margin-inline-start: calc(var(--_space) * -1);
  }

  .more:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  .icon {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: max(36px, var(--_target));
    block-size: max(36px, var(--_target));
    padding: 0;
    margin-block-start: -4px;
  }

  .icon svg {
    fill: currentColor;
  }

  :focus-visible {
    outline: 2px solid var(--_accent);
    outline-offset: 2px;
  }

  .gone:focus {
    outline: none;
  }

  .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space);
  }

  label {
    font-size: 0.9375rem;
  }

  .hint {
    font-size: 0.875rem;
    color: var(--_muted);
  }

  input[type='text'],
  input[type='search'],
  textarea {
    display: block;
    inline-size: 100%;
    min-height: max(40px, var(--_target));
    padding: calc(var(--_space) * 0.75) calc(var(--_space) * 1.5);
    border: 1px solid var(--_edge);
    border-radius: calc(var(--_radius) * 0.8);
    background: var(--_surface);
  }

  input::placeholder {
    color: var(--_muted);
    opacity: 1;
  }

  input:focus-visible,
  textarea:focus-visible {
    outline-offset: -1px;
    border-color: transparent;
  }

  textarea {
    field-sizing: content;
    max-block-size: 20rem;
    resize: vertical;
  }

  input[type='radio'],
  input[type='checkbox'] {
    inline-size: 1.125rem;
    block-size: 1.125rem;
    margin: 0;
    accent-color: var(--_accent);
  }

  /* The browser's own file button speaks the browser's language, not the page's: the label stands for it. */
  .choose {
    position: relative;
    display: inline-flex;
    align-items: center;
    min-height: var(--_target);
    padding-inline: calc(var(--_space) * 1.75);
    border: 1px solid var(--_edge);
    border-radius: calc(var(--_radius) / 2);
    background: var(--_surface);
    color: var(--_accent);
    cursor: pointer;
  }

  .choose:focus-within {
    outline: 2px solid var(--_accent);
    outline-offset: 2px;
  }

  .choice {
    display: flex;
    align-items: center;
    gap: var(--_space);
    min-height: var(--_target);
  }

  fieldset {
    border: 0;
  }

  legend {
    padding: 0;
    color: var(--_muted);
  }

  .counts {
    padding-inline-start: 1.25em;
  }

  .drop {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--_space) calc(var(--_space) * 1.5);
    padding: calc(var(--_space) * 2);
    border: 1px dashed var(--_edge);
    border-radius: var(--_radius);
  }

  progress {
    inline-size: 7rem;
    block-size: 6px;
    appearance: none;
    border: 0;
    border-radius: 99px;
    background: var(--_line);
    vertical-align: middle;
    overflow: hidden;
  }

  progress::-webkit-progress-bar {
    background: var(--_line);
  }

  progress::-webkit-progress-value {
    background: var(--_accent);
  }

  progress::-moz-progress-bar {
    background: var(--_accent);
  }

  .menu {
    position: relative;
    flex: none;
    margin-inline-end: calc(var(--_space) * -1);
  }

  .sheet {
    position: absolute;
    z-index: 1;
    inset-block-start: 100%;
    inset-inline-end: 0;
    inline-size: max-content;
    max-inline-size: min(18rem, 80cqi);
    padding: calc(var(--_space) / 2);
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
  }

  .entry {
    display: block;
    inline-size: 100%;
    min-height: max(40px, var(--_target));
    padding-inline: calc(var(--_space) * 1.5);
  }

  @media (prefers-reduced-motion: reduce) {
    * {
      transition: none !important;
      animation: none !important;
      scroll-behavior: auto !important;
    }
  }

  @media (forced-colors: active) {
    .primary {
      border-color: ButtonText;
    }

    .cover {
      background: ButtonText;
    }
  }
`
