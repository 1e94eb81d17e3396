/** What usually stands behind the code of a system, as an operator knows it. */
const codes: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'it broke the connection off',
  ETIMEDOUT: 'it does not answer',
  ENOTFOUND: 'its name is not known',
  EAI_AGAIN: 'names cannot be looked up now',
  EHOSTUNREACH: 'there is no way to it',
  ENETUNREACH: 'there is no way to it',
  EACCES: 'this user may not',
  EPERM: 'this user may not',
  EROFS: 'it may only be read',
  ENOSPC: 'its disk is full',
  ENOENT: 'it is not there',
  ENOTDIR: 'a file stands where a folder should be',
}

/** Why something failed, on one line of at most 200 characters: the code of its first cause, or its message. */
export function reasonOf(error: unknown): string {
  const code = codeOf(error)
  const message = error instanceof Error ? error.message || error.name : String(error)
  // Some put a code of their own before that of the system, which is then left in the message.
  const known = [code, ...(message.match(/\bE[A-Z_]{4,}\b/g) ?? [])].find((one) => codes[one])
  if (known) return `${codes[known]} (${known})`
  const line = message.replace(/\s+/g, ' ').trim().slice(0, 200)
  return code && !line.includes(code) ? `${line} (${code})` : line
}

/** The code of an error or of what caused it; empty when none of them has one. */
export function codeOf(error: unknown): string {
  for (const cause of causesOf(error)) if ('code' in cause && typeof cause.code === 'string') return cause.code
  return ''
}

/** An error, what caused it, and what failed together with it. */
export function causesOf(error: unknown): Error[] {
  if (!(error instanceof Error)) return []
  const together: unknown[] = error instanceof AggregateError ? error.errors : []
  return [error, ...[error.cause, ...together].flatMap(causesOf)]
}
