import { quote, quoteRefusal } from '@bewezen/domain/events/cancelling.ts'
import { events as contract } from '@bewezen/domain/events/contract.ts'
import { isLive } from '@bewezen/domain/events/enrolment.ts'
import { eq } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import { refuse, refuseIf } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { readOwnEnrolment } from './enrol.ts'
import { holdDateOf } from './holdDate.ts'
import { countCall } from './limit.ts'
import { passSeats } from './passSeats.ts'
import { eventEnrollments } from './tables.ts'

/** `cancel-event-enrollment`: once, whoever asks how often (EV-CALL-40, EV-CANCEL-04, EV-CANCEL-05, EV-EDGE-34). */
export const cancel = serve(contract.cancel, async (ctx, { enrollmentId: id, quotedCents = null }) => {
  await countCall(ctx)
  return ctx.transaction(async (tx, now) => {
    const { date, own } = await openOwn(tx, ctx.person.id, id)
    if (isLive(own.status)) {
      // A hold, an offer and a place in the line have cost nothing, and can be given up at any time.
      const back =
        own.status === 'enrolled'
          ? quote({ ...own, startAt: date.startsAt }, now)
          : ({ refund: 'none', refundCents: 0 } as const)
      if ('code' in back) refuse(back.code)
      refuseIf(quoteRefusal(quotedCents, back))
      const event = { kind: 'leave', id, refundCents: back.refundCents } as const
      const passed = await passSeats(ctx.house, tx, { date, event, now })
      if ('code' in passed) refuseIf(passed)
    }
    const { keptUntil, refundedCents } = isLive(own.status) ? (await openOwn(tx, ctx.person.id, id)).own : own
    return {
      success: true as const,
      refund: refundedCents > 0 ? ('full' as const) : ('none' as const),
      refund_amount_cents: refundedCents,
      keptUntil: keptUntil?.toISOString() ?? null,
    }
  })
})

/** `undo-event-cancellation` (EV-CALL-46). */
export const undoCancel = serve(contract.undoCancel, async (ctx, { enrollmentId: id }) => {
  await countCall(ctx)
  return ctx.transaction(async (tx, now) => {
    const { date } = await openOwn(tx, ctx.person.id, id)
    const passed = await passSeats(ctx.house, tx, { date, event: { kind: 'undo', id }, now })
    if ('code' in passed) refuseIf(passed)
    return { success: true as const, data: await readOwnEnrolment(tx, id) }
  })
})

/** The own enrolment with its date held; anybody else's is not there (EV-CANCEL-11). */
async function openOwn(tx: Tx, personId: string, id: string) {
  const date = await holdDateOf(tx, id)
  const [own] = await tx.select().from(eventEnrollments).where(eq(eventEnrollments.id, id))
  return date && own?.userId === personId ? { date, own } : refuse('NOT_FOUND')
}
