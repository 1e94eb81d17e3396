import { newId } from '@bewezen/domain/base/ids.ts'
import { sql } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import type { NotificationDraft } from '../base/facts/decisions.ts'
import { wantedOf } from './wishes.ts'

/**
 * Writes what people should and want to know of one fact: at most one notification per fact and person, and none for a
 * person whose account went meanwhile. Answers the ids of what was written.
 */
export async function saveNotifications(tx: Tx, factId: string, told: readonly NotificationDraft[]) {
  const drafts = await wantedOf(tx, told)
  // One parameter however many people are told: a statement takes only so many. The moment keeps its microseconds,
  // since 'all read' is told from what arrived in the same millisecond by it.
  const rows = JSON.stringify(drafts.map((draft) => ({ id: newId(), ...draft })))
  const { rows: made } = await tx.execute<{ id: string; personId: string }>(
    sql`insert into notifications (id, user_id, fact_id, type, title, data, created_at)
      select n.id, p.id, ${factId}::uuid, n.type, n.title, n.data, (select app_now())
      from jsonb_to_recordset(${rows}::jsonb) as n(id uuid, "personId" uuid, type text, title text, data jsonb)
      join profiles p on p.id = n."personId"
      on conflict do nothing
      returning id, user_id as "personId"`,
  )
  return made
}
