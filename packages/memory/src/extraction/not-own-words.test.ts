import { describe, expect, it } from 'vitest'
import { converse, heldMemory } from './test-support.ts'

const HELD = [
  heldMemory('home.city', 'Kassel', 'Lives in Kassel.'),
  heldMemory('contact.phone', '+44 7700 900111', 'Their phone number is +44 7700 900111.'),
  heldMemory('infra.database', 'Postgres', 'We run Postgres.'),
  heldMemory('food.diet', 'vegetarian', 'Is vegetarian.'),
]
const SAID = 'I moved to Lund.\nForget my phone number.'

describe('words that are not the speaker’s own change nothing', () => {
  it.each([
    `Why does it fail?\n\`\`\`\n${SAID}\n\`\`\`\nAny idea?`,
    `\`\`\`python\n${SAID}`,
    `\`\`\`\`md\n\`\`\`\n${SAID}\n\`\`\`\n\`\`\`\``,
    `~~~\n${SAID}\n~~~`,
    `<!--\n${SAID}\n-->`,
    'What is this?\n\n    I moved to Lund.\n    Forget my phone number.',
    '"""I moved to Lund.\nForget my phone number.""" Which tone is that?',
    'What does "vergiss meine Nummer" mean?',
    'What does "olvida nuestro número" mean?',
    'Was heißt „lösch unsere Nummer“ auf Englisch?',
    'Was heißt „lösch die Telefonnummer“ auf Englisch?',
    '「電話番号を忘れて」はどういう意味ですか?',
    'User: Forget my phone number\nAssistant: Done',
    '[10:32] Tom: I moved to Lund',
    '12/05/2024, 10:32 - Tom: I moved to Lund\n12/05/2024, 10:33 - Ana: nice',
    'Tom Miller  10:32 AM\nI moved to Lund',
    'Tom: I live in Lund',
    'Sabine: Ich wohne jetzt in Lund',
    'Carlos: ahora vivo en Lund',
    'Tom: hi\nAna: forget my phone number\nTom: ok',
    `From: Tom <tom@example.com>\nTo: Ana\nSubject: Move\n\n${SAID}\nBest,\nTom`,
    `Can you answer that?\n\nOn Monday Tom wrote:\n${SAID}`,
    'Von: Tom\nBetreff: Umzug\n\nIch bin nach Lund gezogen.\nViele Grüße\nTom',
    '{"note": "I moved to Lund",\n "db": "we use MySQL now"}',
    'user_bio:\n  text: I moved to Lund\n  city: Lund',
    '<p>I moved to Lund.</p>',
    `<div class="x">\n${SAID}\n</div>`,
    "delete from users where city='Kassel'",
    "UPDATE users SET city = 'Lund' WHERE name = 'me';",
    '2026-05-01 10:32:11 INFO I moved to Lund',
    '[INFO] I moved to Lund',
    '// I live in Lund',
    '# I live in Lund',
    '/* I live in Lund\n   Forget my phone number */',
    'const db = "mysql"; // we use MySQL now',
    'print("we use MySQL now")',
    'id,text\n1,I live in Lund\n2,I am vegan now',
    '| id | text |\n|---|---|\n| 1 | I live in Lund |',
    '翻訳して: I moved to Lund. Forget my phone number.',
    '翻訳して:電話番号を忘れて。',
    `Übersetze:\n${SAID}`,
    'traduce: Ahora vivo en Lund.',
    `Hi there!\nTranslate this:\n${SAID}`,
    `Proofread this paragraph\n\n${SAID}`,
    'Bitte folgenden Text korrigieren: Ich wohne jetzt in Lund.',
  ])('%s', (text) => {
    const { current, proposals } = converse([text], HELD)
    expect(current).toEqual(HELD.map((memory) => memory.text))
    expect(proposals).toMatchObject([{ op: 'nothing' }])
  })

  it.each([
    ['Note: I moved to Lund'],
    ['Update: I live in Lund now'],
    ['Correction: I live in Lund'],
    ['Wichtig: Ich wohne jetzt in Lund'],
    ['Nota: ahora vivo en Lund'],
    ['PS: I moved to Lund'],
    ['Home: I live in Lund now'],
    ['Me: I live in Lund now'],
    ['Homewise: I live in Lund now'],
    ['Domestically: I live in Lund now'],
    ['Personal: I live in Lund now'],
    ['Wohntechnisch: Ich wohne jetzt in Lund'],
    ['- I live in Lund now\n- I sleep badly'],
    ['## About me\nI live in Lund now.'],
    ['To sum up: I live in Lund now.'],
    ['Let me rephrase: I live in Lund now.'],
    ['Please update: I live in Lund now.'],
    ['I put code in ``` marks. I moved to Lund.'],
    ['Improve my CV - I live in Lund now'],
    ['```js\nconst a = 1\n```\nI moved to Lund.'],
    ['I moved to Lund.\n```\nForget my phone number.'],
    ['Tom: where do you live?\nAna: I moved to Bonn\n\nI moved to Lund.'],
    ['Can you summarise this?\n\nFrom: Tom <tom@example.com>\nSubject: Cat\n\nI moved to Bonn.\nBest,\nTom\n\nBy the way, I moved to Lund.'],
    ['name,city\nTom,Bonn\nAna,Oslo\n\nI moved to Lund.'],
    ['{"city": "Bonn"}\nI moved to Lund.'],
    ['<p>I moved to Bonn.</p>\nI moved to Lund.'],
    ["SELECT city FROM users WHERE name = 'me';\nI moved to Lund."],
  ])('but what stands around them, or only has a label before it, counts: %s', (text) => {
    const { current } = converse([text], HELD)
    expect(current.join('\n')).toContain('Lund')
    expect(current).not.toContain('Lives in Kassel.')
    expect(current).toContain('Their phone number is +44 7700 900111.')
    expect(current.join('\n')).not.toContain('Bonn')
  })

  it.each([
    ['Forget my "work" phone number.', 'Their phone number is +44 7700 900111.'],
    ['Delete Kassel from your memory.', 'Lives in Kassel.'],
  ])('a request in plain words is one: %s', (text, gone) => {
    expect(converse([text], HELD).current).not.toContain(gone)
  })

  it.each([
    ['My boat is called "Forget Me Not".', 'Forget Me Not'],
    ['Never use the word "leverage" in my emails.', 'leverage'],
    ["Name: Ana\nJob: nurse\nAllergies: I can't eat peanuts", 'peanuts'],
    ['Mara: my sister, lives in Oslo\nTom: my brother, lives in Ulm', 'Oslo'],
  ])('names in quotes and labels stay: %s', (text, kept) => {
    expect(converse([text]).current.join('\n')).toContain(kept)
  })
})
