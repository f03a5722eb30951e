import { openLocket } from '@locket/memory'

// The one thing an app does with Locket, the same under every bundler. `?embedder=` and `?assets=` come from the check.
const query = new URLSearchParams(location.search)

async function main() {
  const locket = await openLocket({
    user: 'consumer',
    tenant: query.get('embedder') ?? 'default',
    embedder: query.get('embedder') ?? undefined,
    assets: query.get('assets') ?? undefined,
  })
  await locket.remember([{ text: 'My sister is a physician.' }, { text: 'The invoices are kept in the blue folder.' }])
  await locket.observe({ role: 'user', text: 'I live in Berlin.' })
  const learnt = await locket.settled()
  await ready(locket)
  const recall = await locket.recall('Who works as a doctor?', { profile: false })
  return {
    learnt: learnt.map((decision) => decision.op),
    first: recall.memories[0]?.memory.text ?? null,
    legs: recall.legs,
    embedder: (await locket.status()).embedder.name,
  }
}

async function ready(locket) {
  for (;;) {
    const { embedder } = await locket.status()
    if (embedder.state === 'ready') return
    if (embedder.state === 'failed') throw new Error(`The embedder failed: ${JSON.stringify(embedder.error)}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

main().then(
  (value) => {
    globalThis.outcome = value
  },
  (error) => {
    globalThis.outcome = { error: `${error.name} ${error.code ?? ''} ${error.message} ${JSON.stringify(error.details ?? {})} ${error.cause?.message ?? ''}` }
  },
)
