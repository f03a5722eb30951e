/** Lets the browser save a file. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download reads the address after this task; a minute is enough for any browser to have begun.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
