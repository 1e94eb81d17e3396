import { events as contract } from '@bewezen/domain/events/contract.ts'
import { participantsPerPage as perPage } from '@bewezen/domain/events/desk.ts'
import type { EnrolmentStatus } from '@bewezen/domain/events/enrolment.ts'
import { catering } from '@bewezen/domain/events/participants.ts'
import { sql } from 'drizzle-orm'
import { serve } from '../../base/serve.ts'
import { ofEvent } from './figures.ts'
import { noteViewed } from './noteViewed.ts'
import { readParticipants } from './participantRows.ts'
import { openDeskEvent } from './rows.ts'

/** The tab Deelnemers, answers for the kitchen included: that somebody looks is written down first (EV-PART-01..04, EV-ENROL-32). */
export const participants = serve(contract.participants, (ctx, { eventId, dateId = null, page }) =>
  ctx.transaction(async (tx, now) => {
    const event = await openDeskEvent(tx, eventId, dateId)
    await noteViewed(tx, { actorId: ctx.person.id, event, now })
    const of = ofEvent(eventId, dateId)
    const rows = await readParticipants(tx, of, sql`limit ${perPage} offset ${(page - 1) * perPage}`)
    const totals = await tx.execute<{ status: EnrolmentStatus; count: number }>(
      sql`select n.status, count(*)::int as count from event_enrollments n where ${of} group by 1 order by 1`,
    )
    const isOneDate = dateId !== null || event.dates === 1
    return {
      participants: rows,
      totals: totals.rows,
      total: totals.rows.reduce((sum, { count }) => sum + count, 0),
      dietary: isOneDate ? catering(await readParticipants(tx, sql`${of} and n.status = 'enrolled'`)) : null,
    }
  }),
)
