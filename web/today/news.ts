import type { Beside } from '@bewezen/domain/today/contract.ts'
import { api } from '../base/api/api.ts'
import { queries } from '../base/api/queries.ts'
import { inBursts } from '../base/live/inBursts.ts'
import { type News, renew } from '../base/live/news.ts'
import { viewerRead } from '../base/session/reads.ts'
import { shownDay } from './todayCache.ts'

/** All of the room, with what stands beside a conversation. */
const renewAll = renew('today')

/** What is said and told all day long changes nothing of the first steps. */
const renewRead = renew('today', 'read')
const renewBeginning = renew('today', 'beginning')

/** The day, and the first steps, which a place, a lesson or what one wrote may take. */
const renewDay = () => {
  renewRead()
  renewBeginning()
}

/** What one does oneself may be an answer. */
const renewWhenOwn = (personId: string | undefined) => {
  if (isOwn(personId)) renewDay()
}
const isOwn = (personId: string | undefined) =>
  personId !== undefined && personId === queries().getQueryData(viewerRead().queryKey)?.id

/** Whoever is gone is named nowhere, what was noticed in the busiest channel included (SH-TODAY-17). */
const renewPeople = () => {
  renewAll()
  renew('community', 'missed')()
}

const renewWhenShown = ({ messageId }: { messageId: string }) => {
  if (shownDay()?.waiting.notifications.some(({ data }) => data.messageId === messageId)) renewDay()
}

/** A first task and a first experiment are first steps. */
const renewWhenNew = () => {
  renewBeginning()
  if (shownDay()?.firstDays) renewRead()
}

/** The seats that others take and give back decide which date is offered, and how; one's own place stays (SH-TODAY-19). */
const renewOffered = inBursts(() => {
  const beside = queries().getQueryData<Beside>(api.today.beside.queryKey({ input: {} }))
  if ([...(shownDay()?.dates ?? []), beside?.next].some((date) => date?.offer)) renewAll()
})

/** What 'Vandaag' does with facts; what is unread is counted by `places`, and the tasks and experiments are those of their rooms (SH-TODAY-10). */
export const todayNews = {
  'notification.made': renewRead,
  // What was noticed of messages is renewed by the room that keeps their channels (SH-TODAY-17).
  'message.posted': ({ authorId }) => renewWhenOwn(authorId),
  'message.edited': renewWhenShown,
  'message.removed': renewDay,
  'reaction.set': ({ reactorId }) => renewWhenOwn(reactorId),
  'conversation.changed': renewRead,
  // A photo, and the list of first steps that was put away (COM-START-09, COM-START-10).
  'profile.changed': renewAll,
  'tasks.changed': renewWhenNew,
  'experiment.changed': ({ ownerId }) => {
    if (isOwn(ownerId)) renewWhenNew()
  },
  'community.joined': renewDay,
  'community.left': renewDay,
  'community.changed': renewDay,
  'learning.changed': renewDay,
  'progress.changed': renewDay,
  'livestreams.changed': renewRead,
  'person.hidden': renewPeople,
  'person.shown': renewPeople,
  'enrolment.made': renewAll,
  'enrolment.promoted': renewAll,
  'enrolment.offered': renewAll,
  'enrolment.waitlistEnded': renewAll,
  'enrolment.cancelled': renewAll,
  'enrolment.changed': renewAll,
  'enrolment.transferred': renewAll,
  'seats.changed': renewOffered,
  'event.saved': renewAll,
  'event.removed': renewAll,
  'event.moved': renewAll,
  'event.calledOff': renewAll,
} satisfies News
