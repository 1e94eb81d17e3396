import { and, desc, eq, like, lt, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../base/database/open.ts'
import type { House } from '../base/house.ts'
import { keyedHash, secretFor } from '../base/secrets.ts'
import { kept, resetIdentifier, storedIdentifier } from './storedIdentifier.ts'
import { authVerifications } from './tables.ts'

type Site = Pick<House, 'settings'>

/** The token of a reset link follows from its id and our secret, so that a mail can be made without one being stored. */
export const resetToken = (house: Site, id: string): string => keyedHash(secretFor(house.settings, 'reset links'), id)

/** All reset links of somebody. */
export const resetLinksOf = (personId: string) =>
  and(eq(authVerifications.value, personId), like(authVerifications.identifier, `${kept.reset}%`))

/**
 * Gives the link that the sign-in library just made the token that follows from its id. Only the newest link counts: a
 * request makes every older one worthless (SH-EDGE-11). Ids stand in the order in which they were made, so that of two
 * requests at the same moment one link is left.
 */
export async function keepResetLink(house: Site, tx: Tx, it: { personId: string; token: string }): Promise<void> {
  // One after the other: two that take away each other's links would wait for each other, and one mail would never come.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`reset links ${it.personId}`}, 0))`)
  const [made] = await tx
    .select({ id: authVerifications.id })
    .from(authVerifications)
    .where(eq(authVerifications.identifier, storedIdentifier(resetIdentifier(it.token))))
  // Another request took it away already, with a link that is newer.
  if (!made) return
  const identifier = storedIdentifier(resetIdentifier(resetToken(house, made.id)))
  await tx.update(authVerifications).set({ identifier }).where(eq(authVerifications.id, made.id))
  await tx.delete(authVerifications).where(and(resetLinksOf(it.personId), lt(authVerifications.id, made.id)))
}

/** The token of the link that counts for somebody now, for the mail; null without one. */
export async function newestResetToken(house: Site, reader: Reader, personId: string): Promise<string | null> {
  const [newest] = await reader
    .select({ id: authVerifications.id })
    .from(authVerifications)
    .where(resetLinksOf(personId))
    .orderBy(desc(authVerifications.id))
    .limit(1)
  return newest ? resetToken(house, newest.id) : null
}
