import { newId } from '@bewezen/domain/base/ids.ts'
import { type MailTrouble, pauseMinutes } from '@bewezen/domain/external/mailbox.ts'
import { and, eq, isNull, lte, or, sql } from 'drizzle-orm'
import { record } from '../../base/facts/record.ts'
import type { House } from '../../base/house.ts'
import { externalMailboxes } from '../tables.ts'

/** Longer than one mail may take; it is renewed with each. */
export const leaseMs = 120_000

/** A mailbox that this process reads now, and how far it was read. */
export type Claim = Pick<
  typeof externalMailboxes.$inferSelect,
  'sourceId' | 'uidValidity' | 'lastUid' | 'failures' | 'trouble'
> & {
  by: string
}

/**
 * Takes a mailbox for reading, for as long as the lease runs: one process at a time, and another one when that dies (a
 * lease). Null when somebody has it, or when its turn has not come; `atOnce` does not wait for its turn (IN-EXT-43).
 */
export async function claimMailbox(
  house: House,
  sourceId: string,
  how: { atOnce?: boolean } = {},
): Promise<Claim | null> {
  const by = newId()
  return house.transaction(async (tx) => {
    await tx.insert(externalMailboxes).values({ sourceId }).onConflictDoNothing()
    const isOver = (moment: typeof externalMailboxes.claimedUntil | typeof externalMailboxes.nextTryAt) =>
      or(isNull(moment), lte(moment, sql`clock_timestamp()`))
    const [row] = await tx
      .select()
      .from(externalMailboxes)
      .where(
        and(
          eq(externalMailboxes.sourceId, sourceId),
          isOver(externalMailboxes.claimedUntil),
          how.atOnce ? undefined : isOver(externalMailboxes.nextTryAt),
        ),
      )
      .for('update', { skipLocked: true })
    if (!row) return null
    await tx
      .update(externalMailboxes)
      .set({ claimedBy: by, claimedUntil: sql`clock_timestamp() + ${leaseMs} * interval '1 millisecond'` })
      .where(eq(externalMailboxes.sourceId, sourceId))
    return { ...row, by }
  })
}

/** Gives a mailbox back with how reading it went; who looks at the sources sees a trouble come and go. */
export async function giveBack(house: House, claim: Claim, trouble: MailTrouble | null): Promise<void> {
  const failures = trouble ? claim.failures + 1 : 0
  await house.transaction(async (tx, now) => {
    const mine = await tx
      .update(externalMailboxes)
      .set({
        trouble,
        failures,
        nextTryAt: trouble ? sql`clock_timestamp() + ${pauseMinutes(failures)} * interval '1 minute'` : null,
        ...(trouble ? {} : { workedAt: now }),
        claimedBy: null,
        claimedUntil: null,
      })
      .where(and(eq(externalMailboxes.sourceId, claim.sourceId), eq(externalMailboxes.claimedBy, claim.by)))
      .returning({ sourceId: externalMailboxes.sourceId })
    if (mine.length > 0 && trouble !== claim.trouble) await record(tx, { kind: 'external.settingsChanged' })
  })
}
