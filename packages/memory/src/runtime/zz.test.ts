import { it } from 'vitest'
import { openLocket } from '../testing.ts'
it('t', async () => {
  const l = await openLocket({ user: 'x' })
  const say = async (text: string) => { await l.observe({ role: 'user', text }); for (const d of await l.settled()) console.log(JSON.stringify(text), '→', d.op, d.reason, d.memory?.key, '|', d.memory?.value, '|', (d.replaced ?? []).map((m) => m.text)) }
  for (const t of ['We deploy to eu-west-2.', 'I like tea.', 'I like coffee too.', 'I speak Portuguese and German.', 'I live in Berlin and work as a nurse.', 'Actually I live in Porto now.', 'We are on Node 20.', 'I am allergic to nuts.', 'I am allergic to penicillin as well.', 'My sister lives in Porto.', 'I have two cats and a dog called Rex.', 'Could you explain why it is hard to remove duplicates and keep the order?', 'How do I delete a branch in git?', 'Delete the last paragraph, please.', 'Can you clear the cache in this script?', 'Drop the table users and recreate it.', 'Can you remove the trailing spaces?', 'Forget it, let us move on.', 'The feature flag of the print service is on.', 'The feature flag of the auction service is off.','What changes for our latency from Lisbon?', 'Please forget where I live.', 'My phone is +44 20 7946 0121.', 'Delete my number.', 'I prefer short answers.', 'Ich wohne in Kiel.', 'Vivo en Madrid.']) await say(t)
  for (const m of (await l.memories()).items) console.log('HELD', m.key, '|', m.text)
})
