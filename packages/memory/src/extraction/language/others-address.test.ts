import { describe, expect, it } from 'vitest'
import { converse, heldMemory } from '../test-support.ts'
import { goesToAnother, isOfAnother } from './others-address.ts'

describe('whose an address is', () => {
  it.each([
    'Write an email to ben@example.org that I will be late.',
    'I wrote to complaints@example.org and got nothing back.',
    'I got a mail from ben@example.org today.',
    'Forward it to ben@example.org please',
    'I called 0300 999 and nobody answered.',
    'Schreib eine Mail an ben@example.org.',
    'Ich habe gestern an ben@example.org geschrieben.',
    'Ayer me llegó un correo de ben@example.org.',
  ])("somebody else's: %s", (text) => {
    const held = [heldMemory('contact.email', 'mara@example.com', 'Email is mara@example.com'), heldMemory('contact.phone', '0300 123', 'Phone is 0300 123')]
    expect(goesToAnother(text)).toBe(true)
    expect(converse([text], held).current).toEqual(held.map((memory) => memory.text))
  })

  it.each([
    'My email is ana@example.org.',
    "I've changed my email to ana@example.org.",
    'Mail me at ana@example.org from now on.',
    "They've shut down my work mailbox, so write to ana@example.org.",
    'Write to ana@example.org instead.',
    'Meine Mail ist jetzt ana@example.org.',
    'Ahora escríbeme a ana@example.org.',
    'Mi correo de facturas es ana@example.org.',
  ])("the speaker's: %s", (text) => {
    expect(isOfAnother(text, text.search(/\S+@/))).toBe(false)
  })

  it('says nothing of the rest of the sentence', () => {
    expect(goesToAnother('I called the clinic on 0300 999 and my blood type is A positive.')).toBe(false)
  })
})
