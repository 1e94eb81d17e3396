import type { Comment } from '@bewezen/domain/comments/contract.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Reader } from '../base/database/open.ts'
import { reactionsTo } from '../base/reactions.ts'
import { refuse } from '../base/refuse.ts'
import { faceColumns, profiles } from '../profile/tables.ts'
import { commentMentions, commentReactions, comments } from './tables.ts'

const namedIn = sql<Comment['mentions']['people'] | null>`(
  select json_agg(json_build_object('id', named.id, 'username', named.username) order by named.username)
  from ${commentMentions} join ${profiles} named on named.id = ${commentMentions.personId} and named.hidden_at is null
  where ${commentMentions.commentId} = ${comments.id})`

export const keptReactions = { table: commentReactions, subject: commentReactions.commentId }

/** Comments as one viewer sees them, everything about them in one query; the caller says which. */
export const selectComments = (reader: Reader, viewerId: string) =>
  reader
    .select({
      id: comments.id,
      content: comments.content,
      createdAt: comments.createdAt,
      author: { ...faceColumns(profiles), role: profiles.role, points: profiles.points },
      named: namedIn,
      reactions: reactionsTo(keptReactions, comments.id, viewerId),
    })
    .from(comments)
    // Whoever is going is as gone as who went (SH-PROF-05).
    .leftJoin(profiles, and(eq(profiles.id, comments.authorId), isNull(profiles.hiddenAt)))
    .$dynamic()

type Row = Awaited<ReturnType<typeof selectComments>>[number]

/** A row as it travels. */
export const toComment = ({ id, author, content, named, reactions, createdAt }: Row): Comment => ({
  id,
  author,
  content,
  reactions: reactions ?? [],
  mentions: { people: named ?? [] },
  createdAt: createdAt.toISOString(),
})

/** One comment that the caller opened through its door or wrote, as its viewer sees it. */
export async function readComment(reader: Reader, viewerId: string, commentId: string): Promise<Comment> {
  const [row] = await selectComments(reader, viewerId).where(
    and(eq(comments.id, commentId), isNull(comments.deletedAt)),
  )
  return row ? toComment(row) : refuse('NOT_FOUND')
}
