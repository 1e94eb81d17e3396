import { openTransferStates, type TransferState } from '@bewezen/domain/events/transfer.ts'
import type { Fact } from '@bewezen/domain/facts.ts'
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../base/database/open.ts'
import { recordAll } from '../../base/facts/record.ts'
import { noAnswers } from '../seats/checkAnswers.ts'
import { eventEnrollments, eventTransfers } from '../tables.ts'
import type { Transfer } from './openTransfer.ts'

/** With the end of a request: the name that was typed, and what its receiver answered (EV-MORE-37, EV-MORE-78). */
const forgotten = { askedFor: '', ...noAnswers }
const isOpen = inArray(eventTransfers.state, [...openTransferStates])

/**
 * Ends the open requests for places that are none any more (EV-MORE-37), or that are on another appointment now, which both
 * people are told (EV-MORE-39).
 */
export const endTransfersOf = (tx: Tx, enrolmentIds: readonly string[], now: Date, told?: 'moved'): Promise<void> =>
  enrolmentIds.length === 0
    ? Promise.resolve()
    : endWhere(tx, inArray(eventTransfers.enrollmentId, [...enrolmentIds]), now, told)

/** The same for those of somebody whose account goes, and forgets where their name was typed. */
export async function endTransfersWith(tx: Tx, personId: string, now: Date): Promise<void> {
  const isTyped = sql`lower(${eventTransfers.askedFor}) = (select lower(username::text) from profiles where id = ${personId})`
  await endWhere(tx, or(eq(eventTransfers.receiverId, personId), eq(eventTransfers.holderId, personId), isTyped), now)
}

async function endWhere(tx: Tx, which: SQL | undefined, now: Date, told?: 'moved'): Promise<void> {
  const ended = await tx
    .update(eventTransfers)
    .set({ state: 'ended', endedAt: now, ...forgotten })
    .where(and(which, isOpen))
    .returning()
  for (const transfer of ended) await tellTransfer(tx, transfer, [], told)
}

/** Ends one request in a state of its own. */
export async function endTransfer(tx: Tx, { id }: Transfer, state: TransferState, now: Date): Promise<void> {
  await tx
    .update(eventTransfers)
    .set({ state, endedAt: now, ...forgotten })
    .where(eq(eventTransfers.id, id))
}

/**
 * Writes down that a request changed, for the two people of it (`told` is what they hear) and, once it was accepted, for
 * those who agree.
 */
export async function tellTransfer(
  tx: Tx,
  { id, enrollmentId, ...it }: Transfer,
  news: readonly Fact[] = [],
  told?: 'moved',
) {
  const [place] = await tx
    .select({ eventId: eventEnrollments.eventId, dateId: eventEnrollments.dateId })
    .from(eventEnrollments)
    .where(eq(eventEnrollments.id, enrollmentId))
  if (!place?.dateId) return
  const where = { eventId: place.eventId, dateId: place.dateId }
  const people = [it.holderId, it.receiverId].filter((personId) => personId !== null)
  await recordAll(tx, [
    ...people.map((personId): Fact => {
      const ids = { personId, enrolmentId: enrollmentId, transferId: id, ...where }
      return { kind: 'transfer.changed', ...ids, ...(told ? { told } : {}) }
    }),
    ...(it.answeredAt ? [{ kind: 'transfers.changed', ...where } as const, { kind: 'waiting.changed' } as const] : []),
    ...news,
  ])
}
