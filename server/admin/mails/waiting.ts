import { sql } from 'drizzle-orm'
import { nameInSql, type WaitingBranch } from '../../base/waiting.ts'

/** Mails that were given up (ADM-MORE-02). */
export const mailsWaiting: WaitingBranch = {
  kind: 'mail',
  needs: 'openAdmin',
  waits: () => sql`select id, given_up_at as since from unsent_mails where given_up_at is not null`,
  shown: sql`select null::text as title, ${nameInSql('p')} as who, m.template as about, null::bigint as cents,
      null::text as currency, json_build_object() as place
    from unsent_mails m join profiles p on p.id = m.person_id where m.id = w.id`,
  path: () => '/admin/mails',
  listPath: '/admin/mails',
}
