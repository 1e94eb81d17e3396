import { z } from 'zod'
import { Id } from '../base/ids.ts'
import { Instant } from '../base/instant.ts'
import { operation } from '../base/operation.ts'
import { nothing } from '../base/refusals.ts'
import { Person, Reaction } from '../community/contract.ts'

/** What comments can be written on; each kind is a `SubjectKind` in `server/commentSubjects.ts`. */
export const commentKinds = ['post', 'lesson', 'podcast'] as const
export type CommentKind = (typeof commentKinds)[number]
/** One thing that comments stand under. */
export type CommentSubject = { kind: CommentKind; id: string }

/** A comment as its viewer sees it; one that was removed is not among them. */
export const Comment = z.object({
  id: Id,
  author: Person.nullable(),
  content: z.string(),
  /** Whom it really names: people who exist; groups cannot be named in a comment. */
  mentions: z.object({ people: z.array(z.object({ id: Id, username: z.string() })) }),
  /** In the order in which each emoji came first. */
  reactions: z.array(Reaction),
  createdAt: Instant,
})
export type Comment = z.infer<typeof Comment>

const subject = { subjectKind: z.enum(commentKinds), subjectId: Id }
const read = { needs: 'readCommunity', read: true } as const
const write = { needs: 'writeCommunity' } as const

/** Comments under a post of the feed, a lesson or an episode of the podcasts, with one set of rules (COM-LEARN-02, COM-LEARN-10, POD-MORE-11). */
export const comments = {
  /**
   * A page of 30 comments, oldest first: the newest, those before or after a comment, or those around one; the newest
   * again when that one is gone. `total` counts all that stand.
   */
  list: operation({
    ...read,
    input: z.object({ ...subject, olderThan: Id.optional(), newerThan: Id.optional(), around: Id.optional() }),
    output: z.object({
      comments: z.array(Comment),
      hasOlder: z.boolean(),
      hasNewer: z.boolean(),
      total: z.number(),
      mayWrite: z.boolean(),
    }),
  }),
  /** Writes a comment of 1 to 1000 characters; the same id with the same author and content answers the first result. */
  write: operation({ ...write, input: z.object({ ...subject, id: Id, content: z.string() }), output: Comment }),
  /** Removes a comment for good: its author, and those who moderate. */
  remove: operation({
    ...write,
    input: z.object({ commentId: Id }),
    output: z.object({ removed: z.literal(true) }),
  }),
  /** Sets whether the viewer reacts with an emoji; sets a state and never flips it. */
  react: operation({
    ...write,
    input: z.object({ commentId: Id, emoji: z.string().max(16), on: z.boolean() }),
    output: z.object({ commentId: Id, reactions: z.array(Reaction) }),
    refusals: { TOO_MANY_EMOJI: nothing },
  }),
}
