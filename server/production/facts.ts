import { sql } from 'drizzle-orm'
import type { Audience, Decisions, StoredAudience } from '../base/facts/decisions.ts'

/** Admins, and whoever an admin named for the date (EV-MORE-50). */
const atTheDoor: StoredAudience<'day.changed'> = {
  about: ({ dateId }) => dateId,
  async read(reader, ids) {
    const { rows } = await reader.execute<{ dateId: string; people: string[] }>(sql`
      select d.id as "dateId", coalesce(json_agg(h.person_id) filter (where h.person_id is not null), '[]') as people
      from event_dates d left join event_helpers h on h.date_id = d.id and d.ends_at > app_now() - interval '3 days'
      where d.id = any(${sql.param([...ids])}::uuid[]) group by d.id`)
    return new Map(
      rows.map(({ dateId, people }): [string, Audience] => [dateId, { capability: 'manageEvents', people }]),
    )
  },
}

/** Admins hear what changes in a production; nobody is notified, the person of a briefing only by the mail with their call sheet (EV-BRIEF-11, EV-MORE-43). */
export const productionDecisions = {
  'production.changed': { audience: { capability: 'manageEvents' } },
  'day.changed': { audience: atTheDoor },
  'callSheet.sent': {
    audience: ({ recipientId }) => ({ capability: 'manageEvents', people: [recipientId] }),
    mails: (_tx, { eventId, recipientId }) => [{ personId: recipientId, template: 'callSheet', ids: { eventId } }],
  },
} satisfies Decisions
