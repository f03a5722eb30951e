import type { Locket } from '@locket/memory'
import { type ChatServer, startChatServer } from './support/chat-server.ts'
import { ask, enterEndpoint } from './support/choose-model.ts'
import { openPlayground, playground } from './support/playground.ts'
import { expect, test as base } from './support/test.ts'

const test = base.extend<{ readonly server: ChatServer }>({
  server: async ({ watch }, use) => {
    const server = await startChatServer()
    // The one other host that this page may ask, because the test enters it.
    watch.expectErrors(new RegExp(`^asked for http://${server.host}/v1/chat/completions$`))
    await use(server)
    await server.close()
  },
})

test('a model that the person enters answers, piece by piece, and is given what Locket puts together', async ({ context, server }) => {
  const { page, say } = await openPlayground(context)
  await say('I live in Lisbon.')
  await enterEndpoint(page, { url: server.url })
  await expect(page.locator('.answerer')).toContainText(`tiny at ${server.host} answers. What you say is sent there`)
  expect(server.requests).toEqual([])

  server.answer({ type: 'slow', pieces: ['You live', ' in ', 'Lisbon.'] })
  await page.getByLabel('Your message').fill('Where do I live?')
  await page.getByLabel('Your message').press('Enter')
  const reply = page.locator('.entry[data-reply]')
  await expect(reply).toHaveAttribute('data-reply', 'writing')
  await expect(reply.locator('.said')).toHaveText('You live')
  server.goOn()
  await expect(reply).toHaveAttribute('data-reply', 'whole')
  await expect(reply.locator('.said')).toHaveText('You live in Lisbon.')

  const [sent] = server.requests
  expect(sent?.body).toMatchObject({ model: 'tiny', stream: true })
  expect(sent?.body.messages.map(({ role }) => role)).toEqual(['system', 'user', 'user', 'user'])
  expect(sent?.body.messages[1]?.content).toContain('<memories')
  expect(sent?.body.messages[1]?.content).toContain('Lisbon')
  expect(sent?.body.messages.at(-1)?.content).toBe('Where do I live?')
  expect([sent?.authorization, sent?.cookie]).toEqual([undefined, undefined])

  // Exactly that is shown under the answer.
  await reply.locator('summary').first().click()
  await expect(reply.locator('.parts')).toContainText('<memories')
  await expect(reply.locator('.parts')).toContainText('Where do I live?')
})

test('the conversation with a model is there after a reload, and goes on', async ({ context, server }) => {
  const { page } = await openPlayground(context)
  await enterEndpoint(page, { url: server.url, key: 'sk-local-1', keep: true })
  server.answer({ type: 'whole', text: 'Good to know.' })
  expect(await ask(page, 'My dog is called Biscuit.')).toEqual({ text: 'Good to know.', state: 'whole' })

  await page.reload()
  await playground(page)
  await expect(page.locator('.entry .said')).toHaveText(['My dog is called Biscuit.', 'Good to know.'])
  await expect(page.locator('.answerer')).toContainText(server.host)
  await ask(page, 'What is my dog called?')
  expect(server.requests.at(-1)?.authorization).toBe('Bearer sk-local-1')
  expect(
    server.requests
      .at(-1)
      ?.body.messages.filter(({ role }) => role === 'assistant')
      .map(({ content }) => content),
  ).toEqual(['Good to know.'])
})

test('a key is kept in this page alone unless the person wants it kept, and goes with “Stop sending”', async ({ context, server }) => {
  const { page } = await openPlayground(context)
  await enterEndpoint(page, { url: server.url, key: 'sk-not-kept' })
  await ask(page, 'Hello')
  expect(server.requests[0]?.authorization).toBe('Bearer sk-not-kept')
  const stored = (): Promise<string> => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(await stored()).not.toContain('sk-not-kept')

  await page.reload()
  await playground(page)
  await expect(page.locator('.answerer')).toContainText('Nobody answers here')
  await enterEndpoint(page, { url: server.url, key: 'sk-kept', keep: true })
  expect(await stored()).toContain('sk-kept')
  await page.getByRole('button', { name: 'Stop sending' }).click()
  expect(await stored()).not.toContain('sk-kept')
  await expect(page.locator('.answerer')).toContainText('Nobody answers here')
})

test('an answer can be stopped, and what was written until then stays', async ({ context, server }) => {
  const { page } = await openPlayground(context)
  await enterEndpoint(page, { url: server.url })
  server.answer({ type: 'slow', pieces: ['The beginning', ' and the end'] })
  await page.getByLabel('Your message').fill('Tell me')
  await page.getByLabel('Your message').press('Enter')
  await expect(page.locator('.entry[data-reply] .said')).toHaveText('The beginning')
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(page.locator('.entry[data-reply]')).toHaveAttribute('data-reply', 'stopped')
  await expect(page.locator('.entry[data-reply]')).toContainText('You stopped it')
  server.goOn()
  await expect(page.locator('.entry[data-reply] .said')).toHaveText('The beginning')
})

test('an answer on its way does not stay when its conversation, or anything else, is forgotten', async ({ context, server }) => {
  const { page, say, memory, panel } = await openPlayground(context)
  await say('My dog is called Zorblax.')
  await enterEndpoint(page, { url: server.url })
  const begin = async (question: string): Promise<void> => {
    server.answer({ type: 'slow', pieces: ['Zorblax is', ' a fine name'] })
    await page.getByLabel('Your message').fill(question)
    await page.getByLabel('Your message').press('Enter')
    await expect(page.locator('.entry[data-reply] .said')).toHaveText('Zorblax is')
  }
  await begin('What is my dog called?')
  await memory('Zorblax')
    .getByRole('button', { name: /^Forget/ })
    .click()
  await panel.getByRole('button', { name: 'Yes, forget' }).click()
  await expect(page.locator('.entry[data-reply]')).toHaveCount(0, { timeout: 60_000 })

  await page.getByRole('button', { name: 'New conversation' }).click()
  await begin('And now?')
  await page.locator('.threads .shown').click()
  await page.getByRole('button', { name: /^Forget “And now/ }).click()
  await page.getByRole('button', { name: 'Yes, forget it' }).click()
  await expect(page.locator('#threads li').filter({ hasText: 'And now' })).toHaveCount(0)
  await expect(page.locator('.leaving')).toHaveCount(0, { timeout: 60_000 })
  const kept = await page.evaluate(async () => {
    const { locket } = document.querySelector<HTMLElement & { readonly locket: Locket }>('locket-panel') ?? {}
    const { items = [] } = (await locket?.threads()) ?? {}
    return Promise.all(items.map(async ({ id }) => (await locket?.thread(id).turns())?.map(({ text }) => text)))
  })
  expect(JSON.stringify(kept)).not.toContain('Zorblax')
  expect(JSON.stringify(kept)).not.toContain('And now')
})

test('an answer that is cut off, refused or too long says so', async ({ context, server, watch }) => {
  watch.expectErrors(/net::ERR_(INCOMPLETE_CHUNKED_ENCODING|CONNECTION_RESET)/)
  const { page } = await openPlayground(context)
  await enterEndpoint(page, { url: server.url })
  server.answer({ type: 'cut-off', pieces: ['Half of'] })
  await page.getByLabel('Your message').fill('One')
  await page.getByLabel('Your message').press('Enter')
  await expect(page.locator('.entry[data-reply] .said')).toHaveText('Half of')
  server.goOn()
  await expect(page.locator('.entry[data-reply]')).toHaveAttribute('data-reply', 'cut-off')
  await expect(page.locator('.entry[data-reply]').last()).toContainText('The connection ended in the middle of it')
  server.answer({ type: 'refusal', text: 'I cannot help with that.' })
  expect(await ask(page, 'Two')).toEqual({ text: 'I cannot help with that.', state: 'refused' })
  server.answer({ type: 'stream', pieces: ['Long'], finish: 'length' })
  expect(await ask(page, 'Three')).toEqual({ text: 'Long', state: 'limit' })
})

test('errors say what happened and what to do, keep the message, and can be tried again', async ({ context, server, watch }) => {
  watch.expectErrors(/Failed to load resource|net::ERR_/)
  const { page } = await openPlayground(context)
  await enterEndpoint(page, { url: server.url, key: 'sk-wrong' })
  const cases = [
    [{ type: 'status', status: 401, body: '{"error":{"message":"bad key"}}' }, 'The server wants another key.'],
    [{ type: 'status', status: 404, body: '{"error":{"message":"model \\"tiny\\" not found"}}' }, 'The server said: “model "tiny" not found”'],
    [{ type: 'status', status: 429, body: '' }, 'too much to do'],
    [{ type: 'status', status: 500, body: 'oops' }, 'The server had an error.'],
    [{ type: 'status', status: 400, body: '{"error":{"code":"context_length_exceeded"}}' }, 'too long for the model'],
    [{ type: 'status', status: 200, body: '<!doctype html>' }, 'not a model'],
    [{ type: 'error-inside', message: 'out of memory' }, 'out of memory'],
    [{ type: 'redirect', to: 'http://127.0.0.1:9/' }, 'The server did not answer.'],
    [{ type: 'stream', pieces: [''] }, 'There was no answer.'],
  ] as const
  await page.getByLabel('Your message').fill('Hello')
  await page.getByLabel('Your message').press('Enter')
  await expect(page.locator('.entry[data-reply="whole"]')).toHaveCount(1)
  for (const [how, message] of cases) {
    server.answer(how)
    expect(await ask(page, `And ${message}`)).toEqual({ text: '', state: 'failed' })
    await expect(page.locator('.entry[data-reply]').last().getByRole('alert')).toContainText(message)
    // The failed one goes when it is tried again.
    server.answer({ type: 'stream', pieces: ['Now', ' it works.'] })
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.locator('.entry[data-reply]').last().locator('.said')).toHaveText('Now it works.')
    await expect(page.locator('.entry[data-reply="failed"]')).toHaveCount(0)
  }
})

test('a server that is not there gets a clear message', async ({ context, watch }) => {
  watch.expectErrors(/127\.0\.0\.1:9|net::ERR_/)
  const { page } = await openPlayground(context)
  await enterEndpoint(page, { url: '127.0.0.1:9' })
  expect((await ask(page, 'Hello')).state).toBe('failed')
  await expect(page.locator('.entry[data-reply]').getByRole('alert')).toContainText('Is it running')
})

test('the page can connect to nothing but itself, and its frame to nothing but what was entered', async ({ context, server, watch }) => {
  watch.expectErrors(/Content[ -][Ss]ecurity[ -][Pp]olicy|violates|net::ERR_BLOCKED_BY_CSP/i)
  const other = await startChatServer()
  const { page } = await openPlayground(context)
  await enterEndpoint(page, { url: server.url })
  await ask(page, 'Hello')
  const reaches = (url: string): Promise<boolean> =>
    fetch(url, { method: 'POST', body: '{}' }).then(
      () => true,
      () => false,
    )
  const frame = page.frames().find((each) => each.url().includes('model.html'))
  expect(await page.evaluate(reaches, `${server.url}/chat/completions`)).toBe(false)
  expect(await frame?.evaluate(reaches, `${other.url}/chat/completions`)).toBe(false)
  expect(await frame?.evaluate(reaches, `http://${server.host}/elsewhere`)).toBe(false)
  expect(await frame?.evaluate(reaches, `${server.url}/chat/completions`)).toBe(true)
  expect(other.requests).toEqual([])
  expect(server.requests).toHaveLength(2)
  await other.close()
})

test.describe('kept for use offline', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the frame that asks is as narrow when it comes out of the cache', async ({ context, server, watch }) => {
    watch.expectErrors(/Content[ -][Ss]ecurity[ -][Pp]olicy|violates/i)
    const { page } = await openPlayground(context)
    await expect(page.locator('[data-offline="ready"]')).toBeVisible({ timeout: 60_000 })
    await page.reload()
    await playground(page)
    await enterEndpoint(page, { url: server.url })
    expect((await ask(page, 'Hello')).state).toBe('whole')
    const frame = page.frames().find((each) => each.url().includes('model.html'))
    const elsewhere = await frame?.evaluate(async (url) => (await fetch(url).catch(() => null)) === null, `http://${server.host}/elsewhere`)
    expect(elsewhere).toBe(true)
  })
})

test('without an endpoint nothing leaves, whatever is said, shown or typed into the form', async ({ context, server, guard }) => {
  const { page, say, given } = await openPlayground(context)
  const asked: string[] = []
  context.on('request', (request) => asked.push(new URL(request.url()).origin))
  await say('I live in Lisbon.')
  await given('Where do I live?')
  await page.getByRole('button', { name: 'Choose who answers…' }).click()
  const form = page.getByRole('form', { name: 'Who answers?' })
  await form.getByRole('radio', { name: /^A server that I enter/ }).check()
  await form.getByLabel('Address').fill(server.url)
  // It says where it would go before anything goes there.
  await expect(form).toContainText(`is sent to ${server.url}/chat/completions`)
  await form.getByRole('button', { name: 'Use it' }).click()
  await expect(form.getByRole('alert')).toContainText('Say which model')
  await form.getByRole('button', { name: 'Cancel' }).click()
  await say('We deploy to eu-west-2.')
  await expect(page.locator('.entry[data-reply]')).toHaveCount(0)
  expect(server.requests).toEqual([])
  expect(asked.filter((origin) => origin !== new URL(page.url()).origin)).toEqual([])
  expect(guard.takeAttempts()).toEqual([])
})

test('a password is not sent either, and what a model was given goes from the page when something is forgotten', async ({ context, server }) => {
  const { page, memory, panel } = await openPlayground(context)
  await enterEndpoint(page, { url: server.url })
  await ask(page, 'My dog is called Zorblax. The staging password is Vexing-Otter-7731!')
  expect(JSON.stringify(server.requests)).toContain('Zorblax')
  expect(JSON.stringify(server.requests)).not.toContain('Vexing-Otter')
  await expect(page.locator('.talk')).toContainText('Zorblax')
  await memory('Zorblax')
    .first()
    .getByRole('button', { name: /^Forget/ })
    .click()
  await panel.getByRole('button', { name: 'Yes, forget' }).click()
  await expect(page.locator('.talk')).not.toContainText('Zorblax')
})

test.describe('with a model of the browser', () => {
  test.beforeEach(async ({ context }) => {
    await context.addInitScript(() => {
      // A stand-in with the shape of the Prompt API.
      const asked: unknown[] = []
      const session = (options: { readonly initialPrompts?: unknown }) => ({
        destroy: () => undefined,
        promptStreaming: (input: string, { signal }: { readonly signal: AbortSignal }) => {
          asked.push([options.initialPrompts, input])
          return new ReadableStream<string>({
            start(controller) {
              if (input.includes('forbidden')) return controller.error(new DOMException('no', 'NotReadableError'))
              if (input.includes('enormous')) return controller.error(Object.assign(new Error('too much'), { name: 'QuotaExceededError' }))
              controller.enqueue('From this ')
              if (input.includes('slowly')) return signal.addEventListener('abort', () => controller.error(signal.reason))
              controller.enqueue('browser.')
              controller.close()
            },
          })
        },
      })
      Object.assign(globalThis, {
        asked,
        LanguageModel: {
          availability: async () => 'downloadable',
          create: async (options: { readonly monitor?: (target: EventTarget) => void; readonly initialPrompts?: unknown }) => {
            const target = new EventTarget()
            options.monitor?.(target)
            target.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded: 0.5 }))
            return session(options)
          },
        },
      })
    })
  })

  test('it answers, can be stopped and refuse, and nothing leaves', async ({ context }) => {
    const { page } = await openPlayground(context)
    await page.getByRole('button', { name: 'Choose who answers…' }).click()
    const form = page.getByRole('form', { name: 'Who answers?' })
    await expect(form).toContainText('The browser gets it first from its own maker')
    await form.getByRole('radio', { name: /own model/ }).check()
    await form.getByRole('button', { name: 'Use it' }).click()
    await expect(page.locator('.answerer')).toContainText('does not leave this device')

    expect(await ask(page, 'I live in Lisbon.')).toEqual({ text: 'From this browser.', state: 'whole' })
    expect(await ask(page, 'Say something forbidden')).toMatchObject({ state: 'refused' })
    expect(await ask(page, 'Something enormous')).toMatchObject({ state: 'failed' })
    await expect(page.getByRole('alert')).toContainText('too long for the model')
    await page.getByLabel('Your message').fill('Answer slowly')
    await page.getByLabel('Your message').press('Enter')
    await expect(page.locator('.entry[data-reply]').last().locator('.said')).toHaveText('From this ')
    await page.getByRole('button', { name: 'Stop', exact: true }).click()
    await expect(page.locator('.entry[data-reply]').last()).toHaveAttribute('data-reply', 'stopped')
    const [, [prompts, question]] = await page.evaluate(() => Reflect.get(globalThis, 'asked') as [unknown, [readonly { readonly role: string }[], string]])
    expect(prompts[0]?.role).toBe('system')
    expect(question).toBe('Say something forbidden')
  })
})
