import { sql } from 'drizzle-orm'
import { type Audience, type Decisions, each, type StoredAudience } from '../base/facts/decisions.ts'
import { namedNotifications } from './day/named.ts'

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

/**
 * Admins hear what changes in a production. The person of a briefing learns of it only by the mail with their call sheet
 * (EV-BRIEF-11, EV-MORE-43), a helper in the inbox (EV-MORE-50).
 */
export const productionDecisions = {
  'production.changed': { audience: { capability: 'manageEvents' } },
  'day.changed': { audience: atTheDoor },
  'helper.set': {
    audience: ({ helperId }) => ({ capability: 'manageEvents', people: [helperId] }),
    notifyAll: each(namedNotifications),
  },
  'callSheet.sent': {
    audience: ({ recipientId }) => ({ capability: 'manageEvents', people: [recipientId] }),
    mails: (_tx, { eventId, recipientId }) => [{ personId: recipientId, template: 'callSheet', ids: { eventId } }],
  },
  'todoLists.changed': { audience: { capability: 'manageEvents' } },
} satisfies Decisions
