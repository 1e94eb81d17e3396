/** Hands a file to the browser as a download with this name. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser may only just have begun to read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
