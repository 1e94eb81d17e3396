/**
 * Whether a query failed because what its row points at went between looking and writing, such as an account that was
 * erased while its owner wrote (a foreign key without its row).
 */
export function isGoneMeanwhile(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && cause.code === '23503') return true
  return false
}
