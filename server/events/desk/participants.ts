import { events as contract } from '@bewezen/domain/events/contract.ts'
import type { DeskParticipant } from '@bewezen/domain/events/desk.ts'
import type { EnrolmentStatus } from '@bewezen/domain/events/enrolment.ts'
import { participantsPerPage as perPage } from '@bewezen/domain/events/participantView.ts'
import { type SQL, sql } from 'drizzle-orm'
import { listed } from '../../base/database/listed.ts'
import type { Tx } from '../../base/database/open.ts'
import { serve } from '../../base/serve.ts'
import { type CateringRow, cateringQuery, toCatering } from './catering.ts'
import { ofEvent } from './figures.ts'
import { noteViewed } from './noteViewed.ts'
import { participantsQuery, participantTables } from './participantRows.ts'
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
    const order = inOrder(asked.order, one !== null)
    const behind = after === null ? sql`true` : await order.after(tx, of, participantTables, after)
    const { found, counts, totals, catering } = await readAll(tx, {
      found: participantsQuery(sql`${wanted} and ${behind}`, order.by, sql`limit ${perPage + 1}`),
      counts: sql`select n.date_id as "occurrenceId", n.status, count(*)::int as count from ${participantTables}
        where ${wanted} group by 1, 2 order by 1, 2`,
      totals: sql`select n.status, count(*)::int as count,
        (count(*) filter (where n.refund_status = 'failed'))::int as failed
        from event_enrollments n where ${of} group by 1 order by 1`,
      catering: cateringQuery(one === null ? sql`false` : of),
    })
    return {
      participants: found.slice(0, perPage),
      hasMore: found.length > perPage,
      counts,
      totals: totals.map(({ status, count }) => ({ status, count })),
      failedRefunds: totals.reduce((sum, { failed }) => sum + failed, 0),
      dietary: one === null ? null : toCatering(catering),
    }
  }),
)

type Read = {
  found: DeskParticipant[]
  counts: { occurrenceId: string; status: EnrolmentStatus; count: number }[]
  totals: { status: EnrolmentStatus; count: number; failed: number }[]
  catering: CateringRow[]
}

/** A page with one more where there is one, and the numbers around it: one statement, of one moment. */
async function readAll(tx: Tx, { found, counts, totals, catering }: Record<keyof Read, SQL>): Promise<Read> {
  const { rows } = await tx.execute<Read>(
    sql`select ${listed(found)} as found, ${listed(counts)} as counts, ${listed(totals)} as totals,
      ${listed(catering)} as catering`,
  )
  return rows[0] ?? { found: [], counts: [], totals: [], catering: [] }
}
