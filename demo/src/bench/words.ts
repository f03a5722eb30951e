import type { Outcome } from '@locket/bench'

const OUTCOMES: Readonly<Record<Outcome, string>> = {
  current: 'current',
  conflict: 'old and new',
  stale: 'only old',
  missing: 'missing',
  leaked: 'leaked',
  clean: 'nothing told',
}

/** Every word of the bench page, in one place. */
export const words = {
  title: 'How memory designs compare',
  back: 'Back to the playground',
  skip: 'Skip to the results',
  intro:
    'One developer talks to an assistant for thirty working days. Fifteen facts are told, eight change later, two must be forgotten. ' +
    'Then each design is asked about every fact, and what it would put before a model is checked word by word. No model is called, and all of it runs in this browser.',

  setup: {
    legend: 'What to measure',
    published: 'Ten published designs',
    static: 'Vector search, static table',
    staticHint: 'seconds; the model has 8 MB',
    minilm: 'Vector search, MiniLM',
    minilmHint: 'some minutes; the model has 37 MB with its runtime',
    locket: 'Locket itself, from the raw messages',
    grown: 'The grown scenario: 1,000 keys, 300 sessions',
    run: 'Run the bench',
    cancel: 'Cancel',
  },
  progress: 'Progress',
  cancelled: 'Cancelled. Nothing of the run is kept.',
  failed: 'It did not finish.',
  inFile: (place: string) => `In the file: ${place}.`,
  done: 'The bench is done; the results are below.',

  forms: {
    legend: 'Questions',
    both: 'Literal and reworded',
    literal: 'Literal',
    paraphrase: 'Reworded',
    far: 'Far (no word in common)',
  },
  scenario: { legend: 'Scenario', thirtyDays: 'Thirty days', grown: 'Grown' },

  outcomes: {
    title: 'What the model would be told',
    about: (live: number, forgotten: number) => `${live} questions about live facts and ${forgotten} about forgotten ones, one bar a design.`,
    names: OUTCOMES,
    staleOrMissing: 'only old, or missing',
    empty: 'forgotten, nothing told',
  },
  cost: {
    title: 'What it costs',
    about:
      'Tokens injected for a question (each step to the right is ten times as many) against the share of live facts that are told right. Up and left is better. The numbers are the rows of the table.',
    x: 'tokens a question',
    y: 'told right, %',
    locket: 'Locket',
  },
  table: {
    title: 'All figures',
    about: 'Published figures in grey under ours. Rows 1 to 5 and 10 follow from the scenario and must be the same.',
    row: 'Row',
    policy: 'Design',
    current: 'Current',
    conflict: 'Old and new',
    staleOrMissing: 'Only old, or missing',
    leaked: 'Leaked',
    tokens: 'Tokens',
    recall: 'Recall',
    precision: 'Precision',
    freshness: 'Freshness',
    boundary: 'Leaks, others, orders',
    published: 'published',
    earlier: 'earlier',
    none: '–',
    axes: 'Recall: the current value is there. Precision: share of the injected lines that are about the asked fact. Freshness: no old value is there. The last column counts questions that brought a forgotten value, a line of another user, or an order that was not the user’s: all must be 0.',
  },
  notes: { title: 'Where ours differ from the published', row: (row: number) => `Row ${row}: ` },
  mistakes: {
    title: 'Locket’s mistakes',
    none: 'None in these scenarios.',
    count: (count: number) => `${count} in all, one by one.`,
    expected: (value: string | null) => (value === null ? 'nothing should be told' : `expected “${value}”`),
    injected: 'What was injected',
    nothing: '(nothing)',
  },
  probe: {
    title: 'One question, side by side',
    about: 'Choose a question to see what each design would have put before the model.',
    label: 'Question',
    day: (day: number) => `Day ${day}`,
    expected: (value: string | null) => (value === null ? 'It was forgotten: nothing of it may be told.' : `True then: ${value}`),
    tokens: (count: number) => `${count.toLocaleString('en')} tokens`,
    nothing: '(nothing is injected)',
  },
  files: {
    title: 'Keep and compare',
    json: 'Download as JSON',
    csv: 'Download as CSV',
    text: 'Download as text',
    compare: 'Compare with an earlier run…',
    compared: (name: string) => `Compared with ${name}.`,
  },
  dataSet: {
    title: 'Public data sets',
    about:
      'Open locomo10.json or a longmemeval file that you have. It is read in this browser and goes nowhere. Ticked above: which vector search is measured too.',
    open: 'Open a data set…',
    questions: 'At most so many questions',
    all: 'all',
    level: 'Level',
    pool: 'Pool',
    turns: 'turns',
    sessions: 'sessions',
    hit: (k: number) => `hit@${k}`,
    recall: (k: number) => `recall@${k}`,
    mrr: 'MRR',
    summary: (name: string, conversations: number, questions: number, depth: number) =>
      `${name}: ${conversations} conversations, ${questions} questions, ${depth} turns ranked at most.`,
    leftOut: (count: number, reason: string) => `${count} left out: ${reason}.`,
  },
}
