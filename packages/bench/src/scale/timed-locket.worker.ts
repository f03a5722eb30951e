// Locket's own worker, as it is shipped, with two things noted around it: how long each recall took in here, and its wasm memories.
import './note-times.ts'
import '@locket/memory/worker'
