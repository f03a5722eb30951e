import { type CSSResult, css } from 'lit'

/** The column, its sections and what stands around the memories. */
export const layout: CSSResult = css`
  :host {
    display: block;
    /* What is only for screen readers stands within it, and makes nothing around it scroll. */
    position: relative;
    container-type: inline-size;
    background: var(--_surface);
    color: var(--_text);
    font: 1rem / 1.5 var(--_font);
    text-align: start;
    overflow-wrap: anywhere;
  }

  :host([hidden]),
  [hidden] {
    display: none !important;
  }

  *,
  *::before {
    box-sizing: border-box;
  }

  .panel {
    max-width: 720px;
    margin-inline: auto;
    padding: calc(var(--_space) * 3);
  }

  h2,
  h3,
  p,
  ul,
  ol,
  dl,
  dd,
  blockquote,
  fieldset {
    margin: 0;
    padding: 0;
  }

  ul[role='list'],
  ol[role='list'] {
    list-style: none;
  }

  h2 {
    font-size: 1.5rem;
    font-weight: 650;
    line-height: 1.25;
    letter-spacing: -0.01em;
    text-wrap: balance;
  }

  h3 {
    font-size: 1rem;
    font-weight: 650;
    line-height: 1.4;
  }

  h3 .muted {
    font-weight: 400;
    font-variant-numeric: tabular-nums;
    margin-inline-start: 0.35em;
  }

  small {
    font-size: 0.8125rem;
  }

  .muted {
    color: var(--_muted);
  }

  .title,
  .summary {
    display: flex;
    justify-content: space-between;
    align-items: start;
    gap: calc(var(--_space) * 2);
  }

  .summary {
    align-items: center;
    flex-wrap: wrap;
    column-gap: calc(var(--_space) * 2);
    row-gap: 0;
    margin-block-start: var(--_space);
    color: var(--_muted);
  }

  .summary .quiet {
    margin-inline: calc(var(--_space) * -1);
  }

  .find,
  .box,
  .suggestions,
  .empty,
  .notice,
  .state,
  .reading {
    margin-block-start: calc(var(--_space) * 2.5);
  }

  section[part='group'],
  .fold {
    margin-block-start: calc(var(--_space) * 4);
  }

  .fold + .fold,
  footer .fold {
    margin-block-start: calc(var(--_space) * 2);
  }

  summary {
    display: flex;
    align-items: center;
    gap: var(--_space);
    min-height: var(--_target);
    cursor: pointer;
    border-radius: calc(var(--_radius) / 2);
  }

  summary::-webkit-details-marker {
    display: none;
  }

  summary::before,
  .arrow::after {
    content: '';
    flex: none;
    inline-size: 0.45em;
    block-size: 0.45em;
    border: solid currentColor;
    border-width: 0 1.5px 1.5px 0;
    transform: rotate(-45deg);
    transition: transform 120ms ease;
  }

  :host(:dir(rtl)) summary::before,
  :host(:dir(rtl)) .arrow::after {
    transform: rotate(135deg);
  }

  details[open] > summary::before,
  :host(:dir(rtl)) details[open] > summary::before,
  .arrow[aria-expanded='true']::after,
  :host(:dir(rtl)) .arrow[aria-expanded='true']::after {
    transform: rotate(45deg);
  }

  .box,
  .suggestions {
    padding: calc(var(--_space) * 2);
    background: var(--_raised);
    border-radius: var(--_radius);
  }

  .box > * + * {
    margin-block-start: calc(var(--_space) * 1.5);
  }

  .notice,
  .state {
    padding: calc(var(--_space) * 1.5) calc(var(--_space) * 2);
    border-inline-start: 3px solid var(--_accent);
    background: var(--_raised);
    border-radius: calc(var(--_radius) / 2);
  }

  .notice {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    gap: var(--_space) calc(var(--_space) * 2);
  }

  .notice > p {
    flex: 1 1 16rem;
  }

  .address {
    display: block;
    font-size: 0.8125rem;
    color: var(--_muted);
  }

  .lead {
    font-size: 1.125rem;
  }

  .empty > * + *,
  .empty form > * + * {
    margin-block-start: var(--_space);
  }

  .empty form {
    margin-block-start: calc(var(--_space) * 3);
  }

  .tell {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space);
  }

  .tell input {
    flex: 1 1 14rem;
  }

  footer {
    margin-block-start: calc(var(--_space) * 4);
    padding-block-start: calc(var(--_space) * 2);
    border-block-start: 1px solid var(--_line);
    font-size: 0.875rem;
  }

  footer h3 {
    font-size: 0.875rem;
  }

  .receipts li {
    padding-block: calc(var(--_space) / 2);
  }

  .receipts .muted {
    display: block;
  }

  .storage {
    margin-block-start: var(--_space);
    color: var(--_muted);
  }

  .reading {
    color: var(--_muted);
  }

  .unseen {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  @container (max-width: 30rem) {
    .panel {
      padding: calc(var(--_space) * 2);
    }

    h2 {
      font-size: 1.3125rem;
    }
  }
`
