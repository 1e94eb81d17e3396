import type { CommentSubject } from '@bewezen/domain/comments/contract.ts'
import { comments as contract } from '@bewezen/domain/comments/contract.ts'
import { mayRemove } from '@bewezen/domain/community/rights.ts'
import { and, eq } from 'drizzle-orm'
import { writeAudit } from '../access/index.ts'
import type { Tx } from '../base/database/open.ts'
import { record } from '../base/facts/record.ts'
import { refuse } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { openComment } from './doors.ts'
import { commentMentions, commentReactions, comments } from './tables.ts'

/** Removes a comment: its author at any time, and those who moderate (COM-LEARN-02, as COM-CHAT-15 does in chat). */
export const remove = serve(contract.remove, async (ctx, { commentId }) => {
  await ctx.transaction(async (tx, now) => {
    const { person } = ctx
    const comment = await openComment(ctx.house, tx, person, commentId, { lock: true })
    if (!mayRemove(person, { ...comment, isPrivate: false })) refuse('FORBIDDEN')
    await tx.update(comments).set({ content: '', deletedAt: now }).where(eq(comments.id, commentId))
    await tx.delete(commentReactions).where(eq(commentReactions.commentId, commentId))
    await tx.delete(commentMentions).where(eq(commentMentions.commentId, commentId))
    if (comment.authorId !== person.id)
      await writeAudit(tx, { actorId: person.id, action: 'comment.removed', subjectId: commentId, at: now })
    const { subjectKind, subjectId, subject } = comment
    const place = subject.communityId === null ? {} : { communityId: subject.communityId }
    await record(tx, { kind: 'comment.removed', commentId, subjectKind, subjectId, ...place })
  })
  return { removed: true as const }
})

/**
 * Takes along all comments on a thing that is removed for good, in its transaction and after its row: who is writing one
 * holds that row, so that deleting it waits for them. The room's own fact tells it.
 */
export async function removeCommentsOn(tx: Tx, { kind, id }: CommentSubject): Promise<void> {
  await tx.delete(comments).where(and(eq(comments.subjectKind, kind), eq(comments.subjectId, id)))
}
