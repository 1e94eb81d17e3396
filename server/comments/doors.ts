import type { Asker } from '@bewezen/domain/access/gate.ts'
import type { CommentKind } from '@bewezen/domain/comments/contract.ts'
import { and, eq, isNull } from 'drizzle-orm'
import type { Reader } from '../base/database/open.ts'
import type { House } from '../base/house.ts'
import { refuse } from '../base/refuse.ts'
import type { Commented } from './subjects.ts'
import { comments } from './tables.ts'

type Asked = { subjectKind: CommentKind; subjectId: string }

/** Opens what comments stand under, by the door of its room; refuses NOT_FOUND for unknown and not theirs alike. */
export async function openSubject(
  house: House,
  reader: Reader,
  person: Asker,
  { subjectKind, subjectId }: Asked,
  how: { lock?: boolean } = {},
): Promise<Commented> {
  const [found] = (await house.commentSubjects[subjectKind]?.open(reader, person, [subjectId], how)) ?? []
  return found ?? refuse('NOT_FOUND')
}

/** A comment that stands, with what it is under. */
export type OpenComment = Asked & { id: string; authorId: string | null; subject: Commented }

/** Opens a comment that was not removed, by the same rules and with the same answer as its subject. */
export async function openComment(
  house: House,
  reader: Reader,
  person: Asker,
  commentId: string,
  how: { lock?: boolean } = {},
): Promise<OpenComment> {
  const found = reader
    .select({
      id: comments.id,
      subjectKind: comments.subjectKind,
      subjectId: comments.subjectId,
      authorId: comments.authorId,
    })
    .from(comments)
    .where(and(eq(comments.id, commentId), isNull(comments.deletedAt)))
  const [comment] = await (how.lock ? found.for('no key update', { of: comments }) : found)
  if (!comment) return refuse('NOT_FOUND')
  return { ...comment, subject: await openSubject(house, reader, person, comment) }
}
