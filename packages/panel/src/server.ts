/** On a server there are no elements: the module can be imported there, and that is all. */
export { defaultWords } from './default-words.ts'

export class LocketPanel {
  constructor() {
    throw new TypeError('<locket-panel> lives in a browser; on a server only its tag can be written.')
  }
}
