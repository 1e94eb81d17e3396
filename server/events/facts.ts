import { rolesThatHold } from '@bewezen/domain/access/capabilities.ts'
import { liveStatuses } from '@bewezen/domain/events/enrolment.ts'
import { sql } from 'drizzle-orm'
import type { Reader } from '../base/database/open.ts'
import { type Audience, type Decisions, each, only } from '../base/facts/decisions.ts'
import { whenDiffered } from './notifications/differed.ts'
import { mailTo, notifyAndMail, theOwner } from './notifications/drafts.ts'
import { whenOver, whenSoon } from './notifications/letterRecipients.ts'
import {
  whenCancelled,
  whenMoved,
  whenRefunded,
  whenTransferTold,
  whenWaitlistEnded,
} from './notifications/recipients.ts'
import { toReceivers } from './writing/toReceivers.ts'

type Seen = { id: string; isPublic: boolean; people: string[] }

/**
 * Who may see an event, as `maySee` says it (EV-VIS-11..17): what others hear of one that they may not see would tell
 * them that it exists (EV-EDGE-37).
 */
export const viewers = {
  about: ({ eventId }: { eventId: string }) => eventId,
  async read(reader: Reader, eventIds: readonly string[]): Promise<ReadonlyMap<string, Audience>> {
    const live = sql.param([...liveStatuses])
    const ofTheHouse = sql.param([...rolesThatHold('manageEvents')])
    const { rows } = await reader.execute<Seen>(
      sql`select e.id, e.is_live and e.visibility_policy = 'public' as "isPublic",
          case when e.is_live and e.visibility_policy = 'public' then '{}' else array(
            select p.id from profiles p where p.role = any(${ofTheHouse}::text[]) or p.id = e.created_by
              or exists (select 1 from event_teachers t where t.event_id = e.id and t.teacher_id = p.id)
              or exists (select 1 from event_enrollments n where n.event_id = e.id and n.user_id = p.id
                and n.status = any(${live}::text[]))
              or (e.is_live and e.visibility_policy = 'roles' and ((e.include_top5_percent and p.top_5)
                or exists (select 1 from event_visibility_roles r where r.event_id = e.id and r.role_name = p.role)))
          ) end as people
        from events e where e.id = any(${sql.param([...eventIds])}::uuid[])`,
    )
    return new Map(rows.map(({ id, isPublic, people }): [string, Audience] => [id, isPublic ? 'everyone' : { people }]))
  },
}

/** Whoever paid, and those who handle events and have the place on their dashboard (EV-MORE-111). */
const payerAndDesk = ({ personId }: { personId: string }): Audience => ({
  capability: 'manageEvents',
  people: [personId],
})

/**
 * Who should know of seats: each of their own place, by mail and in the inbox too, and everybody who sees the event how
 * many are left. That a date is called off is told to each with the place that they lose.
 */
export const eventsDecisions = {
  'enrolment.made': { audience: only, mails: mailTo(theOwner('made')) },
  'enrolment.promoted': { audience: only, ...notifyAndMail(theOwner('promoted')) },
  'enrolment.offered': { audience: only, ...notifyAndMail(theOwner('offered')) },
  'enrolment.waitlistEnded': { audience: only, ...notifyAndMail(whenWaitlistEnded) },
  'enrolment.cancelled': { audience: only, ...notifyAndMail(whenCancelled) },
  'enrolment.released': { audience: only, ...notifyAndMail(whenCancelled) },
  'enrolment.changed': { audience: only },
  'enrolment.transferred': { audience: only, ...notifyAndMail(theOwner('transferred')) },
  'transfer.changed': { audience: only, ...notifyAndMail(whenTransferTold) },
  'transfers.changed': { audience: { capability: 'manageEvents' } },
  'seats.changed': { audience: viewers },
  'event.saved': { audience: viewers },
  'event.removed': { audience: ({ personId }) => (personId ? { people: [personId] } : 'everyone') },
  'event.moved': { audience: viewers, ...notifyAndMail(whenMoved) },
  'event.calledOff': { audience: viewers },
  'event.written': { audience: { capability: 'manageEvents' }, ...toReceivers },
  'event.lettersSaved': { audience: { capability: 'manageEvents' } },
  'event.soon': { audience: 'nobody', ...notifyAndMail(whenSoon) },
  'event.over': { audience: 'nobody', ...notifyAndMail(whenOver) },
  'refund.done': { audience: payerAndDesk, ...notifyAndMail(whenRefunded) },
  'payment.differed': { audience: { capability: 'manageSite' }, notifyAll: each(whenDiffered) },
  'refund.failed': { audience: payerAndDesk, ...notifyAndMail(theOwner('refundFailed')) },
} satisfies Decisions
