import { isDatabaseAway } from './away.ts'

/** The database that DATABASE_URL names cannot be used; its message is a sentence for the operator. */
export class NoDatabase extends Error {
  override name = 'NoDatabase'
}

/** Error codes of PostgreSQL for a login it refuses, each as an operator can mend it. */
const refusals: Record<string, string> = {
  '28P01': 'refuses the user or the password',
  '28000': 'refuses the user',
  '3D000': 'does not exist',
}

/**
 * The first failure of a database as NoDatabase when an operator can mend it, else as it is. The address is told without
 * user and password.
 */
export function plainly(error: unknown, url: string): unknown {
  const place = placeOf(url)
  const refusal = refusals[codeOf(error)]
  if (refusal) return new NoDatabase(`The database at ${place} ${refusal}. Check DATABASE_URL.`, { cause: error })
  const full = ifFull(error, url)
  if (full) return full
  if (!isDatabaseAway(error)) return error
  return new NoDatabase(
    `The database at ${place} does not answer. Start it, or check DATABASE_URL; leave that out to use the embedded one.`,
    { cause: error },
  )
}

/** Another connection than the first may be the one that the server refuses: told in the same sentence, else null. */
export function ifFull(error: unknown, url: string): NoDatabase | null {
  if (codeOf(error) !== '53300') return null
  return new NoDatabase(
    `The database at ${placeOf(url)} has no connection left. End what holds them, lower DATABASE_CONNECTIONS of each process, or raise max_connections of the server.`,
    { cause: error },
  )
}

function placeOf(url: string): string {
  if (!URL.canParse(url)) return 'DATABASE_URL'
  const { host, pathname } = new URL(url)
  return host + pathname
}

const codeOf = (error: unknown): string => {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && typeof cause.code === 'string') return cause.code
  return ''
}
