import { events as contract } from '@bewezen/domain/events/contract.ts'
import { messagesPerPage, type SentMessage } from '@bewezen/domain/events/writingContract.ts'
import { sql } from 'drizzle-orm'
import { serve } from '../../base/serve.ts'
import { faceInSql } from '../../profile/tables.ts'
import { openDeskEvent } from '../desk/rows.ts'

type Row = Omit<SentMessage, 'startAt' | 'sentAt'> & {
  startAt: Date | string | null
  sentAt: Date | string
  total: number
}

/** What was written to participants of an event, the newest first, a page at a time (EV-MORE-64). */
export const written = serve(contract.written, async ({ db }, { eventId, before = null }) => {
  const older = before
    ? sql`and (m.sent_at, m.id) < (select b.sent_at, b.id from event_messages b where b.id = ${before})`
    : sql``
  const { rows } = await db.execute<Row>(sql`
    select m.id, m.audience, m.starts_at as "startAt", m.subject, m.text, m.told, m.sent_at as "sentAt",
      (select row_to_json(a) from (select ${sql.raw(faceInSql('p'))} from profiles p
        where p.id = m.author_id and p.hidden_at is null) a) as author,
      (select count(*)::int from event_messages c where c.event_id = ${eventId}) as total
    from event_messages m where m.event_id = ${eventId} ${older}
    order by m.sent_at desc, m.id desc limit ${messagesPerPage + 1}`)
  // Only where there is nothing it is asked whether there is such an event.
  if (rows.length === 0) await openDeskEvent(db, eventId, null)
  return {
    messages: rows.slice(0, messagesPerPage).map(({ total: _, startAt, sentAt, ...row }) => ({
      ...row,
      startAt: startAt === null ? null : new Date(startAt).toISOString(),
      sentAt: new Date(sentAt).toISOString(),
    })),
    total: rows[0]?.total ?? 0,
    hasMore: rows.length > messagesPerPage,
  }
})
