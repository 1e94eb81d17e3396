import { z } from 'zod'
import { Id } from '../base/ids.ts'
import { Instant } from '../base/instant.ts'
import { operation } from '../base/operation.ts'
import { nothing } from '../base/refusals.ts'
import { Face } from '../profile/face.ts'
import { outcomes, reportReasons } from './moderation.ts'

const done = z.object({ done: z.literal(true) })

/** A message as who judges sees it, the reported one or one beside it. */
const JudgedMessage = z.object({
  id: Id,
  author: Face.nullable(),
  /** Empty when it was deleted. */
  content: z.string(),
  pictureUrl: z.string().nullable(),
  createdAt: Instant,
  isDeleted: z.boolean(),
})
export type JudgedMessage = z.infer<typeof JudgedMessage>

/** Everything that was reported about one message, and what was decided (COM-CHAT-17, ADM-PANEL-13). */
export const Case = z.object({
  id: Id,
  /** Null for a private conversation, of which nothing is told but the reported message (COM-CHAT-19). */
  place: z
    .object({ community: z.string(), communitySlug: z.string(), channel: z.string(), channelSlug: z.string() })
    .nullable(),
  /** The evening in which it was said; null elsewhere (LIVE-MORE-09). */
  livestream: z.object({ id: Id, title: z.string() }).nullable(),
  message: JudgedMessage,
  /** What it said when it was first reported. */
  reported: z.string(),
  before: z.array(JudgedMessage),
  after: z.array(JudgedMessage),
  /** In the order in which they came. */
  reports: z.array(
    z.object({ why: z.enum(reportReasons), explanation: z.string(), at: Instant, reporter: Face.nullable() }),
  ),
  isAuthorBlocked: z.boolean(),
  openedAt: Instant,
  decision: z
    .object({ outcome: z.enum(outcomes), reason: z.string(), by: z.string().nullable(), at: Instant })
    .nullable(),
})
export type Case = z.infer<typeof Case>

const judges = { needs: 'judgeReports' } as const

/** Reporting messages and the queue of what was reported (COM-CHAT-17, COM-MOD). */
export const moderation = {
  /** Reports a message; reporting it again adds nothing (COM-MOD-02). */
  report: operation({
    needs: 'writeCommunity',
    input: z.object({ messageId: Id, why: z.enum(reportReasons), explanation: z.string().max(8_000) }),
    output: done,
    refusals: { OWN_MESSAGE: nothing },
  }),
  /**
   * The cases that wait, the longest waiting first, or the newest decided ones; at most 50, and how many wait in all. With
   * `count` that alone.
   */
  cases: operation({
    ...judges,
    read: true,
    input: z.object({ which: z.enum(['open', 'decided', 'count']).default('open') }),
    output: z.object({ cases: z.array(Case), open: z.number() }),
  }),
  /** Ends a case; who comes second hears what was decided, and nothing happens twice (COM-MOD-04). */
  decide: operation({
    ...judges,
    input: z.object({ caseId: Id, outcome: z.enum(outcomes), reason: z.string().max(8_000) }),
    output: done,
    refusals: {
      ALREADY_DECIDED: z.object({ outcome: z.enum(outcomes), by: z.string().nullable() }),
      OWN_MESSAGE: nothing,
    },
  }),
}
