import type { Mutant } from '../mutant.ts'

const rules = ['web/external/external.test.ts'] as const
const screens = ['web/external/screens.test.tsx'] as const
const drafts = ['web/external/drafts.test.ts'] as const
const notices = ['web/external/notices.test.tsx'] as const

/** The screens of the messages of people who are no members. */
export const externalScreens: readonly Mutant[] = [
  {
    name: 'an answer that was sent can be sent again',
    file: 'web/external/threads/threadLook.ts',
    replace: ["direction === 'outbound' && status === 'failed' &&", "direction === 'outbound' &&"],
    noticedBy: rules,
    ids: ['IN-EXT-21'],
  },
  {
    name: 'the form stays after the channel stopped taking answers',
    file: 'web/external/threads/threadLook.ts',
    replace: ['Date.parse(until) <= now ?', 'Date.parse(until) < now ?'],
    noticedBy: rules,
    ids: ['IN-EXT-63'],
  },
  {
    name: 'a fifth picture goes along with an answer',
    file: 'web/external/answer/answer.ts',
    replace: ['pictures.length < maxReplyMedia ?', 'pictures.length <= maxReplyMedia ?'],
    noticedBy: rules,
    ids: ['IN-EXT-21'],
  },
  {
    name: 'what was typed for the other connector is sent along',
    file: 'web/external/sources/sourceForm.ts',
    replace: ['fieldsOf[form.connector]]', 'Object.values(fieldsOf).flat()]'],
    noticedBy: rules,
    ids: ['IN-EXT-25'],
  },
  {
    name: 'a monday that is today is offered as the next one',
    file: 'web/external/threads/snoozeMoments.ts',
    replace: ['(8 - weekday) % 7 || 7', '(8 - weekday) % 7'],
    noticedBy: rules,
    ids: ['IN-EXT-64'],
  },
  {
    name: 'an archived conversation can be archived again',
    file: 'web/external/threads/ThreadHead.tsx',
    replace: ['{isArchived ? (', '{!isArchived ? ('],
    noticedBy: screens,
    ids: ['IN-EXT-24'],
  },
  {
    name: 'the reason stands above a form that still sends',
    file: 'web/external/threads/AnswerPart.tsx',
    replace: ['{refused ? (', "{refused === '' ? ("],
    noticedBy: screens,
    ids: ['IN-EXT-63'],
  },
  {
    name: 'a member is offered to answer somebody outside',
    file: 'web/inbox/NotificationCard.tsx',
    replace: ['return mayAnswer && isFromOutside(notification)', 'return isFromOutside(notification)'],
    noticedBy: ['web/inbox/NotificationCard.test.tsx'],
    ids: ['IN-REPLY-17', 'IN-CARD-22'],
  },
  {
    name: 'what was typed to somebody who was erased stays in the browser',
    file: 'web/external/answer/forgetAnswers.ts',
    replace: ['if (isGone) dropAnswer(personId, threadId)', ''],
    noticedBy: drafts,
    ids: ['IN-EXT-91'],
  },
  {
    name: 'an answer goes because the line was lost',
    file: 'web/external/answer/forgetAnswers.ts',
    replace: ["refusalOf(error)?.code === 'NOT_FOUND'", 'error !== undefined'],
    noticedBy: drafts,
    ids: ['IN-EXT-91'],
  },
  {
    name: 'nothing is forgotten when a conversation is erased elsewhere',
    file: 'web/external/news.ts',
    replace: ['if (viewerId) void import', 'if (!viewerId) void import'],
    noticedBy: drafts,
    ids: ['IN-EXT-91'],
  },
  {
    name: 'pictures of one conversation go with the answer to another',
    file: 'web/external/answer/drafts.ts',
    replace: ['`${personId} ${threadId}`', '`${personId} `'],
    noticedBy: drafts,
    ids: ['IN-EXT-92'],
  },
  {
    name: 'what another admin saved is taken for what one began with',
    file: 'web/external/useNewer.ts',
    replace: ['rowsChanged(rowsOf(from), rowsOf(newest))', 'rowsChanged(rowsOf(newest), rowsOf(newest))'],
    noticedBy: notices,
    ids: ['IN-EXT-94'],
  },
  {
    name: 'a message within the second of the one before stays new in an open conversation',
    file: 'web/external/threads/useSeen.ts',
    replace: ['[thread.id, ...messages.map(({ id }) => id)]', '[thread.id]'],
    noticedBy: rules,
    ids: ['IN-EXT-62'],
  },
]
