import { describe, expect, it } from 'vitest'
import { completionsUrl, hostOf, parseEndpoint, toPolicySource } from './endpoint.ts'

const parse = (url: string, key = '', model = 'tiny') => parseEndpoint({ url, model, key })

describe('an endpoint', () => {
  it.each([
    ['localhost:11434', 'http://localhost:11434/v1/'],
    ['127.0.0.1:8080/', 'http://127.0.0.1:8080/v1/'],
    ['http://localhost:11434/v1', 'http://localhost:11434/v1/'],
    ['https://api.example.com/v1/chat/completions', 'https://api.example.com/v1/'],
    ['api.example.com', 'https://api.example.com/v1/'],
    [' https://example.com/openai/deployments/x/ ', 'https://example.com/openai/deployments/x/'],
  ])('%s is read as %s', (url, base) => {
    expect(parse(url)).toEqual({ ok: true, endpoint: { base, model: 'tiny', key: null } })
    expect(completionsUrl(base)).toBe(`${base}chat/completions`)
  })

  it.each([
    ['', 'url'],
    ['http://', 'url'],
    ['ftp://example.com', 'scheme'],
    ['https://me:word@example.com/v1', 'name-in-url'],
    ['https://example.com/v1?key=1', 'name-in-url'],
    ['http://[::1]:11434', 'numbers'],
  ])('%j is refused: %s', (url, problem) => {
    expect(parse(url)).toEqual({ ok: false, problem })
  })

  it('wants a model, and a key that a header can carry', () => {
    expect(parse('localhost:1', '', ' ')).toEqual({ ok: false, problem: 'model' })
    expect(parse('localhost:1', 'sk-ä')).toEqual({ ok: false, problem: 'key' })
    expect(parse('localhost:1', 'a b')).toEqual({ ok: false, problem: 'key' })
  })

  it('knows this device from others', () => {
    const isThisDevice = (url: string): boolean => hostOf(url).isThisDevice
    expect(['http://localhost:1/', 'http://127.0.0.2:1/', 'http://a.localhost/'].map(isThisDevice)).toEqual([true, true, true])
    expect(['http://192.168.0.2/', 'https://localhost.example.com/', 'https://127.0.0.1.example.com/'].map(isThisDevice)).toEqual([false, false, false])
  })

  it('gives a policy no sign that it would read as its own', () => {
    expect(toPolicySource('https://example.com/a;b,c/v 1/')).toBe('https://example.com/a%3Bb%2Cc/v%201/')
  })
})
