import { isLetter, isUrgent, type NotificationKind } from '@bewezen/domain/events/notifications.ts'
import { notificationWords } from '@bewezen/domain/events/notificationWords.ts'
import { cannotWait } from '@bewezen/domain/inbox/notification.ts'
import type { Tx } from '../../base/database/open.ts'
import { each, type MailDraft, type NotificationDraft } from '../../base/facts/decisions.ts'
import { oncePerFact } from '../../base/facts/oncePerFact.ts'
import { readPlaceDetails } from './readPlaceDetails.ts'
import type { PlaceRef, Recipient } from './recipients.ts'

type Recipients<Fact> = (tx: Tx, fact: Fact) => Promise<readonly Recipient[]>

/** The one whose place it is, always with the same notification. */
export const theOwner =
  (kind: NotificationKind): Recipients<PlaceRef> =>
  async (_tx, { personId, enrolmentId, paymentId, refundId }) => [{ personId, enrolmentId, paymentId, refundId, kind }]

/** Who gets a mail: one for each fact and person, whose content is read when it is sent. */
export const mailTo =
  <Fact>(recipientsOf: Recipients<Fact>) =>
  async (tx: Tx, fact: Fact): Promise<MailDraft[]> =>
    (await recipientsOf(tx, fact)).map(({ personId, enrolmentId, kind, paymentId, refundId, day }) => ({
      personId,
      template: 'event',
      ids: {
        enrolmentId,
        kind,
        ...(paymentId ? { paymentId } : {}),
        ...(refundId ? { refundId } : {}),
        ...(day ? { day } : {}),
      },
    }))

/** Who hears it in the inbox and by mail, and at once when it is about a place that came (EV-WAIT-04, EV-WAIT-05, EV-CANCEL-13). */
export const notifyAndMail = <Fact extends object>(findRecipients: Recipients<Fact>) => {
  const recipientsOf = oncePerFact(findRecipients)
  const notify = async (tx: Tx, fact: Fact): Promise<NotificationDraft[]> => {
    const recipients = await recipientsOf(tx, fact)
    const ids = recipients.map(({ enrolmentId }) => enrolmentId)
    const places = await readPlaceDetails(tx, ids, recipients[0])
    return recipients.flatMap(({ personId, enrolmentId, kind }) => {
      const details = places.get(enrolmentId)
      if (!details) return []
      const { title, lines } = notificationWords[kind]
      const data = {
        enrolment_id: enrolmentId,
        content: lines(details).join(' '),
        event_path: details.path,
        ...(details.organiserId ? { sender_id: details.organiserId } : {}),
        ...(isUrgent(kind) ? cannotWait : {}),
      }
      return [{ personId, type: isLetter(kind) ? 'event_letter' : 'event', title, data }]
    })
  }
  return { mails: mailTo(recipientsOf), notifyAll: each(notify) }
}
