import { amount } from '@bewezen/domain/base/money.ts'
import { participantWords } from '@bewezen/domain/events/adminWords.ts'
import { adminQuote } from '@bewezen/domain/events/cancelling.ts'
import { events as contract } from '@bewezen/domain/events/contract.ts'
import { isLive } from '@bewezen/domain/events/enrolment.ts'
import { eq } from 'drizzle-orm'
import { writeAudit } from '../../access/index.ts'
import type { Tx } from '../../base/database/open.ts'
import { refuse } from '../../base/refuse.ts'
import { serve } from '../../base/serve.ts'
import { holdDateOf } from '../seats/holdDate.ts'
import { passSeats } from '../seats/passSeats.ts'
import { eventEnrollments, events } from '../tables.ts'
import { placeText } from './addParticipant.ts'

/** An admin takes somebody's place away, with all their money or without; asked twice it is one cancelling (EV-CANCEL-11, EV-PART-05, EV-EDGE-34). */
export const cancelPlace = serve(contract.cancelPlace, (ctx, { enrollmentId: id, refunds }) =>
  ctx.transaction(async (tx, now) => {
    const { date, place, event } = await openPlace(tx, id)
    if (!isLive(place.status)) return { success: true as const }
    const { refundCents } = adminQuote(place, refunds)
    const passed = await passSeats(ctx.house, tx, {
      date,
      event: { kind: 'leave', id, refundCents, byOthers: true },
      now,
    })
    if ('code' in passed) return refuse(passed.code)
    await writeAudit(tx, {
      actorId: ctx.person.id,
      action: 'participant.cancelled',
      subjectId: place.userId,
      at: now,
      oldValue: participantWords.statuses[place.status],
      newValue: participantWords.cancelledWith(amount(refundCents, event.currency)),
      reason: placeText(event, date),
    })
    return { success: true as const }
  }),
)

/** Somebody's place with its date, which is held, and its event; refuses what is not there. */
export async function openPlace(tx: Tx, id: string) {
  const date = await holdDateOf(tx, id)
  if (!date) return refuse('NOT_FOUND')
  const [found] = await tx
    .select({
      place: eventEnrollments,
      event: { title: events.title, zone: events.timezone, currency: events.priceCurrency },
    })
    .from(eventEnrollments)
    .innerJoin(events, eq(events.id, eventEnrollments.eventId))
    .where(eq(eventEnrollments.id, id))
  return found ? { date, ...found } : refuse('NOT_FOUND')
}
