/** JSON schema of an answer. Every field is required, as servers that hold a model strictly to a schema want it. */
export const ANSWER_SCHEMA: object = objectOf({
  memories: listOf(
    objectOf({
      turn: { type: 'integer' },
      quote: { type: 'string' },
      text: { type: 'string' },
      key: { type: ['string', 'null'] },
      value: { type: ['string', 'null'] },
      kind: { type: 'string', enum: ['fact', 'event', 'rule'] },
      relation: { type: 'string', enum: ['new', 'changed', 'corrected', 'same'] },
      held: { type: ['string', 'null'] },
      confidence: { type: 'number' },
      from: { type: ['string', 'null'] },
      to: { type: ['string', 'null'] },
    }),
  ),
  nothing: listOf(
    objectOf({
      turn: { type: 'integer' },
      reason: {
        type: 'string',
        enum: ['question', 'hypothetical', 'fiction', 'quote', 'joke', 'task', 'uncertain', 'small-talk', 'forget-request', 'nothing'],
      },
    }),
  ),
})

function objectOf(properties: Readonly<Record<string, object>>): object {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false }
}

function listOf(items: object): object {
  return { type: 'array', items }
}
