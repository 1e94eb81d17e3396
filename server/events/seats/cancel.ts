import { quote, quoteRefusal } from '@bewezen/domain/events/cancelling.ts'
import { events as contract } from '@bewezen/domain/events/contract.ts'
import { isLive } from '@bewezen/domain/events/enrolment.ts'
import { inArray, sql } from 'drizzle-orm'
import { refuse, refuseIf } from '../../base/refuse.ts'
import { serve } from '../../base/serve.ts'
import { backWithPlace, eventEnrollments } from '../tables.ts'
import { changingOwn } from './changeOwn.ts'
import { readOwnEnrolments } from './enrol.ts'
import { countCall } from './rateLimit.ts'

type Cancelling = { id: string; quotedCents: number | null }
type Cancelled = { refundedCents: number; keptUntil: Date | null }

const cancelOwn = changingOwn<Cancelling, Cancelled>({
  eventOf(own, { id, quotedCents }, { date, now }) {
    if (!isLive(own.status)) return null
    // A hold, an offer and a place in the line have cost nothing, and can be given up at any time.
    const back =
      own.status === 'enrolled'
        ? quote({ ...own, startAt: date.startsAt }, now)
        : ({ refund: 'none', refundCents: 0 } as const)
    if ('code' in back) return refuse(back.code)
    // What goes back to somebody else is not told (EV-MORE-36).
    if (!own.isTransferred) refuseIf(quoteRefusal(quotedCents, back))
    return { kind: 'leave', id, refundCents: back.refundCents }
  },
  async answersOf(tx, ids) {
    const { id, keptUntil } = eventEnrollments
    // What went back earlier, while the place stayed, is no part of this; what goes back to somebody else is not told (EV-MORE-36).
    const refundedCents = sql<number>`(case when ${eventEnrollments.isTransferred} then 0
      else ${eventEnrollments.refundedCents} - ${backWithPlace} end)::int`
    const rows = await tx
      .select({ id, refundedCents, keptUntil })
      .from(eventEnrollments)
      .where(inArray(id, [...ids]))
    return new Map(rows.map((row) => [row.id, row]))
  },
})

/** `cancel-event-enrollment`: once, whoever asks how often (EV-CALL-40, EV-CANCEL-04, EV-CANCEL-05, EV-EDGE-34). */
export const cancel = serve(contract.cancel, async (ctx, { enrollmentId: id, quotedCents = null }) => {
  await countCall(ctx)
  const { refundedCents, keptUntil } = await cancelOwn(ctx, { id, quotedCents })
  return {
    success: true as const,
    refund: refundedCents > 0 ? ('full' as const) : ('none' as const),
    refund_amount_cents: refundedCents,
    keptUntil: keptUntil?.toISOString() ?? null,
  }
})

const takeBackOwn = changingOwn({ eventOf: (_own, { id }) => ({ kind: 'undo', id }), answersOf: readOwnEnrolments })

/** `undo-event-cancellation` (EV-CALL-46). */
export const undoCancel = serve(contract.undoCancel, async (ctx, { enrollmentId: id }) => {
  await countCall(ctx)
  return { success: true as const, data: await takeBackOwn(ctx, { id }) }
})
