import { sql } from 'drizzle-orm'
import { nameInSql, type WaitingBranch } from '../base/waiting.ts'

/**
 * Payments of subscriptions that a bank disputes. The provider tells of no lost one, so that those paid more than 90 days
 * ago count as decided (ADM-MORE-02).
 */
export const subscriptionDisputesWaiting: WaitingBranch = {
  kind: 'subscriptionDispute',
  needs: 'manageSite',
  waits: () => sql`select id, created_at as since from payments where state = 'disputed' and kind = 'subscription'
    and created_at > app_now() - interval '90 days'`,
  shown: sql`select null::text as title, ${nameInSql('u')} as who, null::text as about, p.amount_cents::bigint as cents,
      'EUR' as currency, json_build_object('person', p.user_id) as place
    from payments p left join profiles u on u.id = p.user_id where p.id = w.id`,
  path: ({ person }) => (person ? `/admin/gebruikers?lid=${person}` : '/admin/abonnementen'),
}
