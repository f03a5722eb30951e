import '../../worker/worker.ts'

// Vitest reroutes `import()` to a helper that it puts on pages only; in a worker it has to be plain again.
Object.assign(globalThis, { __vitest_browser_runner__: { wrapDynamicImport: (load: () => Promise<unknown>) => load() } })
