import type { ImportResult, MemoryErrorCode } from '@locket/memory'
import { importedText } from '../imported-text.ts'
import { codeOf, type Surroundings } from './surroundings.ts'

/** Export to a file, and import with a look at what it would change before anything is kept. */
export interface Transfer {
  readonly importing: Importing | null
  /** Name of the file that was last saved. */
  readonly exported: string | null
  readonly problem: MemoryErrorCode | null
  /** Hands the file to `save`. */
  export(save: (file: Blob, name: string) => void): Promise<void>
  /** The line about the saved file was read. */
  dismiss(): void
  open(): void
  choose(file: File): Promise<void>
  option(options: Partial<Pick<Importing, 'onConflict' | 'restoreForgotten'>>): Promise<void>
  confirm(): Promise<void>
  leave(): void
}

export interface Importing {
  readonly file: File | null
  readonly onConflict: 'keep' | 'replace'
  readonly restoreForgotten: boolean
  /** What it would do; `null` while the file is read. */
  readonly preview: ImportResult | null
  /** Forgotten here, whatever is chosen about them. */
  readonly forgotten: number
  readonly done: ImportResult | null
  readonly busy: boolean
  readonly problem: MemoryErrorCode | null
}

const NEW: Importing = { file: null, onConflict: 'keep', restoreForgotten: false, preview: null, forgotten: 0, done: null, busy: false, problem: null }

export function createTransfer(around: Surroundings): Transfer {
  let importing: Importing | null = null
  let exported: string | null = null
  let problem: MemoryErrorCode | null = null

  function set(next: Importing | null): void {
    importing = next
    around.changed()
  }

  async function preview(next: Importing): Promise<void> {
    const { file, onConflict, restoreForgotten } = next
    if (file === null) return
    set({ ...next, busy: true, problem: null })
    const mine = importing
    try {
      const result = await around.locket.import(file, { dryRun: true, onConflict, restoreForgotten })
      if (importing !== mine) return
      set({ ...next, preview: result, forgotten: restoreForgotten ? next.forgotten : result.forgotten, busy: false, problem: null })
    } catch (error) {
      if (importing !== mine) return
      set({ ...NEW, problem: codeOf(error, around.words()) })
    }
  }

  return {
    get importing() {
      return importing
    },
    get exported() {
      return exported
    },
    get problem() {
      return problem
    },
    async export(save) {
      problem = null
      exported = null
      try {
        const file = await around.own(around.locket.export({ conversations: true }))
        exported = `locket-${new Date().toISOString().slice(0, 10)}.json`
        save(file, exported)
        around.say(around.words().exported(exported))
      } catch (error) {
        problem = codeOf(error, around.words())
      }
      around.changed()
    },
    dismiss() {
      exported = null
      problem = null
      around.changed()
    },
    open() {
      exported = null
      problem = null
      set(NEW)
      around.focus('import-file')
    },
    async choose(file) {
      await preview({ ...NEW, file })
      if (importing?.preview !== null) around.focus('import-yes')
    },
    async option(options) {
      if (importing !== null) await preview({ ...importing, ...options })
    },
    async confirm() {
      if (importing === null || importing.file === null || importing.busy) return
      const { file, onConflict, restoreForgotten } = importing
      set({ ...importing, busy: true })
      try {
        const done = await around.own(around.locket.import(file, { onConflict, restoreForgotten }))
        set({ ...NEW, done })
        around.say(importedText(done, around.words(), around.formats()))
        around.focus('import-close')
      } catch (error) {
        set({ ...importing, busy: false, problem: codeOf(error, around.words()) })
      }
    },
    leave() {
      set(null)
      around.focus('menu')
    },
  }
}
