import { deskPath } from '@bewezen/domain/community/paths.ts'
import { sql } from 'drizzle-orm'
import { nameInSql, type WaitingBranch } from '../base/waiting.ts'

/** Reported messages on which nobody decided, without those of the asker: they tell who reported them (COM-MOD-03, ADM-MORE-05). */
export const casesWaiting: WaitingBranch = {
  kind: 'case',
  needs: 'judgeReports',
  waits: (askerId) => sql`select id, opened_at as since from message_cases
    where decided_at is null and author_id is distinct from ${askerId}`,
  shown: sql`select null::text as title, null::text as who, case when b.id is not null then ch.name end as about,
      null::bigint as cents, null::text as currency, json_build_object() as place
    from message_cases c join messages m on m.id = c.message_id join channels_text ch on ch.id = m.channel_id
      left join blueprints b on b.id = ch.blueprint_id where c.id = w.id`,
  path: () => '/admin/moderatie',
  listPath: '/admin/moderatie',
}

/** Conversations with 'Beheer' in which a member waits for an answer, without one's own (COM-MOD-12, COM-MOD-13). */
export const deskTalksWaiting: WaitingBranch = {
  kind: 'deskTalk',
  needs: 'judgeReports',
  waits: (askerId) => sql`select d.id, m.created_at as since from direct_conversations d
      join channels_text ch on ch.id = d.id join messages m on m.channel_id = d.id and m.seq = ch.last_seq
    where d.is_desk and d.first_id is distinct from ${askerId} and ch.last_seq > d.settled_seq`,
  shown: sql`select null::text as title, case when p.hidden_at is null then ${nameInSql('p')} end as who, null::text as about,
      null::bigint as cents, null::text as currency, json_build_object() as place
    from direct_conversations d left join profiles p on p.id = d.first_id where d.id = w.id`,
  path: () => deskPath,
  listPath: deskPath,
}
