import { isDeepStrictEqual } from 'node:util'
import { mostTransfers, openTransferStates, transferRefusal } from '@bewezen/domain/events/transfer.ts'
import { transferring as contract } from '@bewezen/domain/events/transferContract.ts'
import { and, eq, inArray } from 'drizzle-orm'
import { countAttempt } from '../../account/index.ts'
import type { Tx } from '../../base/database/open.ts'
import { refuse, refuseIf } from '../../base/refuse.ts'
import { serve } from '../../base/serve.ts'
import { eventTransfers } from '../tables.ts'
import { tellTransfer } from './endTransfers.ts'
import { type HeldPlace, handed, openHeldPlace } from './openTransfer.ts'
import { agreedAlready, findNamed, isKeptFrom, openReceiver } from './receivers.ts'

/**
 * Whoever has a place names who may have it. The answer is the same whoever that is: a request to somebody who cannot have
 * it is written down and goes to nobody (EV-MORE-31, EV-MORE-32).
 */
export const askTransfer = serve(contract.askTransfer, async (ctx, { id, enrollmentId, username }) => {
  const holderId = ctx.person.id
  const askedFor = username.trim().replace(/^@/, '') || refuse('INVALID_INPUT', { fields: ['username'] })
  const attempt = { kind: 'transfer', subject: holderId, limit: mostTransfers } as const
  if (!(await countAttempt(ctx.house, ctx.db, attempt))) refuse('RATE_LIMITED')
  return ctx.transaction(async (tx, now) => {
    const held = await openHeldPlace(tx, enrollmentId)
    if (held.place.userId !== holderId) refuse('NOT_FOUND')
    if (await isMade(tx, { id, holderId, enrollmentId, askedFor })) return { success: true as const }
    refuseIf(transferRefusal(handed(held), now))
    if (await isAskedAlready(tx, enrollmentId)) refuse('TRANSFER_OPEN')
    const namedId = await findNamed(tx, askedFor)
    if (namedId === holderId) refuse('TRANSFER_CLOSED', { why: 'self' })
    const receiverId = namedId !== null && (await mayHear(tx, namedId, held, now)) ? namedId : null
    const [made] = await tx
      .insert(eventTransfers)
      .values({ id, enrollmentId, holderId, receiverId, askedFor, state: 'asked', askedAt: now })
      .returning()
    if (!made) return refuse('ID_IN_USE')
    const ids = { enrolmentId: enrollmentId, eventId: held.event.id, dateId: held.date.id, transferId: id }
    await tellTransfer(
      tx,
      made,
      receiverId ? [{ kind: 'transfer.changed', told: 'asked', personId: receiverId, ...ids }] : [],
    )
    return { success: true as const }
  })
})

/** Whether this request was made before: a button pressed twice, or an answer that got lost. */
async function isMade(
  tx: Tx,
  { id, ...asked }: Pick<typeof eventTransfers.$inferSelect, 'id' | 'holderId' | 'enrollmentId' | 'askedFor'>,
) {
  const [known] = await tx.select().from(eventTransfers).where(eq(eventTransfers.id, id))
  if (!known) return false
  const { holderId, enrollmentId, askedFor } = known
  return isDeepStrictEqual(asked, { holderId, enrollmentId, askedFor }) || refuse('ID_IN_USE')
}

async function isAskedAlready(tx: Tx, enrolmentId: string): Promise<boolean> {
  const open = inArray(eventTransfers.state, [...openTransferStates])
  return (await tx.$count(eventTransfers, and(eq(eventTransfers.enrollmentId, enrolmentId), open))) > 0
}

/** Whether somebody who was named is told: they could have the place now, and want to hear of it from this holder. */
async function mayHear(tx: Tx, receiverId: string, held: HeldPlace, now: Date): Promise<boolean> {
  const { refusal } = await openReceiver(tx, receiverId, held, agreedAlready, now)
  const { id: enrolmentId, userId: holderId } = held.place
  return refusal === null && holderId !== null && !(await isKeptFrom(tx, { holderId, receiverId, enrolmentId }))
}
