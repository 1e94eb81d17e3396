/** A field of a record as it is read: its name and its text. */
export type Row = readonly [label: string, text: string]

/** The fields whose text somebody else changed, with the text from before (EV-MORE-06). */
export const rowsChanged = (
  before: readonly Row[],
  after: readonly Row[],
): { label: string; before: string; now: string }[] =>
  after.flatMap(([label, now], at) => {
    const was = before[at]?.[1] ?? ''
    return was === now ? [] : [{ label, before: was, now }]
  })
