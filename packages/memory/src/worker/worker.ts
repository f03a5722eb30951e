import * as Comlink from 'comlink'
import { openParts } from './open-parts.ts'
import { createWorkerApi } from './serve.ts'

// Exposed before anything is awaited: a message that comes early would be lost.
Comlink.expose(createWorkerApi(openParts))
