import { describe, expect, it } from 'vitest'
import { createCipher } from './cipher.ts'
import { createKeyFile, type KeyFile, openKeyFile } from './key-file.ts'
import type { KeyBytes } from './key-folder.ts'
import { createTestKeyFolder, type TestKeyFolder } from './test-key-folder.ts'

const EPOCH = '0123456789abcdef'.repeat(2)
const REFUSED = { code: 'REFUSED', details: { reason: 'passphrase' } }

async function bytesIn(folder: TestKeyFolder): Promise<KeyBytes> {
  const bytes = await folder.open('one', true)
  if (bytes === null) throw new Error('the test folder makes every file')
  return bytes
}

async function newFile(): Promise<{ readonly folder: TestKeyFolder; readonly file: KeyFile; reopen(passphrase?: string): Promise<KeyFile> }> {
  const folder = createTestKeyFolder()
  const file = createKeyFile(await bytesIn(folder), EPOCH)
  return { folder, file, reopen: async (passphrase) => openKeyFile(await bytesIn(folder), EPOCH, passphrase) }
}

function keysOf(file: KeyFile, count: number): string[] {
  return Array.from({ length: count }, (_, slot) => file.keyOf(slot).join())
}

const nothing = async (): Promise<void> => undefined

describe('slots', () => {
  it('have a key each, the same for every handle and after opening again', async () => {
    const { file, reopen } = await newFile()
    file.fill(0, 20)
    expect(new Set([...keysOf(file, 20), file.keyOf(null).join()]).size).toBe(21)
    const again = await reopen()
    expect(keysOf(again, 20)).toEqual(keysOf(file, 20))
    expect(again.secret).toBe(file.secret)
    const all = file.snapshot()
    expect(Array.from({ length: 20 }, (_, slot) => all(slot).join())).toEqual(keysOf(file, 20))
  })

  it('are overwritten alone, also where neighbours are written in one go', async () => {
    const { folder, file } = await newFile()
    file.fill(0, 3_000)
    const before = keysOf(file, 3_000)
    const old = folder.copy('one')
    let writes = 0
    await file.overwrite([2_990, 3, 5, 5, 900], async () => void writes++)
    file.flush()
    const after = keysOf(file, 3_000)
    expect(before.flatMap((key, slot) => (key === after[slot] ? [] : [slot]))).toEqual([3, 5, 900, 2_990])
    expect(writes).toBe(2)
    const changed = Array.from(folder.copy('one') ?? []).filter((byte, at) => byte !== old?.[at]).length
    expect(changed).toBeGreaterThan(100)
    expect(changed).toBeLessThanOrEqual(4 * 32)
  })

  it('seal rows that open under their own name and key only', async () => {
    const { file } = await newFile()
    file.fill(0, 2)
    const text = new TextEncoder().encode('Lives in Porto.')
    const sealed = await createCipher(file, false).seal(1, 'memories|a', text)
    expect(new TextDecoder().decode(await createCipher(file, true).open(1, 'memories|a', sealed))).toBe('Lives in Porto.')
    const fails = [
      () => createCipher(file, false).open(0, 'memories|a', sealed),
      () => createCipher(file, false).open(null, 'memories|a', sealed),
      () => createCipher(file, false).open(1, 'memories|b', sealed),
      () =>
        createCipher(file, false).open(
          1,
          'memories|a',
          sealed.map((byte, at) => (at === 20 ? byte ^ 1 : byte)),
        ),
    ]
    for (const failing of fails) await expect(failing()).rejects.toBeDefined()
    await file.overwrite([1], nothing)
    await expect(createCipher(file, false).open(1, 'memories|a', sealed)).rejects.toBeDefined()
  })
})

describe('a key file of another database', () => {
  it('is told as lost keys', async () => {
    const { folder } = await newFile()
    const other = 'f'.repeat(32)
    await expect(openKeyFile(await bytesIn(folder), other, undefined)).rejects.toMatchObject({ code: 'STORAGE_CORRUPT', details: { reason: 'keys-foreign' } })
    folder.restore('one', new Uint8Array(0))
    await expect(openKeyFile(await bytesIn(folder), EPOCH, undefined)).rejects.toMatchObject({ code: 'STORAGE_CORRUPT' })
  })
})

describe('a passphrase', () => {
  it('is needed from then on, changes without touching a slot, and can be taken off', async () => {
    const { folder, file, reopen } = await newFile()
    file.fill(0, 4)
    const keys = keysOf(file, 4)
    const root = folder.copy('one')?.slice(32, 64) ?? new Uint8Array(0)
    await file.setPassphrase('first words')
    expect(holds(folder.copy('one'), root)).toBe(false)
    await expect(reopen()).rejects.toMatchObject(REFUSED)
    await expect(reopen('other words')).rejects.toMatchObject(REFUSED)
    expect(keysOf(await reopen('first words'), 4)).toEqual(keys)

    await file.setPassphrase('second words')
    await expect(reopen('first words')).rejects.toMatchObject(REFUSED)
    expect(keysOf(await reopen('second words'), 4)).toEqual(keys)
    expect(file.isWrapped()).toBe(true)

    await file.setPassphrase(null)
    expect(file.isWrapped()).toBe(false)
    expect(keysOf(await reopen(), 4)).toEqual(keys)
  }, 30_000)

  it('that is being set when everything ends is set or not, and the root is not left beside it', async () => {
    const { folder, file } = await newFile()
    const root = folder.copy('one')?.slice(32, 64) ?? new Uint8Array(0)
    const copies: Uint8Array<ArrayBuffer>[] = []
    const bytes = await bytesIn(folder)
    const watched = {
      ...bytes,
      flush() {
        bytes.flush()
        copies.push(folder.copy('one') ?? new Uint8Array(0))
      },
    }
    file.close()
    await (await openKeyFile(watched, EPOCH, undefined)).setPassphrase('words')
    expect(copies.length).toBe(3)
    for (const [at, copy] of copies.entries()) {
      folder.restore('one', copy)
      await openKeyFile(await bytesIn(folder), EPOCH, 'words')
      expect(holds(folder.copy('one'), root)).toBe(at === 0)
    }
  }, 30_000)
})

function holds(bytes: Uint8Array | null, part: Uint8Array): boolean {
  return bytes !== null && Buffer.from(bytes).includes(Buffer.from(part))
}
