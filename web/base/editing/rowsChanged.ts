/** A field of a record as it is read: its name and its text. */
export type Row = readonly [label: string, text: string]

/** So much is shown of a long text, and so much of that stands before what is different. */
const [shown, lead] = [240, 30]

/**
 * The fields whose text somebody else changed, with the text from before, in whatever order those stood; of a long text the
 * part in which it differs (EV-MORE-06, EV-MORE-104).
 */
export const rowsChanged = (
  before: readonly Row[],
  after: readonly Row[],
): { label: string; before: string; now: string }[] =>
  after.flatMap(([label, now]) => {
    const was = before.find(([name]) => name === label)?.[1] ?? ''
    if (was === now) return []
    const from = firstDifference(was, now)
    return [{ label, before: partFrom(was, from), now: partFrom(now, from) }]
  })

function firstDifference(one: string, other: string): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  return at
}

function partFrom(text: string, difference: number): string {
  if (text.length <= shown) return text
  const from = Math.max(0, Math.min(difference - lead, text.length - shown))
  return `${from > 0 ? '…' : ''}${text.slice(from, from + shown).trim()}${from + shown < text.length ? '…' : ''}`
}
