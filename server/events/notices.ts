import { isUrgent, type NewsKind, newsWords } from '@bewezen/domain/events/news.ts'
import { cannotWait } from '@bewezen/domain/inbox/notification.ts'
import type { Tx } from '../base/database/open.ts'
import type { MailDraft, NotificationDraft } from '../base/facts/decisions.ts'
import { oncePerFact } from '../base/facts/oncePerFact.ts'
import { readTold } from './readTold.ts'
import type { About, Telling } from './telling.ts'

type Whom<Fact> = (tx: Tx, fact: Fact) => Promise<readonly Telling[]>

/** The one whose place it is, told always the same. */
export const own =
  (news: NewsKind): Whom<About> =>
  async (_tx, { personId, enrolmentId, paymentId }) => [{ personId, enrolmentId, paymentId, news }]

/** Who gets a mail: one for each fact and person, whose content is read when it is sent. */
export const mailing =
  <Fact>(whom: Whom<Fact>) =>
  async (tx: Tx, fact: Fact): Promise<MailDraft[]> =>
    (await whom(tx, fact)).map(({ personId, enrolmentId, news, paymentId }) => ({
      ...{ personId, template: 'event' },
      ids: { enrolmentId, news, ...(paymentId ? { paymentId } : {}) },
    }))

/** Who hears it in the inbox and by mail, and at once when it is about a place that came (EV-WAIT-04, EV-WAIT-05, EV-CANCEL-13). */
export const telling = <Fact extends object>(asked: Whom<Fact>) => {
  const whom = oncePerFact(asked)
  const notify = async (tx: Tx, fact: Fact): Promise<NotificationDraft[]> => {
    const tellings = await whom(tx, fact)
    const ids = tellings.map(({ enrolmentId }) => enrolmentId)
    const places = await readTold(tx, ids, tellings[0]?.paymentId)
    return tellings.flatMap(({ personId, enrolmentId, news }) => {
      const told = places.get(enrolmentId)
      if (!told) return []
      const { title, lines } = newsWords[news]
      const data = {
        ...{ enrolment_id: enrolmentId, content: lines(told).join(' '), event_path: told.path },
        ...(told.organiserId ? { sender_id: told.organiserId } : {}),
        ...(isUrgent(news) ? cannotWait : {}),
      }
      return [{ personId, type: 'event', title, data }]
    })
  }
  return { mails: mailing(whom), notify }
}
