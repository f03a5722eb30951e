/** Why a run or a file was refused. */
export type BenchErrorCode = 'empty' | 'cut-off' | 'other-format' | 'cancelled' | 'missing'

/** A failure that a person can act on: `place` says where in the file, `null` where there is no file. */
export class BenchError extends Error {
  override readonly name = 'BenchError'
  readonly code: BenchErrorCode
  readonly place: string | null

  constructor(code: BenchErrorCode, message: string, place: string | null = null) {
    super(message)
    this.code = code
    this.place = place
  }
}
