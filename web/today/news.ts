import { queries } from '../base/api/queries.ts'
import { type News, renew } from '../base/live/news.ts'
import { viewerRead } from '../base/session/reads.ts'
import { shownDay, todayQuery } from './todayCache.ts'

/** All of the room, with what stands beside a conversation. */
const renewAll = renew('today')

/** What is said all day long changes nothing there but what was noticed of it. */
const renewDay = () => {
  renew('today', 'read')()
  renew('today', 'beginning')()
}

/** What one does oneself may be an answer. */
const renewWhenOwn = (personId: string | undefined) => {
  if (personId !== undefined && personId === queries().getQueryData(viewerRead().queryKey)?.id) renewDay()
}

/**
 * What was noticed in the busiest channel, only while the day is on screen: what lies open over a channel does not change
 * under who reads it (SH-TODAY-17).
 */
const renewNoticed = () => {
  if (queries().getQueryCache().find({ queryKey: todayQuery.queryKey })?.isActive()) renew('community', 'missed')()
}

/** Whoever is gone is named nowhere. */
const renewPeople = () => {
  renewAll()
  renewNoticed()
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
  'message.posted': ({ authorId }) => {
    renewWhenOwn(authorId)
    renewNoticed()
  },
  'message.edited': (fact) => {
    renewWhenShown(fact)
    renewNoticed()
  },
  'message.removed': () => {
    renewDay()
    renewNoticed()
  },
  'reaction.set': ({ reactorId }) => {
    renewWhenOwn(reactorId)
    renewNoticed()
  },
  'conversation.changed': renewDay,
  // A photo, and the list of first steps that was put away (COM-START-09, COM-START-10).
  'profile.changed': renewAll,
  'tasks.changed': renewWhenNew,
  'community.joined': renewDay,
  'community.left': renewDay,
  'community.changed': renewDay,
  'learning.changed': renewDay,
  'progress.changed': renewDay,
  'livestreams.changed': renewDay,
  'person.hidden': renewPeople,
  'person.shown': renewPeople,
  'enrolment.made': renewAll,
  'enrolment.promoted': renewAll,
  'enrolment.offered': renewAll,
  'enrolment.waitlistEnded': renewAll,
  'enrolment.cancelled': renewAll,
  'enrolment.changed': renewAll,
  'enrolment.transferred': renewAll,
  'event.saved': renewAll,
  'event.removed': renewAll,
  'event.moved': renewAll,
  'event.calledOff': renewAll,
} satisfies News
