import { community } from '@bewezen/domain/community/contract.ts'
import { snippetLength } from '@bewezen/domain/community/direct.ts'
import { and, count, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import { type Ctx, serve } from '../../base/serve.ts'
import { faceColumns, profiles } from '../../profile/tables.ts'
import { channels, conversations, messages } from '../tables.ts'

const atMost = 50

/** The conversations of members with 'Beheer' in which a member said something, those that wait first (COM-MOD-12, COM-MOD-13). */
export const deskTalks = serve(community.deskTalks, async (ctx, { which }) => {
  const waiting = await countWaiting(ctx)
  if (which === 'count') return { waiting, talks: [] }
  const rows = await ctx.db
    .select({
      id: conversations.id,
      person: faceColumns(profiles),
      lastSeq: channels.lastSeq,
      settledSeq: conversations.settledSeq,
      content: sql<string>`left(${messages.content}, ${sql.raw(String(snippetLength))})`,
      authorId: messages.authorId,
      deletedAt: messages.deletedAt,
      createdAt: messages.createdAt,
    })
    .from(conversations)
    .innerJoin(channels, eq(channels.id, conversations.id))
    .innerJoin(messages, and(eq(messages.channelId, channels.id), eq(messages.seq, channels.lastSeq)))
    .leftJoin(profiles, and(eq(profiles.id, conversations.firstId), isNull(profiles.hiddenAt)))
    .where(
      and(
        conversations.isDesk,
        ne(conversations.firstId, ctx.person.id),
        // What was only opened says nothing to anybody.
        sql`exists (select 1 from ${messages} said where said.channel_id = ${conversations.id} and said.author_id = ${conversations.firstId})`,
      ),
    )
    .orderBy(
      desc(isWaiting),
      sql`case when ${isWaiting} then ${messages.createdAt} end`,
      desc(messages.createdAt),
      conversations.id,
    )
    .limit(atMost)
  const talks = rows.map(({ content, authorId, deletedAt, createdAt, ...talk }) => ({
    ...talk,
    last: { content, isOurs: authorId === null, isDeleted: deletedAt !== null, at: createdAt.toISOString() },
  }))
  return { talks, waiting }
})

const isWaiting = sql`(${channels.lastSeq} > ${conversations.settledSeq})`

async function countWaiting({ db, person }: Ctx): Promise<number> {
  const [found] = await db
    .select({ n: count() })
    .from(conversations)
    .innerJoin(channels, eq(channels.id, conversations.id))
    .where(
      and(conversations.isDesk, ne(conversations.firstId, person.id), gt(channels.lastSeq, conversations.settledSeq)),
    )
  return found?.n ?? 0
}
