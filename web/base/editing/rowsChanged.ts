/** A field of a record as it is read: its name and its text. */
export type Row = readonly [label: string, text: string]

/** The fields whose text somebody else changed, with the text from before, in whatever order those stood (EV-MORE-06, EV-MORE-104). */
export const rowsChanged = (
  before: readonly Row[],
  after: readonly Row[],
): { label: string; before: string; now: string }[] =>
  after.flatMap(([label, now]) => {
    const was = before.find(([name]) => name === label)?.[1] ?? ''
    return was === now ? [] : [{ label, before: was, now }]
  })
