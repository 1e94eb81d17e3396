import { transferRefusal } from '@bewezen/domain/events/transfer.ts'
import { transferring as contract } from '@bewezen/domain/events/transferContract.ts'
import type { Fact } from '@bewezen/domain/facts.ts'
import { eq, sql } from 'drizzle-orm'
import { writeAudit } from '../../access/index.ts'
import type { Tx } from '../../base/database/open.ts'
import { refuse, refuseIf } from '../../base/refuse.ts'
import { serve } from '../../base/serve.ts'
import { placeText } from '../desk/addParticipant.ts'
import { passSeats } from '../seats/passSeats.ts'
import type { EnrolmentRow } from '../seats/places.ts'
import { eventEnrollments, eventPayments, eventTransfers } from '../tables.ts'
import { endTransfer, tellTransfer } from './endTransfers.ts'
import { handed, openTransfer, type Transfer } from './openTransfer.ts'
import { agreedAlready, isHere, isKeptFrom, openReceiver } from './receivers.ts'

const success = { success: true as const }
const anyone = () => true

/**
 * 'Akkoord': the place is the receiver's, as things stand now. The date is held, and with it everybody who takes, frees or
 * awaits a seat on it; a second press finds it done (EV-MORE-34, EV-MORE-35).
 */
export const agreeTransfer = serve(contract.agreeTransfer, (ctx, { transferId }) =>
  ctx.transaction(async (tx, now) => {
    const { transfer, ...held } = await openTransfer(tx, transferId, anyone)
    if (transfer.state === 'done') return success
    const { holderId, receiverId } = acceptedOf(transfer)
    const { date, place, event } = held
    refuseIf(transferRefusal(handed(held), now))
    if (!(await isHere(tx, holderId))) refuse('TRANSFER_OVER')
    const { refusal, tierHours } = await openReceiver(tx, receiverId, held, agreedAlready, now)
    const isKept = await isKeptFrom(tx, { holderId, receiverId, enrolmentId: place.id })
    if (refusal || isKept) refuse('RECEIVER_OFF')

    const pass = { kind: 'transfer', id: place.id, toPersonId: receiverId } as const
    const passed = await passSeats(ctx.house, tx, { date, event: pass, now })
    if ('code' in passed) return refuse(passed.code === 'ALREADY_ENROLLED' ? 'RECEIVER_OFF' : passed.code)
    await tx
      .update(eventEnrollments)
      .set({
        enrolledAt: now,
        termsAccepted: true,
        cancellationPolicyAccepted: true,
        termsVersion: transfer.termsVersion,
        tierHours,
        dietaryRestrictions: transfer.dietaryRestrictions,
        allergies: transfer.allergies,
        notes: transfer.notes,
        isTransferred: !(await isPaidBy(tx, place, receiverId)),
        // The old one may stand in the mail and on the phone of who had it.
        code: sql`default`,
      })
      .where(eq(eventEnrollments.id, place.id))
    await tx.update(eventTransfers).set({ handedCode: place.code }).where(eq(eventTransfers.id, transferId))
    await endTransfer(tx, transfer, 'done', now)
    await tellTransfer(tx, transfer)
    const line = { actorId: ctx.person.id, at: now, newValue: placeText(event, date) }
    await writeAudit(tx, { ...line, action: 'participant.handedOn', subjectId: holderId })
    await writeAudit(tx, { ...line, action: 'participant.tookOver', subjectId: receiverId })
    return success
  }),
)

/** 'Afwijzen': everything stays as it was, and both hear it (EV-MORE-34). */
export const refuseTransfer = serve(contract.refuseTransfer, (ctx, { transferId }) =>
  ctx.transaction(async (tx, now) => {
    const { transfer, date, event } = await openTransfer(tx, transferId, anyone)
    if (transfer.state === 'refused') return success
    const people = acceptedOf(transfer)
    await endTransfer(tx, transfer, 'refused', now)
    const ids = { enrolmentId: transfer.enrollmentId, eventId: event.id, dateId: date.id, transferId }
    const news = Object.values(people).map(
      (personId): Fact => ({ kind: 'transfer.changed', told: 'refused', personId, ...ids }),
    )
    await tellTransfer(tx, transfer, news)
    await writeAudit(tx, {
      actorId: ctx.person.id,
      action: 'participant.handOnRefused',
      subjectId: people.holderId,
      at: now,
      newValue: placeText(event, date),
    })
    return success
  }),
)

/** Both people of a request that waits for an admin; refuses any other. */
function acceptedOf({ state, holderId, receiverId }: Transfer) {
  if (state === 'asked') return refuse('NOT_ACCEPTED')
  return state === 'accepted' && holderId && receiverId ? { holderId, receiverId } : refuse('TRANSFER_OVER')
}

/** Whether somebody paid for a place themselves: a place that comes back to who paid hides nothing (EV-MORE-36). */
async function isPaidBy(tx: Tx, { paidBy }: EnrolmentRow, personId: string): Promise<boolean> {
  const [payment] = await tx
    .select({ payerId: eventPayments.userId })
    .from(eventPayments)
    .where(eq(eventPayments.providerPaymentId, paidBy ?? ''))
  return payment?.payerId === personId
}
