import type { Mutant } from '../mutant.ts'

const room = 'server/livestreams'
const [evenings, questions, reminders, races] = [
  `${room}/evening/evening.test.ts`,
  `${room}/evening/questions.test.ts`,
  `${room}/remind.test.ts`,
  `${room}/livestreams.race.test.ts`,
]

/** The evening around a livestream: its conversation, its questions, and who is reminded of it. */
export const evening: readonly Mutant[] = [
  {
    name: 'the channel of an evening is open to everybody behind the gate',
    file: 'server/community/evenings.ts',
    replace: ['${channels.id} and ${seenWith(role)})`', '${channels.id})`'],
    noticedBy: [evenings],
    ids: ['LIVE-MORE-01'],
  },
  {
    name: 'a closed evening takes messages',
    file: 'server/community/evenings.ts',
    replace: ["eveningOf(times, now).mayWrite ? null : { code: 'CHANNEL_READ_ONLY' }", 'null'],
    noticedBy: [evenings],
    ids: ['LIVE-MORE-04'],
  },
  {
    name: 'a message of an evening is told to everybody behind the gate',
    file: 'server/community/facts.ts',
    replace: ["{ capability: 'readCommunity', roles: rolesThatSee(evening) }", "{ capability: 'readCommunity' }"],
    noticedBy: [evenings],
    ids: ['LIVE-MORE-16', 'LIVE-MORE-25'],
  },
  {
    name: 'the faces of an evening are shown',
    file: 'server/community/presence/here.ts',
    replace: ['face: isEvening ? null : face', 'face'],
    noticedBy: [evenings],
    ids: ['LIVE-MORE-24'],
  },
  {
    name: 'a group is called into an evening',
    file: 'server/community/mentions.ts',
    replace: ['channel.communityId === null ? { ...named, batches: [] } : named', 'named'],
    noticedBy: [evenings],
    ids: ['LIVE-MORE-07'],
  },
  {
    name: 'questions of a stream are read by who does not see it',
    file: `${room}/evening/openEvening.ts`,
    replace: ['.where(and(eq(livestreams.id, id), seenWith(role)))', '.where(eq(livestreams.id, id))'],
    noticedBy: [evenings],
    ids: ['LIVE-MORE-01'],
  },
  {
    name: 'a closed evening takes questions',
    file: `${room}/evening/openEvening.ts`,
    replace: ["if (!eveningOf(stream, now).mayWrite) refuse('EVENING_CLOSED')", ''],
    noticedBy: [questions],
    ids: ['LIVE-MORE-15'],
  },
  {
    name: 'somebody asks as much as they like',
    file: `${room}/evening/questions.ts`,
    replace: [">= maxOpenQuestions) refuse('TOO_MANY_QUESTIONS')", "> 1_000) refuse('TOO_MANY_QUESTIONS')"],
    noticedBy: [questions],
    ids: ['LIVE-MORE-11'],
  },
  {
    name: 'questions of one moment do not wait for each other',
    file: `${room}/evening/questions.ts`,
    replace: [
      'await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`questions ${askerId}`}, 0))`)',
      '',
    ],
    noticedBy: [races],
    ids: ['LIVE-MORE-11'],
  },
  {
    name: 'a question is no message, and floods',
    file: `${room}/evening/questions.ts`,
    replace: ['await countMessage(ctx, tx, now, { namesGroup: false })', ''],
    noticedBy: [evenings],
    ids: ['LIVE-MORE-07'],
  },
  {
    name: 'one’s own raise is taken away',
    file: `${room}/evening/questions.ts`,
    replace: ['if (question.askerId === personId || question.answeredAt)', 'if (question.answeredAt)'],
    noticedBy: [questions],
    ids: ['LIVE-MORE-12'],
  },
  {
    name: 'anybody takes a question away',
    file: `${room}/evening/questions.ts`,
    replace: ["if (!mayRemoveQuestion(person, question)) refuse('FORBIDDEN')", ''],
    noticedBy: [questions],
    ids: ['LIVE-MORE-14'],
  },
  {
    name: 'people are reminded twice',
    file: `${room}/reminders.ts`,
    replace: ['sql`${livestreams.remindedFor} is distinct from ${livestreams.startTime}`', 'sql`true`'],
    noticedBy: [reminders],
    ids: ['LIVE-MORE-17'],
  },
  {
    name: 'people are reminded of what is live already',
    file: `${room}/reminders.ts`,
    replace: ['eq(livestreams.isActive, false)', 'undefined'],
    noticedBy: [reminders],
    ids: ['LIVE-MORE-18'],
  },
  {
    name: 'people are reminded of what is no longer for them',
    file: `${room}/reminders.ts`,
    replace: ['seenWith(sql`${profiles.role}`)', 'undefined'],
    noticedBy: [reminders],
    ids: ['LIVE-MORE-18'],
  },
  {
    name: 'what was decided about a message of an evening leads to a channel that has no page',
    file: 'server/community/caseNotifications.ts',
    replace: ['livestreamId ? { event_path: livestreamPath(livestreamId) } : {}', '{}'],
    noticedBy: [evenings],
    ids: ['LIVE-MORE-79'],
  },
  {
    name: 'answered questions stand in another order than their answers',
    file: 'server/livestreams/evening/questionRows.ts',
    replace: ['answeredAt} asc nulls first', 'answeredAt} desc nulls first'],
    noticedBy: ['server/livestreams/evening/questions.test.ts'],
    ids: ['LIVE-MORE-10'],
  },
  {
    name: 'a question that was answered takes raises',
    file: 'server/livestreams/evening/questions.ts',
    replace: ['question.askerId === personId || question.answeredAt', 'question.askerId === personId'],
    noticedBy: ['server/livestreams/evening/questions.test.ts'],
    ids: ['LIVE-MORE-13'],
  },
  {
    name: 'a report of a message waits on after its evening was deleted',
    file: 'server/community/evenings.ts',
    replace: ['await tx.delete(messageCases).where(sql`${messageCases.messageId} in ${said}`)', ''],
    noticedBy: ['server/livestreams/evening/evening.test.ts', 'server/livestreams/save.test.ts'],
    ids: ['LIVE-MORE-26'],
  },
]
