import { comments as contract } from '@bewezen/domain/comments/contract.ts'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { serve } from '../base/serve.ts'
import { openSubject } from './doors.ts'
import { selectComments, toComment } from './rows.ts'
import { comments } from './tables.ts'

const pageLength = 30
/** How many comments stand before the one that somebody came for. */
const above = 10

/** A page of the comments on one thing, oldest first (COM-LEARN-02, COM-LEARN-10). */
export const list = serve(contract.list, async (ctx, { olderThan, newerThan, around, ...asked }) => {
  const subject = await openSubject(ctx.house, ctx.db, ctx.person, asked)
  const standing = and(
    eq(comments.subjectKind, asked.subjectKind),
    eq(comments.subjectId, asked.subjectId),
    isNull(comments.deletedAt),
  )
  const forward = (from: SQL | undefined, limit: number) =>
    selectComments(ctx.db, ctx.person.id)
      .where(and(standing, from))
      .orderBy(comments.createdAt, comments.id)
      .limit(limit)
  const backward = (until: SQL | undefined, limit: number) =>
    selectComments(ctx.db, ctx.person.id)
      .where(and(standing, until))
      .orderBy(sql`${comments.createdAt} desc`, sql`${comments.id} desc`)
      .limit(limit)
  const page = async () => {
    const wanted = around && (await isStanding(around))
    if (wanted) {
      const earlier = await backward(placed('<', around), above + 1)
      const later = await forward(placed('>=', around), pageLength - above + 1)
      return {
        rows: [...earlier.slice(0, above).reverse(), ...later.slice(0, pageLength - above)],
        hasOlder: earlier.length > above,
        hasNewer: later.length > pageLength - above,
      }
    }
    if (newerThan) {
      const rows = await forward(placed('>', newerThan), pageLength + 1)
      return { rows: rows.slice(0, pageLength), hasOlder: true, hasNewer: rows.length > pageLength }
    }
    const rows = await backward(olderThan ? placed('<', olderThan) : undefined, pageLength + 1)
    return {
      rows: rows.slice(0, pageLength).reverse(),
      hasOlder: rows.length > pageLength,
      hasNewer: olderThan !== undefined,
    }
  }
  const isStanding = async (id: string) =>
    (
      await ctx.db
        .select({ id: comments.id })
        .from(comments)
        .where(and(standing, eq(comments.id, id)))
    ).length > 0

  const { rows, ...more } = await page()
  return {
    comments: rows.map(toComment),
    ...more,
    total: await ctx.db.$count(comments, standing),
    mayWrite: subject.mayWrite,
  }
})

/** Where a comment stands beside another, which may be removed by now: the moment, and for the same moment the id. */
const placed = (how: '<' | '>' | '>=', commentId: string): SQL =>
  sql`(${comments.createdAt}, ${comments.id}) ${sql.raw(how)} (
    select at.created_at, at.id from comments at where at.id = ${commentId})`
