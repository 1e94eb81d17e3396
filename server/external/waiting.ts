import { sql } from 'drizzle-orm'
import type { WaitingBranch } from '../base/waiting.ts'

/** Answers to people outside that were not sent (IN-EXT-23, ADM-MORE-02). */
export const externalWaiting: WaitingBranch = {
  kind: 'externalFailed',
  needs: 'manageExternal',
  waits: () => sql`select id, created_at as since from external_messages where status = 'failed'`,
  shown: sql`select null::text as title, t.participant_name as who, s.name as about, null::bigint as cents,
      null::text as currency, json_build_object('id', t.id, 'archived', t.is_archived::text) as place
    from external_messages m join external_message_threads t on t.id = m.thread_id
      join external_message_sources s on s.id = t.source_id where m.id = w.id`,
  path: ({ id, archived }) =>
    `/admin/externe-berichten?gesprek=${id}${archived === 'true' ? '&toon=gearchiveerd' : ''}`,
}
