/** The bytes of a key file. What is written replaces what was there, in its place; that is the whole point of it. */
export interface KeyBytes {
  size(): number
  /** `count` bytes from `at`; zeros where the file has none. */
  read(at: number, count: number): Uint8Array<ArrayBuffer>
  write(at: number, bytes: Uint8Array<ArrayBuffer>): void
  /** Returns when everything written is on the disk. */
  flush(): void
  truncate(size: number): void
  /** Twice is harmless. */
  close(): void
}

/** Where key files are kept. Several handles of one file may be open at once: one a tab. */
export interface KeyFolder {
  /** `false` where there are no files that are overwritten in place: then nothing can be shredded. */
  readonly usable: boolean
  /** `null` when the file is not there and is not to be made. */
  open(name: string, create: boolean): Promise<KeyBytes | null>
  /** Takes the file away; without one it is a success. */
  remove(name: string): Promise<void>
}

/** Where there is no place for key files. */
export const noKeyFolder: KeyFolder = { usable: false, open: async () => null, remove: async () => undefined }
