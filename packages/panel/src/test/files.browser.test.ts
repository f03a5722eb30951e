import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openFullLocket, openPanel, openTestLocket, seen, until } from './open-panel.ts'

async function openImport(): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'Import from a file' }).click()
}

test('a file is shown before anything is kept, then brought in', async () => {
  const file = await (await openFullLocket()).export()
  const locket = await openTestLocket([{ text: 'You keep bees.' }])
  const panel = await openPanel({ locket })
  await openImport()
  await userEvent.upload(page.getByLabelText('Choose a file'), new File([file], 'mine.json', { type: 'application/json' }))
  await until(() => seen(panel).includes('What mine.json would bring:'))
  expect(seen(panel)).toContain('12 new')
  expect((await locket.status()).counts.active).toBe(1)
  await page.getByRole('button', { name: 'Bring in' }).click()
  await until(() => seen(panel).includes('12 memories brought in.'))
  await until(() => seen(panel).includes('You live in Berlin.'))
  expect((await locket.status()).counts.active).toBe(10)
})

test('what was forgotten stays forgotten unless it is asked for', async () => {
  const locket = await openFullLocket()
  const file = await locket.export()
  await locket.forget({ key: 'home.city' })
  const panel = await openPanel({ locket })
  await openImport()
  await userEvent.upload(page.getByLabelText('Choose a file'), new File([file], 'mine.json'))
  await until(() => seen(panel).includes('2 were forgotten here and stay forgotten'))
  await page.getByLabelText('Bring back the 2 that I was told to forget').click()
  await until(() => seen(panel).includes('2 new'))
  await page.getByRole('button', { name: 'Bring in' }).click()
  await until(() => seen(panel).includes('You live in Berlin.'))
})

test('a file that is none changes nothing and says what to do', async () => {
  const locket = await openFullLocket()
  const { revision } = await locket.status()
  const panel = await openPanel({ locket })
  await openImport()
  await userEvent.upload(page.getByLabelText('Choose a file'), new File(['<!doctype html>'], 'page.json'))
  await until(() => seen(panel).includes('Nothing was changed.'))
  expect(seen(panel)).toContain('(INVALID_ARGUMENT)')
  expect((await locket.status()).revision).toBe(revision)
})

test('a dropped file is previewed like a chosen one', async () => {
  const file = await (await openFullLocket()).export()
  const panel = await openPanel({ locket: await openTestLocket() })
  await openImport()
  await until(() => panel.shadowRoot?.querySelector('.drop') !== null)
  const transfer = new DataTransfer()
  transfer.items.add(new File([file], 'dropped.json'))
  panel.shadowRoot?.querySelector('.drop')?.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true, composed: true, cancelable: true }))
  await until(() => seen(panel).includes('What dropped.json would bring:'))
})

test('export saves one file that can be read again', async () => {
  const locket = await openFullLocket()
  const panel = await openPanel({ locket })
  const saved: Blob[] = []
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) saved.push(blob)
    return 'blob:test'
  })
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  try {
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('button', { name: 'Export to a file' }).click()
    await until(() => /Saved as locket-\d{4}-\d{2}-\d{2}\.json/.test(seen(panel)))
  } finally {
    create.mockRestore()
    click.mockRestore()
  }
  const [file] = saved
  expect(file).toBeInstanceOf(Blob)
  expect(await (await openTestLocket()).import(file ?? new Blob(), { dryRun: true })).toMatchObject({ added: 12 })
})
