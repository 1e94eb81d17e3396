import { Id } from '@bewezen/domain/base/ids.ts'
import { Instant } from '@bewezen/domain/base/instant.ts'

/** Where a page begins: a moment with its microseconds, as the database writes it, and an id. */
export type Place = { at: string; id: string }

export const cursorAt = ({ at, id }: Place): string => Buffer.from(`${at} ${id}`).toString('base64url')

/** The place in a cursor, or null when it is none of ours. */
export function placeOf(cursor: string): Place | null {
  const text = Buffer.from(cursor, 'base64url').toString('utf8')
  const [, at = '', id = ''] =
    /^(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d+)?[+-]\d\d(?::?\d\d){0,2}) (\S+)$/.exec(text) ?? []
  // What JavaScript takes for a moment the database may not: 30 February, the year 0, an offset of 16 hours.
  const isMoment = Instant.safeParse(at.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')).success
  return isMoment && Id.safeParse(id).success ? { at, id } : null
}
