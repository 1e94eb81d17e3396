import { may } from '@bewezen/domain/access/gate.ts'
import { and, isNull, sql } from 'drizzle-orm'
import type { House } from '../base/house.ts'
import type { Snapshot } from '../base/snapshot.ts'
import type { OpenedComments } from '../inbox/index.ts'
import { comments } from './tables.ts'

/** What notifications of comments point at, opened anew: a text and its address, as long as the viewer may read there. */
export async function openComments(
  house: House,
  { asker, modes }: Snapshot,
  ids: readonly string[],
): Promise<OpenedComments> {
  if (!asker || ids.length === 0 || !may(asker, 'readCommunity', modes)) return new Map()
  const { db } = house.database
  const rows = await db
    .select({ id: comments.id, kind: comments.subjectKind, subjectId: comments.subjectId, content: comments.content })
    .from(comments)
    .where(and(sql`${comments.id} = any(${sql.param(ids)}::uuid[])`, isNull(comments.deletedAt)))
  const opened = await Promise.all(
    [...Map.groupBy(rows, ({ kind }) => kind)].map(async ([kind, ofKind]) => {
      const subjectIds = [...new Set(ofKind.map(({ subjectId }) => subjectId))]
      return (await house.commentSubjects[kind]?.open(db, asker, subjectIds)) ?? []
    }),
  )
  const paths = new Map(opened.flat().map(({ id, path }) => [id, path]))
  return new Map(
    rows.flatMap(({ id, subjectId, content }) => {
      const path = paths.get(subjectId)
      return path === undefined ? [] : [[id, { text: content, path: `${path}?commentId=${id}` }] as const]
    }),
  )
}
