import { z } from 'zod'
import { Id } from '../base/ids.ts'
import { Instant } from '../base/instant.ts'
import { operation } from '../base/operation.ts'
import { nothing } from '../base/refusals.ts'
import { Face } from '../profile/face.ts'

/** The conversation of a member with 'Beheer', as those who work the queue find it. */
const DeskTalk = z.object({
  id: Id,
  /** Whose it is; null when they are leaving. */
  person: Face.nullable(),
  lastSeq: z.number(),
  /** Up to which place it is dealt with; it waits while something stands after it. */
  settledSeq: z.number(),
  /** The newest message; its text is cut. */
  last: z.object({ content: z.string(), isOurs: z.boolean(), isDeleted: z.boolean(), at: Instant }),
})
export type DeskTalk = z.infer<typeof DeskTalk>

const DeskMessage = z.object({
  id: Id,
  seq: z.number(),
  /** Said by 'Beheer', and by whom of them: of that the member hears nothing. Null for what a notification said. */
  isOurs: z.boolean(),
  by: z.string().nullable(),
  /** Empty when it was deleted. */
  content: z.string(),
  pictureUrl: z.string().nullable(),
  createdAt: Instant,
  isDeleted: z.boolean(),
})
export type DeskMessage = z.infer<typeof DeskMessage>

const judges = { needs: 'judgeReports' } as const
const done = z.object({ done: z.literal(true) })

/** Conversations between a member and those who work the queue, who have no name there (COM-MOD-10..14). */
export const desk = {
  /** The viewer's conversation with 'Beheer', begun when there is none, with what a notification of a decision said in it. */
  answerNotice: operation({
    needs: 'writeCommunity',
    input: z.object({ noticeId: Id }),
    output: z.object({ conversationId: Id }),
  }),
  /** Those that wait, the longest waiting first, then the others, the newest first; at most 50. With `count` only how many wait. */
  deskTalks: operation({
    ...judges,
    read: true,
    input: z.object({ which: z.enum(['all', 'count']).default('all') }),
    output: z.object({ talks: z.array(DeskTalk), waiting: z.number() }),
  }),
  /** What was said in one of them, the newest so many. */
  deskTalk: operation({
    ...judges,
    read: true,
    input: z.object({ conversationId: Id, limit: z.coerce.number().int().min(1).max(1000).default(50) }),
    output: z.object({
      id: Id,
      person: Face.nullable(),
      messages: z.array(DeskMessage),
      hasOlder: z.boolean(),
      lastSeq: z.number(),
      settledSeq: z.number(),
    }),
  }),
  /** Answers as 'Beheer', having seen what stands up to a place; the same id with the same text answers once. */
  answerAsDesk: operation({
    ...judges,
    input: z.object({ id: Id, conversationId: Id, content: z.string().max(40_000), seenSeq: z.number().int().min(0) }),
    output: done,
    refusals: { TALK_MOVED_ON: nothing },
  }),
  /** Says that what stands up to a place needs no answer; the member hears nothing of it. */
  settleDeskTalk: operation({
    ...judges,
    input: z.object({ conversationId: Id, seq: z.number().int().min(0) }),
    output: done,
  }),
}
