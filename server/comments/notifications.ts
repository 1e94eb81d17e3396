import { notificationTitles } from '@bewezen/domain/community/words.ts'
import type { FactOf } from '@bewezen/domain/facts.ts'
import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import type { NotificationDraft } from '../base/facts/decisions.ts'
import { readersOf } from '../community/index.ts'
import { communities } from '../community/tables.ts'
import { profiles } from '../profile/tables.ts'
import type { CommentSubjects, Concerned } from './subjects.ts'
import { commentMentions, comments } from './tables.ts'

/**
 * The notifications of a new comment: one per person who may read it, a mention before what its subject tells, never its
 * author (COM-LEARN-02, COM-LEARN-10).
 */
export const notificationsOf =
  (subjects: CommentSubjects) =>
  async (tx: Tx, fact: FactOf<'comment.written'>): Promise<NotificationDraft[]> => {
    const comment = await openWritten(tx, fact.commentId)
    if (!comment) return []
    const concerned = (await subjects[comment.subjectKind]?.concerned(tx, comment.subjectId)) ?? []
    const named = (await namedIn(tx, fact.commentId)).map(toMention)
    const told = new Map([...concerned, ...named].map((one) => [one.personId, one]))
    told.delete(fact.authorId)
    const readers = new Set<string>()
    for (const person of await readersAmong(tx, [...told.keys()], comment))
      if ((await subjects[comment.subjectKind]?.open(tx, person, [comment.subjectId]))?.length) readers.add(person.id)
    const data = { author_id: fact.authorId, comment_id: fact.commentId, ...placeOf(fact) }
    return [...told.values()].filter(({ personId }) => readers.has(personId)).map((one) => ({ ...one, data }))
  }

const placeOf = ({ communityId }: FactOf<'comment.written'>): NotificationDraft['data'] =>
  communityId ? { blueprint_id: communityId } : {}
const toMention = (personId: string): Concerned => ({ personId, type: 'mention', title: notificationTitles.mention })

/** The comment as it stands now, or null when it was removed or its community closed since. */
async function openWritten(tx: Tx, commentId: string) {
  const [written] = await tx
    .select({
      subjectKind: comments.subjectKind,
      subjectId: comments.subjectId,
      allowedRoles: sql<readonly string[] | null>`${communities.allowedRoles}`,
    })
    .from(comments)
    .leftJoin(communities, and(eq(communities.id, comments.communityId), eq(communities.isActive, true)))
    .where(
      and(
        eq(comments.id, commentId),
        isNull(comments.deletedAt),
        or(isNull(comments.communityId), isNotNull(communities.id)),
      ),
    )
  return written ? { ...written, allowedRoles: written.allowedRoles ?? [] } : null
}

async function namedIn(tx: Tx, commentId: string): Promise<string[]> {
  const rows = await tx
    .select({ personId: commentMentions.personId })
    .from(commentMentions)
    .where(eq(commentMentions.commentId, commentId))
  return rows.map(({ personId }) => personId)
}

async function readersAmong(tx: Tx, ids: readonly string[], where: { allowedRoles: readonly string[] }) {
  if (ids.length === 0) return []
  const people = await tx
    .select({ id: profiles.id, role: profiles.role })
    .from(profiles)
    .where(and(sql`${profiles.id} = any(${sql.param(ids)}::uuid[])`, readersOf(where)))
  // The gate is asked in the query: what is asked of the subject's door is who and in which role.
  return people.map((person) => ({ ...person, entitled: true, tester: true }))
}
