import type { Mutant } from '../mutant.ts'

/** The member's own day: whose it is, what may stand in it, and what makes a browser renew it. */
export const today: readonly Mutant[] = [
  {
    name: 'what may not be read any more still wants an answer',
    file: 'server/inbox/unanswered.ts',
    replace: ['message !== null &&', 'true &&'],
    noticedBy: ['server/today/read.test.ts'],
    ids: ['SH-TODAY-07', 'SH-TODAY-08'],
  },
  {
    name: 'who is gone still wants an answer',
    file: 'server/inbox/unanswered.ts',
    replace: ["known.senders.has(data.authorId ?? '') &&", 'true &&'],
    noticedBy: ['server/today/read.test.ts'],
    ids: ['SH-TODAY-08'],
  },
  {
    name: 'a conversation that is blocked still wants an answer',
    file: 'server/inbox/unanswered.ts',
    replace: ["known.channels.get(data.channelId ?? '')?.mayPost === true,", 'true,'],
    noticedBy: ['server/today/read.test.ts'],
    ids: ['SH-TODAY-07'],
  },
  {
    name: 'a reaction is no answer',
    file: 'server/inbox/unanswered.ts',
    replace: ['x.message_id = m.id and x.reactor_id = $1)', 'x.message_id = m.id and false)'],
    noticedBy: ['server/today/read.test.ts'],
    ids: ['SH-TODAY-07'],
  },
  {
    name: 'another’s next date is shown as one’s own',
    file: 'server/events/read/nextDates.ts',
    replace: ['where n.user_id = ${person.id}::uuid and', 'where true or n.user_id = ${person.id}::uuid and'],
    noticedBy: ['server/today/read.test.ts'],
    ids: ['SH-TODAY-04', 'SH-TODAY-08'],
  },
  {
    name: 'a date that one may not see is offered',
    file: 'server/events/read/nextDates.ts',
    replace: ['d.starts_at > app_now() and ${listedFor(person)}', 'd.starts_at > app_now()'],
    noticedBy: ['server/today/read.test.ts'],
    ids: ['SH-TODAY-08'],
  },
  {
    name: 'the lesson is of a community that one did not join',
    file: 'server/learning/nextLesson.ts',
    replace: ['eq(communityMembers.personId, person.id),', 'sql`true`,'],
    noticedBy: ['server/today/read.test.ts'],
    ids: ['SH-TODAY-05'],
  },
  {
    name: 'one’s own answer leaves the question there',
    file: 'web/today/news.ts',
    replace: ["'message.posted': ({ authorId }) => renewWhenOwn(authorId),", "'message.posted': () => {},"],
    noticedBy: ['web/today/news.test.ts'],
    ids: ['SH-TODAY-10'],
  },
  {
    name: 'communities that were not joined are told as missed',
    file: 'domain/today/missed.ts',
    replace: ['.filter((one) => one.joined)', '.filter(() => true)'],
    noticedBy: ['domain/today/missed.test.ts'],
    ids: ['SH-TODAY-06'],
  },
]
