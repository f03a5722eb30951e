import { MemoryError, openLocket } from '@locket/memory'

declare global {
  interface Window {
    openLocket: typeof openLocket
    MemoryError: typeof MemoryError
  }
}

window.openLocket = openLocket
window.MemoryError = MemoryError
