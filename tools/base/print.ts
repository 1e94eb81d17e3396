// A reader that has seen enough (`npm run trace | head`) closes the pipe: that is no failure of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit()
  throw error
})

/** Writes one line to standard output. */
export const say = (line = ''): void => {
  process.stdout.write(`${line}\n`)
}

/** Lines of a table: the first column to the left, the others to the right, two spaces apart. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)))
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd()
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)]
}

/** '1 test', '2 tests'. */
export const count = (many: number, one: string, more = `${one}s`): string => `${many} ${many === 1 ? one : more}`

/** '0.4 s', '12.0 s'. */
export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`
