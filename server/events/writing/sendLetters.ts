import { dayMs } from '@bewezen/domain/base/moment.ts'
import { isLetterDue, type LetterKind, letterDay, letterKinds, usualLetters } from '@bewezen/domain/events/letters.ts'
import type { Fact } from '@bewezen/domain/facts.ts'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../base/database/open.ts'
import { recordAll } from '../../base/facts/record.ts'
import type { House } from '../../base/house.ts'
import { eventLettersSent } from '../tables.ts'

type Row = {
  id: string
  eventId: string
  startAt: Date | string
  endAt: Date | string
  reminds: boolean
  thanks: boolean
}

/**
 * Records every reminder and thank-you whose moment came, once for each date and day: of two processes that look at the
 * same moment the second finds the row of the first (EV-MORE-66, EV-MORE-67).
 */
export const sendDueLetters = (house: House): Promise<void> =>
  house.transaction(async (tx, now) => {
    const dates = await datesAround(tx, now)
    const due = letterKinds.flatMap((kind) =>
      dates
        .filter((date) => sends(kind, date) && isLetterDue(kind, date, now))
        .map((date) => ({ kind, dateId: date.id, day: letterDay(kind, date) })),
    )
    if (due.length === 0) return
    const fresh = await tx.insert(eventLettersSent).values(due).onConflictDoNothing().returning()
    const eventOf = new Map(dates.map(({ id, eventId }) => [id, eventId]))
    await recordAll(
      tx,
      fresh.map(
        ({ kind, dateId }): Fact => ({
          kind: kind === 'soon' ? 'event.soon' : 'event.over',
          eventId: eventOf.get(dateId) ?? dateId,
          dateId,
        }),
      ),
    )
  })

const sends = (kind: LetterKind, { reminds, thanks }: Row): boolean => (kind === 'soon' ? reminds : thanks)

/** The dates that may have a letter to send now: they take place, and begin within two days or ended within five. */
async function datesAround(tx: Tx, now: Date): Promise<Row[]> {
  const [from, to] = [new Date(now.getTime() - 5 * dayMs), new Date(now.getTime() + 2 * dayMs)]
  const { rows } = await tx.execute<Row>(sql`
    select d.id, d.event_id as "eventId", d.starts_at as "startAt", d.ends_at as "endAt",
      coalesce(l.reminds, ${usualLetters.reminds}::boolean) as reminds,
      coalesce(l.thanks, ${usualLetters.thanks}::boolean) as thanks
    from event_dates d join events e on e.id = d.event_id and e.status = 'scheduled'
      left join event_letters l on l.event_id = e.id
    where d.status = 'scheduled' and tstzrange(d.starts_at, d.ends_at, '[]') && tstzrange(${from}, ${to}, '[]')`)
  return rows.map((row) => ({ ...row, startAt: new Date(row.startAt), endAt: new Date(row.endAt) }))
}
