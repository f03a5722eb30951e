import type { File } from './files.ts'

const LEVELS = 2
const NUMBER_WIDTH = 6

/** A directory with what is in it, two levels deep; hidden files and `node_modules` are left out. */
export function listDirectory(shown: string, directory: string, files: readonly File[]): string {
  const sizes = new Map<string, number>()
  for (const file of files) {
    const parts = file.path.slice(directory.length + 1).split('/')
    if (parts.some((part) => part.startsWith('.') || part === 'node_modules')) continue
    const base = shown.replace(/\/+$/, '')
    for (let level = 1; level <= Math.min(parts.length, LEVELS); level++) {
      const path = `${base}/${parts.slice(0, level).join('/')}${level < parts.length ? '/' : ''}`
      sizes.set(path, (sizes.get(path) ?? 0) + file.sizeBytes)
    }
  }
  const whole = files.reduce((sum, file) => sum + file.sizeBytes, 0)
  const lines = [`${formatSize(whole)}\t${shown}`, ...[...sizes].map(([path, bytes]) => `${formatSize(bytes)}\t${path}`)]
  return `Here're the files and directories up to 2 levels deep in ${shown}, excluding hidden items and node_modules:\n${lines.join('\n')}`
}

/** Lines with their numbers, counted from `first`. */
export function numberLines(lines: readonly string[], first: number): string {
  return lines.map((line, i) => `${String(first + i).padStart(NUMBER_WIDTH)}\t${line}`).join('\n')
}

function formatSize(bytes: number): string {
  if (bytes < 1_024) return `${bytes}B`
  return bytes < 1_048_576 ? `${(bytes / 1_024).toFixed(1)}K` : `${(bytes / 1_048_576).toFixed(1)}M`
}
