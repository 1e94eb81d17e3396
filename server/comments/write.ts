import { comments as contract } from '@bewezen/domain/comments/contract.ts'
import { mentionsIn } from '@bewezen/domain/community/mentions.ts'
import { cleanMessageText, messageTextRefusal } from '@bewezen/domain/community/messageText.ts'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import { record } from '../base/facts/record.ts'
import { refuse } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { countMessage } from '../community/index.ts'
import { profiles } from '../profile/tables.ts'
import { openSubject } from './doors.ts'
import { readComment } from './rows.ts'
import { commentMentions, comments } from './tables.ts'

/** Writes a comment; a repeated request gets the first result (COM-LEARN-02). It counts as a message against flooding (COM-CHAT-16). */
export const write = serve(contract.write, async (ctx, { content: typed, ...input }) => {
  await ctx.transaction(async (tx, now) => {
    const comment = { ...input, content: cleanMessageText(typed), authorId: ctx.person.id }
    if (await isRepeated(tx, comment)) return
    if (messageTextRefusal(typed)) refuse('INVALID_INPUT', { fields: ['content'] })
    await countMessage(ctx, tx, now, { namesGroup: false })

    const { communityId, mayWrite } = await openSubject(ctx.house, tx, ctx.person, input, { lock: true })
    if (!mayWrite) refuse('NOT_FOUND')
    await tx.insert(comments).values({ ...comment, communityId, createdAt: now })
    await saveMentions(tx, comment)
    const { id: commentId, subjectKind, subjectId, authorId } = comment
    const place = communityId === null ? {} : { communityId }
    await record(tx, { kind: 'comment.written', commentId, subjectKind, subjectId, authorId, ...place })
  })
  return readComment(ctx.db, ctx.person.id, input.id)
})

type NewComment = Pick<typeof comments.$inferSelect, 'id' | 'subjectKind' | 'subjectId' | 'authorId' | 'content'>

/** Whether this very comment was stored before; refuses ID_IN_USE for anything else under its id, a removed one too. */
async function isRepeated(tx: Tx, comment: NewComment): Promise<boolean> {
  // Requests with one id wait for each other, so that the second of two at the same moment finds what the first wrote.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${comment.id}, 0))`)
  const [stored] = await tx.select().from(comments).where(eq(comments.id, comment.id))
  if (!stored) return false
  const isSame = (['authorId', 'subjectKind', 'subjectId', 'content'] as const).every(
    (field) => stored[field] === comment[field],
  )
  return isSame || refuse('ID_IN_USE')
}

/** Writes down whom a comment names; a name that nobody has stays plain text, and groups cannot be named here. */
async function saveMentions(tx: Tx, { id: commentId, content }: NewComment): Promise<void> {
  const { usernames } = mentionsIn(content, false)
  if (usernames.length === 0) return
  const people = await tx
    .select({ personId: profiles.id })
    .from(profiles)
    .where(and(inArray(profiles.username, usernames), isNull(profiles.hiddenAt)))
  if (people.length > 0) await tx.insert(commentMentions).values(people.map((one) => ({ commentId, ...one })))
}
