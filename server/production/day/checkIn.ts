import { storedMoment } from '@bewezen/domain/production/checkIns.ts'
import { production } from '@bewezen/domain/production/contract.ts'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../base/database/open.ts'
import { record } from '../../base/facts/record.ts'
import { refuse } from '../../base/refuse.ts'
import { serve } from '../../base/serve.ts'
import { iso } from '../kind.ts'
import { eventPresses } from '../tables.ts'
import { openDay } from './openDay.ts'

/** Stores a press of a phone; what was stored already is answered as it stands, so that sending again changes nothing (EV-MORE-51). */
export const checkIn = serve(production.checkIn, (ctx, { dateId, placeId, press }) =>
  ctx.transaction(async (tx, now) => {
    const { eventId } = await openDay(tx, ctx.person, sql`d.id = ${dateId}`)
    const place = await tx.execute(
      sql`select 1 from event_enrollments n where n.id = ${placeId} and n.date_id = ${dateId} for key share`,
    )
    if (place.rows.length === 0) refuse('NOT_FOUND')
    const at = new Date(storedMoment(press.at, now.toISOString()))
    const row = { ...press, placeId, at, pressedBy: ctx.person.id, storedAt: now }
    const made = await tx.insert(eventPresses).values(row).onConflictDoNothing().returning({ id: eventPresses.id })
    if (made.length > 0) await record(tx, { kind: 'day.changed', eventId, dateId })
    return { press: await readPress(tx, press.id, { placeId, inside: press.inside }) }
  }),
)

async function readPress(tx: Tx, id: string, asked: { placeId: string; inside: boolean }) {
  const [row] = await tx.select().from(eventPresses).where(eq(eventPresses.id, id))
  if (!row || row.placeId !== asked.placeId || row.inside !== asked.inside) return refuse('ID_IN_USE')
  return { id, inside: row.inside, at: iso(row.at) }
}
