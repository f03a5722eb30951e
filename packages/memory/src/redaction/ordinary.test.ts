import { describe, expect, it } from 'vitest'
import { DEFAULT_DETECTORS } from './default-detectors.ts'
import { redact } from './redact.ts'

/** What people say about secrets, and what only looks like one. */
const HARMLESS: readonly string[] = [
  'Change the password here: https://example.com/reset',
  'You can reset your password at: https://example.com/reset?step=2',
  'https://shop.example.com/cart?code=SUMMER2024',
  'The API key is passed in the header.',
  'The API key is read from the environment.',
  'The API key is per user.',
  'Our API key is limited to 100 requests.',
  'The access token is returned by the login call.',
  'The access token is issued by Auth0.',
  'The access token lifetime is 15min.',
  'The refresh token is rotated.',
  'The session token is validated on each request.',
  'The secret token is injected by Kubernetes.',
  'The password is entered twice.',
  'The password is between 8 and 64 characters.',
  'The password is empty by default.',
  'Our password: minimum 12 characters.',
  'My password is older than my kids.',
  'My password is taped under the desk.',
  'The license key is printed on the box.',
  'The passcode is six digits.',
  'Passwort-Feld mit Placeholder123 testen',
  'La contraseña es demasiado corta.',
  'Le mot de passe est généré automatiquement.',
  'Le mot de passe est requis.',
  'A senha é gerada automaticamente.',
  'A palavra-chave é consistência.',
  'A palavra-chave da campanha: sustentabilidade',
  'パスワードは英数字で',
  'export TOKEN=$(cat token.txt)',
  `DB_PASSWORD=\${DB_PASSWORD:-changeme}`,
  'access_token: Mapped[str]',
  'ssl_key: /etc/ssl/private/server.key',
  'Cookie: lang=de-AT; theme=dark',
  'Authorization: Bearer token',
  'Authorization: Basic auth is used',
  '<password>string</password>',
  '"integrity": "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="',
  'sha512-z4PhNX7vuL3xVChQ1m2AB9Yg5AULVxXcg/SpIdNs6c5H0NE8XYXysP+DGNKHfuwvY7kxvUdBeoGlODJ6+SfaPg==',
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk',
  'IPFS hash QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWnPBdG',
  'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJx5m2Q7 ana@laptop',
  'IMEI 490154203237518',
  'PubChem CID 2244 is aspirin',
  'The vault: 1200 photos so far.',
  'Safe: 4000 steps a day',
  'I use llama3.1-70b for everything',
  'My order number is 302-5538271-9921145.',
  'Open 9:00–17:30, call 020 7946 0123',
]

/** In brackets what has to go. */
const TOLD: readonly string[] = [
  'my password is: ⟦tulip⟧',
  'my password -> ⟦tulip⟧',
  '**Password:** ⟦tulip⟧',
  '<db-password>⟦tulip⟧</db-password>',
  'my atm code is ⟦4711⟧',
  'the cvv2 (⟦931⟧)',
  'card ⟦4111–1111–1111–1111⟧',
  'card ⟦4111\u00A01111\u00A01111\u00A01111⟧',
  'amex ending 10005 cid ⟦1234⟧',
  'Cookie: theme=dark; sid=⟦abcdef⟧',
  'A palavra-chave é ⟦luna1988⟧',
  'the shop token shpat_⟦0123456789abcdef0123456789abcdef⟧',
  'https://hooks.slack.com/services/⟦T00000000/B00000000/abcdEFGHijkl0123456789XX⟧',
  'https://discord.com/api/webhooks/⟦123456789012345678/abcdEFGHijkl0123456789XXabcd⟧',
]

describe('ordinary talk about secrets', () => {
  it.each(HARMLESS)('leaves alone: %s', (sentence) => {
    expect(redact(sentence, DEFAULT_DETECTORS).text).toBe(sentence)
  })

  it.each(TOLD)('takes the secret out of: %s', (sentence) => {
    const { text } = redact(sentence.replace(/[⟦⟧]/g, ''), DEFAULT_DETECTORS)
    for (const [, secret = ''] of sentence.matchAll(/⟦([^⟧]+)⟧/g)) expect(text).not.toContain(secret)
    expect(redact(text, DEFAULT_DETECTORS).text).toBe(text)
  })
})
