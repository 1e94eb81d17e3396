import { sql } from 'drizzle-orm'
import { nameInSql, type WaitingBranch } from '../base/waiting.ts'

/** Appeals of people who were blocked, on which nobody decided (COM-MOD-08, ADM-MORE-02). */
export const appealsWaiting: WaitingBranch = {
  kind: 'appeal',
  needs: 'manageSite',
  waits: () => sql`select id, appealed_at as since from account_blocks
    where appealed_at is not null and decided_at is null and lifted_at is null`,
  shown: sql`select null::text as title, ${nameInSql('p')} as who, null::text as about, null::bigint as cents,
      null::text as currency, json_build_object() as place
    from account_blocks b left join profiles p on p.id = b.person_id where b.id = w.id`,
  path: () => '/admin/moderatie',
  listPath: '/admin/moderatie',
}
