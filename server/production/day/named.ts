import { longDateTime } from '@bewezen/domain/base/dates.ts'
import type { FactOf } from '@bewezen/domain/facts.ts'
import { helperWords } from '@bewezen/domain/production/helperWords.ts'
import { dayPath } from '@bewezen/domain/production/helping.ts'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../base/database/open.ts'
import type { NotificationDraft } from '../../base/facts/decisions.ts'

type Row = { title: string; zone: string; startAt: Date; namedBy: string | null }

/** Tells whoever was named as a helper, in the inbox, with the way to the day; nobody who is one no more by now (EV-MORE-50). */
export async function namedNotifications(tx: Tx, fact: FactOf<'helper.set'>): Promise<NotificationDraft[]> {
  const { eventId, dateId, helperId } = fact
  const { rows } = await tx.execute<Row>(sql`
    select e.title, e.timezone as zone, d.starts_at as "startAt", h.named_by as "namedBy"
    from event_helpers h join event_dates d on d.id = h.date_id join events e on e.id = d.event_id
    where h.date_id = ${dateId} and h.person_id = ${helperId}`)
  return rows.map(({ title, zone, startAt, namedBy }) => ({
    personId: helperId,
    type: 'event',
    title: helperWords.named,
    data: {
      content: helperWords.namedText(title, longDateTime(startAt, zone)),
      event_path: dayPath(eventId, dateId),
      ...(namedBy ? { sender_id: namedBy } : {}),
    },
  }))
}
