import { Id } from '@bewezen/domain/base/ids.ts'
import { changesTo, type Told } from '@bewezen/domain/external/told.ts'
import { and, eq, inArray, or } from 'drizzle-orm'
import { recordAll } from '../base/facts/record.ts'
import type { House } from '../base/house.ts'
import { externalMessages, externalThreads } from './tables.ts'

/**
 * Takes in what a channel tells of answers of this source: how far each came, never back (IN-EXT-28). They are found by our
 * own ids too, since it may be told before the call that sent one was answered. All that one delivery tells is looked up
 * at once: a repeat of thousands changes nothing and costs one query.
 */
export async function takeTold(house: House, sourceId: string, all: readonly Told[]): Promise<void> {
  if (all.length === 0) return
  const names = all.map(({ externalMessageId }) => externalMessageId)
  const ownIds = all.flatMap(({ ownId }) => Id.safeParse(ownId).data ?? [])
  const isMeant = or(inArray(externalMessages.externalMessageId, names), inArray(externalMessages.id, ownIds))
  await house.transaction(async (tx) => {
    const rows = await tx
      .select({ message: externalMessages })
      .from(externalMessages)
      .innerJoin(externalThreads, eq(externalThreads.id, externalMessages.threadId))
      .where(and(isMeant, eq(externalMessages.direction, 'outbound'), eq(externalThreads.sourceId, sourceId)))
      .orderBy(externalMessages.id)
      .for('update', { of: externalMessages })
    const changed = new Set<string>()
    for (const { message } of rows) {
      let is = message
      for (const told of all)
        if (isAbout(told, is) && changesTo(is, told.status)) is = Object.assign({}, is, fieldsOf(told))
      if (is === message) continue
      const { status, failure, externalMessageId } = is
      await tx
        .update(externalMessages)
        .set({ status, failure, externalMessageId, claimedUntil: null })
        .where(eq(externalMessages.id, message.id))
      changed.add(message.threadId)
    }
    await recordAll(
      tx,
      [...changed].map((threadId) => ({ kind: 'external.changed', threadId })),
    )
  })
}

const isAbout = ({ externalMessageId, ownId }: Told, message: { id: string; externalMessageId: string }): boolean =>
  externalMessageId === message.externalMessageId || ownId?.toLowerCase() === message.id

const fieldsOf = ({ status, failure, externalMessageId }: Told) => ({ status, failure, externalMessageId })
