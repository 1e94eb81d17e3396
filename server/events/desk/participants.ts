import { events as contract } from '@bewezen/domain/events/contract.ts'
import type { EnrolmentStatus } from '@bewezen/domain/events/enrolment.ts'
import { participantsPerPage as perPage } from '@bewezen/domain/events/participantView.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../base/database/open.ts'
import { serve } from '../../base/serve.ts'
import { readCatering } from './catering.ts'
import { ofEvent } from './figures.ts'
import { noteViewed } from './noteViewed.ts'
import { participantsQuery, participantTables, readParticipants } from './participantRows.ts'
import { inOrder, inView } from './participantView.ts'
import { openDeskEvent } from './rows.ts'

/** The tab Deelnemers, answers for the kitchen included: that somebody looks is written down first (EV-PART-01..04, EV-ENROL-32, EV-MORE-25, EV-MORE-26). */
export const participants = serve(contract.participants, (ctx, { eventId, dateId, after = null, ...asked }) =>
  ctx.transaction(async (tx, now) => {
    const event = await openDeskEvent(tx, eventId, dateId ?? null)
    await noteViewed(tx, { actorId: ctx.person.id, event, now })
    const one = dateId ?? (event.dates === 1 ? event.date.id : null)
    // A date is of one event: naming both would lead the planner away from the index of the date.
    const of = one === null ? ofEvent(eventId, null) : sql`n.date_id = ${one}`
    const wanted = inView(of, { ...asked, filter: asked.filter ?? null })
    const found = await readPage(tx, { of, wanted, after, order: inOrder(asked.order, one !== null) })
    const counts = await tx.execute<{ occurrenceId: string; status: EnrolmentStatus; count: number }>(
      sql`select n.date_id as "occurrenceId", n.status, count(*)::int as count from ${participantTables}
        where ${wanted} group by 1, 2 order by 1, 2`,
    )
    const totals = await tx.execute<{ status: EnrolmentStatus; count: number; failed: number }>(
      sql`select n.status, count(*)::int as count, (count(*) filter (where n.refund_status = 'failed'))::int as failed
        from event_enrollments n where ${of} group by 1 order by 1`,
    )
    return {
      participants: found.slice(0, perPage),
      hasMore: found.length > perPage,
      counts: counts.rows,
      totals: totals.rows.map(({ status, count }) => ({ status, count })),
      failedRefunds: totals.rows.reduce((sum, { failed }) => sum + failed, 0),
      dietary: one === null ? null : await readCatering(tx, of),
    }
  }),
)

type Page = { of: SQL; wanted: SQL; after: string | null; order: ReturnType<typeof inOrder> }

/** A page, and one more when there is. */
async function readPage(tx: Tx, { of, wanted, after, order }: Page) {
  const where = after === null ? wanted : sql`${wanted} and ${await order.after(tx, of, participantTables, after)}`
  return readParticipants(tx, participantsQuery(where, order.by, sql`limit ${perPage + 1}`))
}
