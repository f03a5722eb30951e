import type { MemoryErrorCode } from '@locket/memory'
import type { ErrorWords } from './words.ts'

const UNCHANGED = 'Nothing was changed.'
const ALL_SAFE = 'Everything remembered is safe.'

/** What is said about each error, in English. */
export const errorWords: Readonly<Record<MemoryErrorCode, ErrorWords>> = {
  INVALID_ARGUMENT: { what: 'That could not be taken as it is.', safe: UNCHANGED, todo: 'Look at what you entered or chose, and try again.' },
  INVALID_NAMESPACE: { what: 'Your memories could not be opened: the app did not say whose they are.', safe: ALL_SAFE, todo: 'Tell those who make this app.' },
  NOT_FOUND: { what: 'It is not here any more.', safe: 'All else is as it was.', todo: 'Go on; the list shows what is held now.' },
  FORGOTTEN: { what: 'It was forgotten meanwhile.', safe: 'It stays forgotten.', todo: 'Tell me anew if you want me to remember it.' },
  SUPERSEDED: { what: 'It was changed meanwhile.', safe: 'Both versions are in its history.', todo: 'Look at what it says now, and change that.' },
  READ_ONLY: {
    what: 'No changes are allowed at the moment, so this was not done.',
    safe: UNCHANGED,
    todo: 'Allow changes again at the top. Forgetting works at all times.',
  },
  REFUSED: { what: 'The rules of this app do not allow it.', safe: UNCHANGED, todo: 'If there are too many memories, forget some; or leave it.' },
  STORAGE_UNAVAILABLE: {
    what: 'The browser gives no room to store anything here.',
    safe: 'What was stored before, if anything, is untouched.',
    todo: 'Allow this site to store data, or leave the private window; then reload.',
  },
  STORAGE_BLOCKED: { what: 'Another tab holds the store in an older version.', safe: ALL_SAFE, todo: 'Close the other tabs of this page, then try again.' },
  STORAGE_CLOSED: { what: 'The browser closed the store.', safe: 'All that was saved is safe.', todo: 'Try again; if that does not help, reload the page.' },
  STORAGE_QUOTA_EXCEEDED: {
    what: 'There is no room left on this device.',
    safe: 'All that was there before is safe; this one change was not saved.',
    todo: 'Make room on the device or forget something, then try again.',
  },
  STORAGE_CORRUPT: {
    what: 'Some of the store cannot be read.',
    safe: 'Nothing was thrown away.',
    todo: 'Export what is shown, then reload. If it comes back, forget everything and import the file.',
  },
  FORMAT_TOO_NEW: { what: 'This was written by a newer version.', safe: UNCHANGED, todo: 'Reload the page to get the newer version, then try again.' },
  MODEL_UNAVAILABLE: {
    what: 'The model for search by meaning could not be loaded.',
    safe: 'Nothing is lost, and searching by words works.',
    todo: 'Go on with words; it is tried again when the page is opened next.',
  },
  EMBEDDING_FAILED: {
    what: 'Search by meaning failed.',
    safe: 'Nothing is lost, and searching by words works.',
    todo: 'Go on with words, or reload the page.',
  },
  DIMENSION_MISMATCH: {
    what: 'The model for search by meaning does not fit what is stored.',
    safe: 'Nothing is lost, and searching by words works.',
    todo: 'Tell those who make this app.',
  },
  WORKER_TERMINATED: { what: 'The part that remembers has stopped.', safe: 'All that was saved is safe.', todo: 'Reload the page.' },
  TIMEOUT: { what: 'It took too long.', safe: 'All that was saved is safe; the last step may or may not have been done.', todo: 'Try again.' },
  ABORTED: { what: 'It was stopped.', safe: UNCHANGED, todo: 'Start again when you like.' },
  CLOSED: { what: 'Your memories were closed.', safe: 'All that was saved is safe.', todo: 'Reload the page to open them again.' },
  INTERNAL: {
    what: 'Something went wrong inside.',
    safe: 'All that was saved is safe.',
    todo: 'Try again; if it stays, reload the page and tell those who make this app.',
  },
}
