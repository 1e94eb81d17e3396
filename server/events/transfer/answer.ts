import { isOpenTransfer, transferRefusal } from '@bewezen/domain/events/transfer.ts'
import { transferring as contract } from '@bewezen/domain/events/transferContract.ts'
import { eq } from 'drizzle-orm'
import { refuse, refuseIf } from '../../base/refuse.ts'
import { serve } from '../../base/serve.ts'
import { answersIn } from '../seats/checkAnswers.ts'
import { eventTransfers } from '../tables.ts'
import { endTransfer, tellTransfer } from './endTransfers.ts'
import { handed, openTransfer } from './openTransfer.ts'
import { isKeptFrom, openReceiver } from './receivers.ts'

const success = { success: true as const }

/** Whoever asked thinks better of it: as long as no admin agreed (EV-MORE-31). */
export const withdrawTransfer = serve(contract.withdrawTransfer, (ctx, { transferId }) =>
  ctx.transaction(async (tx, now) => {
    const { transfer } = await openTransfer(tx, transferId, ({ holderId }) => holderId === ctx.person.id)
    if (transfer.state === 'withdrawn') return success
    if (!isOpenTransfer(transfer.state)) refuse('TRANSFER_OVER')
    await endTransfer(tx, transfer, 'withdrawn', now)
    await tellTransfer(tx, transfer)
    return success
  }),
)

/** Who was named takes the place, with the terms; it is theirs once an admin agrees (EV-GEN-11, EV-MORE-33, EV-MORE-34). */
export const acceptTransfer = serve(contract.acceptTransfer, (ctx, { transferId, termsVersion, ...given }) =>
  ctx.transaction(async (tx, now) => {
    const receiverId = ctx.person.id
    const { transfer, ...held } = await openTransfer(tx, transferId, (it) => it.receiverId === receiverId)
    if (transfer.state === 'accepted' || transfer.state === 'done') return success
    if (!isOpenTransfer(transfer.state)) refuse('TRANSFER_OVER')
    refuseIf(transferRefusal(handed(held), now))
    const { holderId } = transfer
    const them = holderId && { holderId, receiverId, enrolmentId: held.place.id }
    if (!them || (await isKeptFrom(tx, them))) refuse('TRANSFER_OVER')
    const { terms_accepted: terms, cancellation_policy_accepted: cancellationPolicy } = given
    const agreement = { terms, cancellationPolicy, version: termsVersion }
    const { refusal, tierHours } = await openReceiver(tx, receiverId, held, agreement, now)
    refuseIf(refusal)
    const accepted = { state: 'accepted', termsVersion, tierHours, answeredAt: now } as const
    const answers = (await answersIn(tx, [given]))(given)
    await tx
      .update(eventTransfers)
      .set({ ...accepted, ...answers })
      .where(eq(eventTransfers.id, transferId))
    await tellTransfer(tx, { ...transfer, ...accepted })
    return success
  }),
)

/** Who was named does not want it, also after having accepted; the holder hears that (EV-MORE-33). */
export const declineTransfer = serve(contract.declineTransfer, (ctx, { transferId }) =>
  ctx.transaction(async (tx, now) => {
    const { transfer, date, event } = await openTransfer(tx, transferId, (it) => it.receiverId === ctx.person.id)
    if (transfer.state === 'declined') return success
    if (!isOpenTransfer(transfer.state)) refuse('TRANSFER_OVER')
    await endTransfer(tx, transfer, 'declined', now)
    const { holderId: personId, enrollmentId: enrolmentId } = transfer
    const ids = { enrolmentId, eventId: event.id, dateId: date.id, transferId }
    await tellTransfer(tx, transfer, personId ? [{ kind: 'transfer.changed', told: 'declined', personId, ...ids }] : [])
    return success
  }),
)
