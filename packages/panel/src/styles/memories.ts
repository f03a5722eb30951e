import { type CSSResult, css } from 'lit'

/** The lines of memories and what opens under them. */
export const memories: CSSResult = css`
  .rows {
    margin-block-start: var(--_space);
  }

  .rows > li {
    padding-block: calc(var(--_space) * 1.25);
    border-block-start: 1px solid var(--_line);
  }

  .rows > li.asking,
  .asking > .ask {
    margin-inline: calc(var(--_space) * -1.5);
    padding: calc(var(--_space) * 1.5);
    background: var(--_raised);
    border-radius: var(--_radius);
  }

  .rows > li.asking,
  .rows > li.asking + li,
  .suggestions .rows > li:first-child {
    border-block-start-color: transparent;
  }

  .suggestions .rows > li:last-child {
    padding-block-end: 0;
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
    padding-block-start: calc((var(--_target) - 1.5rem) / 2);
  }

  .text {
    white-space: pre-line;
  }

  /* Words run in their own direction; they stand at the edge where the panel's lines stand. */
  .text,
  blockquote,
  dd,
  textarea {
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }

  .veil {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: calc(var(--_space) * 1.25);
  }

  .cover {
    flex: none;
    inline-size: 81px;
    block-size: 7px;
    background: radial-gradient(circle, var(--_edge) 2.75px, transparent 3.25px) 0 50% / 9px 7px;
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
  .asks,
  .storage {
    font-size: 0.875rem;
    line-height: 1.75rem;
    color: var(--_muted);
  }

  .meta,
  .asks,
  .meta > li,
  .asks > li,
  .storage > li {
    display: inline;
  }

  .meta > li,
  .asks > li,
  .storage > li {
    unicode-bidi: isolate;
  }

  .meta > li:not(:last-child)::after,
  .asks > li:not(:last-child)::after,
  .storage > li:not(:last-child)::after,
  .meta:has(+ .asks)::after {
    content: ' · ';
  }

  /* Fingers need room: what can be pressed gets a line of its own. */
  @media (pointer: coarse) {
    .meta {
      display: block;
    }

    .meta:has(+ .asks)::after,
    .asks > li:not(:last-child)::after {
      content: none;
    }

    .asks {
      display: flex;
      flex-wrap: wrap;
      column-gap: calc(var(--_space) * 2);
    }
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
      flex: 0 1 auto;
      margin-inline-start: calc(var(--_space) * -1);
    }

    .suggestions .actions {
      margin-inline-start: 0;
      margin-block-start: calc(var(--_space) / 2);
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
