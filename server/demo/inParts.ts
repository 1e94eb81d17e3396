/** A statement takes 65,535 values at most; a row of ours has some thirty at most. */
const rowsAtOnce = 1_000

/** Writes many rows in as few statements as there can be; of none nothing is written. */
export async function inParts<Row>(rows: readonly Row[], write: (part: Row[]) => PromiseLike<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) await write(rows.slice(from, from + rowsAtOnce))
}
