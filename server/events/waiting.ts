import { sql } from 'drizzle-orm'
import { nameInSql, type WaitingBranch } from '../base/waiting.ts'
import { bothAreHere } from './transfer/read.ts'

const participants = ({ event }: Record<string, string>) => `/events/admin?event=${event}&tab=deelnemers`
const failedRefunds = (place: Record<string, string>) => `${participants(place)}&toon=refundFailed`

/**
 * Money of a place that the provider refused to give back, waiting since the place was given up, and parts of it, waiting
 * since they were promised (EV-CANCEL-12, EV-MORE-29, ADM-MORE-02).
 */
export const eventRefundsWaiting: WaitingBranch = {
  kind: 'eventRefund',
  needs: 'manageEvents',
  waits: () => sql`select p.id, coalesce(n.cancelled_at, p.paid_at, p.created_at) as since from event_payments p
      left join event_enrollments n on n.id = p.enrollment_id where p.refund_status = 'failed'
    union all
    select id, created_at from event_refunds where state = 'failed'`,
  shown: sql`select null::text as title, ${nameInSql('u')} as who, p.event_title as about,
      coalesce(r.amount_cents, p.received_cents, p.amount_cents) as cents, coalesce(p.received_currency, p.currency) as currency,
      json_build_object('event', p.event_id) as place
    from (select 1) one left join event_refunds r on r.id = w.id
      join event_payments p on p.id = coalesce(r.payment_id, w.id) left join profiles u on u.id = p.user_id`,
  path: failedRefunds,
}

/** Places whose payer's bank took the money back; when it did is not kept, so that the moment is that of the payment (EV-PAY-22). */
export const eventDisputesWaiting: WaitingBranch = {
  kind: 'eventDispute',
  needs: 'manageEvents',
  waits: () => sql`select n.id, coalesce(p.paid_at, n.enrolled_at) as since from event_enrollments n
      left join event_payments p on p.provider_payment_id = n.paid_by where n.is_disputed`,
  shown: sql`select null::text as title, ${nameInSql('u')} as who, e.title as about, p.amount_cents as cents, p.currency,
      json_build_object('event', e.id) as place
    from event_enrollments n join events e on e.id = n.event_id
      left join event_payments p on p.provider_payment_id = n.paid_by
      left join profiles u on u.id = case when n.is_transferred then p.user_id else n.user_id end where n.id = w.id`,
  path: participants,
}

/** Places that somebody hands on and somebody else takes, waiting for an admin since the second said yes (EV-MORE-34). */
export const eventTransfersWaiting: WaitingBranch = {
  kind: 'eventTransfer',
  needs: 'manageEvents',
  waits: () => sql`select t.id, t.answered_at as since from event_transfers t
    join event_enrollments n on n.id = t.enrollment_id and n.status = 'enrolled'
    join event_dates d on d.id = n.date_id and d.status = 'scheduled' and d.starts_at > app_now()
    where t.state = 'accepted' and ${bothAreHere}`,
  shown: sql`select null::text as title, ${nameInSql('u')} as who, e.title as about, null::bigint as cents,
      null::text as currency, json_build_object('event', e.id) as place
    from event_transfers t join event_enrollments n on n.id = t.enrollment_id join events e on e.id = n.event_id
      left join profiles u on u.id = t.holder_id where t.id = w.id`,
  path: participants,
}
