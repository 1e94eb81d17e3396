import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import { channelPins, channels } from './tables.ts'

/** The place of each channel that somebody pinned, by the channel. */
export type Pins = ReadonlyMap<string, number>

/**
 * Opens what somebody pinned in a community. Until the end of the transaction nobody else pins for them: ten stays ten,
 * and each gets a place of its own (COM-PIN-04).
 */
export async function openPins(tx: Tx, personId: string, communityId: string, how = { lock: true }): Promise<Pins> {
  if (how.lock) await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`pins ${personId}`}, 0))`)
  const rows = await tx
    .select({ channelId: channelPins.channelId, place: channelPins.place })
    .from(channelPins)
    .where(pinnedIn(tx, personId, communityId))
  return new Map(rows.map(({ channelId, place }) => [channelId, place]))
}

/** Writes that somebody pinned a channel, once. */
export const savePin = (tx: Tx, pin: typeof channelPins.$inferInsert) =>
  tx.insert(channelPins).values(pin).onConflictDoNothing()

export const removePin = (tx: Tx, personId: string, channelId: string) =>
  tx.delete(channelPins).where(and(eq(channelPins.personId, personId), eq(channelPins.channelId, channelId)))

/** Removes everything that somebody pinned in a community (COM-PIN-07). */
export async function unpinAll(tx: Tx, personId: string, communityId: string): Promise<void> {
  await tx.delete(channelPins).where(pinnedIn(tx, personId, communityId))
}

function pinnedIn(tx: Tx, personId: string, communityId: string) {
  const theirs = tx.select({ id: channels.id }).from(channels).where(eq(channels.communityId, communityId))
  return and(eq(channelPins.personId, personId), inArray(channelPins.channelId, theirs))
}
