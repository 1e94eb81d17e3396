/** No text of the database holds the character NUL, and its JSON not even written as an escape. */
const codes = new Set(['22021', '22P05'])

/** Whether a query failed for a text that no database keeps: a fault of what was sent, whatever field it came in. */
export function isUnkeepable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && typeof cause.code === 'string' && codes.has(cause.code)) return true
  return false
}
