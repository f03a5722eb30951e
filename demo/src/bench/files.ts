import { BenchError, canonicalJson, dataSetTable, parseReport, reportCsv, reportTable } from '@locket/bench'
import type { DataSetReport, Report } from '@locket/bench'
import type { BenchStore } from './state.ts'
import { words } from './words.ts'

/** The same bytes for the same run, whenever and wherever it was. */
export function downloadJson(report: Report): void {
  download('locket-bench.json', 'application/json', canonicalJson(report))
}

export function downloadCsv(report: Report): void {
  download('locket-bench.csv', 'text/csv', reportCsv(report))
}

export function downloadText(report: Report): void {
  download('locket-bench.txt', 'text/plain', reportTable(report))
}

export function downloadDataSetJson(report: DataSetReport): void {
  download('locket-data-set.json', 'application/json', canonicalJson(report))
}

export function downloadDataSetText(report: DataSetReport): void {
  download('locket-data-set.txt', 'text/plain', dataSetTable(report))
}

/** Reads a report that was downloaded before; what is wrong with it is shown like any failure. */
export async function compareWith(store: BenchStore, file: File): Promise<void> {
  try {
    const report = parseReport(await file.text())
    store.set({ earlier: { name: file.name, report }, failure: null, said: words.files.compared(file.name) })
  } catch (error) {
    const failure =
      error instanceof BenchError
        ? { code: error.code, message: error.message, place: error.place }
        : { code: 'internal' as const, message: words.failed, place: null }
    store.set({ failure, said: words.failed })
  }
}

function download(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Chromium reads the blob after the click; freeing it in the same task can lose the download.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
