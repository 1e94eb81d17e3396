import { community } from '@bewezen/domain/community/contract.ts'
import { groupsOf, missedAtMost, mostNoticed } from '@bewezen/domain/community/missed.ts'
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Db } from '../base/database/open.ts'
import { prepared } from '../base/database/prepared.ts'
import { refuse } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { mayReadWith } from './doors.ts'
import { openMessages } from './messageRows.ts'
import { channels, communities, messageMentions, messages, reactions } from './tables.ts'

/**
 * The newest messages after a place with what became of each. Whoever answers comes later, so that all answers to these
 * messages are among them; the door is part of it, since an answer without rows would say that there is such a channel.
 */
const noticedQuery = prepared((db: Db) => {
  const recent = db
    .select({ id: messages.id, seq: messages.seq, authorId: messages.authorId, parentId: messages.parentId })
    .from(messages)
    .where(
      and(
        eq(messages.channelId, sql.placeholder('channel')),
        gt(messages.seq, sql.placeholder('after')),
        isNull(messages.deletedAt),
      ),
    )
    .orderBy(desc(messages.seq))
    // One more tells whether there are others.
    .limit(missedAtMost + 1)
    .as('recent')
  return db
    .select({
      id: recent.id,
      seq: recent.seq,
      authorId: recent.authorId,
      parentId: recent.parentId,
      reactors: sql<number>`(select count(distinct ${reactions.reactorId})::int from ${reactions}
        where ${reactions.messageId} = ${recent.id} and ${reactions.reactorId} is distinct from ${recent.authorId})`,
      // One at most of each message: asked as `exists`, all mentions that were ever made would be looked through.
      namesViewer: sql<boolean>`coalesce((select true from ${messageMentions}
        where ${messageMentions.messageId} = ${recent.id} and (${messageMentions.personId} = ${sql.placeholder('viewer')}
          or ${messageMentions.batch} = any(${sql.placeholder('groups')}::text[])) limit 1), false)`,
    })
    .from(channels)
    .leftJoin(communities, eq(communities.id, channels.communityId))
    .leftJoin(recent, sql`true`)
    .where(
      and(
        eq(channels.id, sql.placeholder('channel')),
        mayReadWith({ id: sql.placeholder('viewer'), role: sql.placeholder('role') }),
      ),
    )
    .orderBy(desc(recent.seq))
    .prepare('community_missed')
})

/** What somebody missed in a channel after the place up to which they had read (COM-CHAT-40). */
export const missed = serve(community.missed, async (ctx, { channelId, afterSeq }) => {
  const { id: viewer, role } = ctx.person
  const found = await noticedQuery(ctx.db).execute({
    viewer,
    role,
    channel: channelId,
    after: afterSeq,
    groups: groupsOf(role),
  })
  if (found.length === 0) return refuse('NOT_FOUND')
  const recent = found.flatMap(({ id, seq, ...row }) => (id === null || seq === null ? [] : [{ ...row, id, seq }]))
  const looked = recent.slice(0, missedAtMost)
  const others = looked.filter((one) => one.authorId !== viewer)
  const repliers = repliersIn(looked)
  const noticed = mostNoticed(others.map((one) => ({ ...one, repliers: repliers.get(one.id)?.size ?? 0 })))
  const shown = new Map(
    (
      await openMessages(
        ctx.db,
        ctx.person,
        noticed.map(({ id }) => id),
      )
    ).map((one) => [one.id, one]),
  )
  return {
    noticed: noticed.flatMap(({ id, repliers, namesViewer }) => {
      const message = shown.get(id)
      // Removed in between.
      return message && message.deletedAt === null ? [{ message, repliers, namesViewer }] : []
    }),
    messages: others.length,
    people: new Set(others.map((one) => one.authorId)).size,
    hasMore: recent.length > missedAtMost,
    firstId: others.at(-1)?.id ?? null,
  }
})

type Said = { id: string; authorId: string | null; parentId: string | null }

/** Who answered each message, its author left aside; whoever was removed counts as one person. */
function repliersIn(said: readonly Said[]): Map<string, Set<string | null>> {
  const authors = new Map(said.map(({ id, authorId }) => [id, authorId]))
  const repliers = new Map<string, Set<string | null>>()
  for (const { authorId, parentId } of said) {
    if (parentId === null || !authors.has(parentId) || authors.get(parentId) === authorId) continue
    repliers.set(parentId, (repliers.get(parentId) ?? new Set()).add(authorId))
  }
  return repliers
}
