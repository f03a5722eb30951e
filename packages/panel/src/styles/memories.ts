import { type CSSResult, css } from 'lit'

/** The lines of memories and what opens under them. */
export const memories: CSSResult = css`
  .rows {
    margin-block-start: var(--_space);
  }

  .rows > li {
    padding-block: calc(var(--_space) * 1.25);
    border-block-start: 1px solid var(--_line);
    /* A long list is laid out only where it is seen. */
    content-visibility: auto;
    contain-intrinsic-block-size: auto 84px;
  }

  /* Focus rings and opened parts must not be cut off at the edge of a line. */
  .rows > li {
    margin-inline: calc(var(--_space) * -1);
    padding-inline: var(--_space);
  }

  .rows > li.asking {
    background: var(--_raised);
    border-radius: var(--_radius);
    border-block-start-color: transparent;
  }

  .suggestions .rows > li:first-child {
    border-block-start: 0;
  }

  .line {
    display: flex;
    justify-content: space-between;
    align-items: start;
    gap: calc(var(--_space) / 2) calc(var(--_space) * 2);
  }

  .said {
    flex: 1 1 auto;
    min-inline-size: 0;
    padding-block: calc((var(--_target) - 1.5rem) / 2);
  }

  .said .inline {
    margin-inline-start: 0;
  }

  .text {
    white-space: pre-line;
  }

  .covered {
    display: inline-flex;
    align-items: center;
    gap: var(--_space);
  }

  .covered + .inline,
  .text + .inline {
    margin-inline-start: var(--_space);
  }

  .cover {
    flex: none;
    inline-size: 4.5em;
    block-size: 0.7em;
    border-radius: 99px;
    background: repeating-linear-gradient(90deg, var(--_edge) 0 6px, transparent 6px 9px);
  }

  .tag {
    display: inline-block;
    padding-inline: 0.5em;
    border: 1px solid var(--_line);
    border-radius: 99px;
    color: var(--_muted);
    font-size: 0.8125rem;
  }

  .actions {
    flex: none;
    display: flex;
    flex-wrap: wrap;
    margin-inline-end: calc(var(--_space) * -1);
  }

  .suggestions .actions {
    gap: calc(var(--_space) / 2);
    margin-inline-end: 0;
  }

  .meta,
  .storage {
    display: flex;
    flex-wrap: wrap;
    column-gap: 0;
    font-size: 0.875rem;
    color: var(--_muted);
  }

  .meta > li,
  .storage > li {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: 0.5em;
    min-height: 1.75rem;
  }

  .meta > li:not(:last-child)::after,
  .storage > li:not(:last-child)::after {
    content: '·';
    margin-inline-end: 0.5em;
  }

  .detail {
    margin-block: var(--_space) calc(var(--_space) / 2);
    padding: calc(var(--_space) * 1.5) calc(var(--_space) * 2);
    background: var(--_raised);
    border-radius: var(--_radius);
    font-size: 0.9375rem;
  }

  .detail > * + * {
    margin-block-start: calc(var(--_space) * 1.5);
  }

  .detail .muted {
    font-size: 0.875rem;
  }

  .versions > li + li {
    padding-block-start: var(--_space);
    border-block-start: 1px solid var(--_line);
  }

  blockquote {
    padding-inline-start: calc(var(--_space) * 1.5);
    border-inline-start: 2px solid var(--_accent);
    white-space: pre-line;
  }

  dl {
    display: grid;
    grid-template-columns: minmax(0, max-content) minmax(0, 1fr);
    gap: calc(var(--_space) / 2) calc(var(--_space) * 2);
  }

  dt {
    color: var(--_muted);
  }

  .ask {
    margin-block-start: var(--_space);
  }

  .ask > * + *,
  .editor > * + * {
    margin-block-start: var(--_space);
  }

  .question {
    font-weight: 650;
  }

  .going {
    max-block-size: 11rem;
    overflow-y: auto;
    padding-inline-start: calc(var(--_space) * 1.5);
    border-inline-start: 2px solid var(--_line);
    font-size: 0.9375rem;
  }

  .going > li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--_space);
    padding-block: calc(var(--_space) / 4);
  }

  .gone {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    gap: 0 calc(var(--_space) * 2);
    border-radius: calc(var(--_radius) / 2);
  }

  .gone .muted {
    font-variant-numeric: tabular-nums;
  }

  @container (max-width: 30rem) {
    .line {
      flex-wrap: wrap;
    }

    .said {
      flex-basis: 100%;
    }

    .actions {
      margin-inline: calc(var(--_space) * -1);
    }

    dl {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }

    dd + dt {
      margin-block-start: var(--_space);
    }
  }
`
