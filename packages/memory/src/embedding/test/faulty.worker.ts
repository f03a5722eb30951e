// The real embedder, with a text on which it dies. The order counts: the first listener keeps that text from the second.
import './poison.ts'
import '../embedder.worker.ts'
