import { queries } from '../base/api/queries.ts'
import { type News, renew } from '../base/live/news.ts'
import { viewerRead } from '../base/session/reads.ts'
import { shownDay } from './todayCache.ts'

const renewDay = renew('today')

/** What one does oneself may be an answer. */
const renewWhenOwn = (personId: string | undefined) => {
  if (personId !== undefined && personId === queries().getQueryData(viewerRead().queryKey)?.id) renewDay()
}

const renewWhenShown = ({ messageId }: { messageId: string }) => {
  if (shownDay()?.waiting.notifications.some(({ data }) => data.messageId === messageId)) renewDay()
}

/** A first task is a first step. */
const renewWhenNew = () => {
  if (shownDay()?.firstDays) renewDay()
}

/** What 'Vandaag' does with facts; what is unread is counted by `places`, and the tasks and experiments are those of their rooms (SH-TODAY-10). */
export const todayNews = {
  'notification.made': renewDay,
  'message.posted': ({ authorId }) => renewWhenOwn(authorId),
  'message.edited': renewWhenShown,
  'message.removed': renewDay,
  'reaction.set': ({ reactorId }) => renewWhenOwn(reactorId),
  'conversation.changed': renewDay,
  // A photo, and the list of first steps that was put away (COM-START-09, COM-START-10).
  'profile.changed': renewDay,
  'tasks.changed': renewWhenNew,
  'community.joined': renewDay,
  'community.left': renewDay,
  'community.changed': renewDay,
  'learning.changed': renewDay,
  'progress.changed': renewDay,
  'livestreams.changed': renewDay,
  'person.hidden': renewDay,
  'person.shown': renewDay,
  'enrolment.made': renewDay,
  'enrolment.promoted': renewDay,
  'enrolment.offered': renewDay,
  'enrolment.waitlistEnded': renewDay,
  'enrolment.cancelled': renewDay,
  'enrolment.changed': renewDay,
  'enrolment.transferred': renewDay,
  'event.saved': renewDay,
  'event.removed': renewDay,
  'event.moved': renewDay,
  'event.calledOff': renewDay,
} satisfies News
