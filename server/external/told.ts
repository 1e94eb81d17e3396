import { Id } from '@bewezen/domain/base/ids.ts'
import { changesTo, type Told } from '@bewezen/domain/external/told.ts'
import { and, eq, or } from 'drizzle-orm'
import { record } from '../base/facts/record.ts'
import type { House } from '../base/house.ts'
import { externalMessages, externalThreads } from './tables.ts'

/**
 * Takes in what a channel tells of an answer of this source: how far it came, never back (IN-EXT-28). It is found by our own id
 * too, since it may be told before the call that sent it was answered.
 */
export async function takeTold(house: House, sourceId: string, told: Told): Promise<void> {
  const ownId = Id.safeParse(told.ownId).data
  const isMeant = or(
    eq(externalMessages.externalMessageId, told.externalMessageId),
    ownId ? eq(externalMessages.id, ownId) : undefined,
  )
  await house.transaction(async (tx) => {
    const [row] = await tx
      .select({ message: externalMessages })
      .from(externalMessages)
      .innerJoin(externalThreads, eq(externalThreads.id, externalMessages.threadId))
      .where(and(isMeant, eq(externalMessages.direction, 'outbound'), eq(externalThreads.sourceId, sourceId)))
      .for('update', { of: externalMessages })
    if (!row || !changesTo(row.message, told.status)) return
    await tx
      .update(externalMessages)
      .set({
        status: told.status,
        failure: told.failure,
        claimedUntil: null,
        externalMessageId: told.externalMessageId,
      })
      .where(eq(externalMessages.id, row.message.id))
    await record(tx, { kind: 'external.changed', threadId: row.message.threadId })
  })
}
