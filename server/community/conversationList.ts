import { community } from '@bewezen/domain/community/contract.ts'
import { directRefusal, maxConversations, snippetLength } from '@bewezen/domain/community/direct.ts'
import type { Conversation } from '@bewezen/domain/community/directContract.ts'
import { and, desc, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../base/database/open.ts'
import { refuse } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { faceColumns } from '../profile/tables.ts'
import { isBlocked, isOf, isOtherHere, other, otherIdThan } from './conversations.ts'
import { channelReads, channels, conversationBlocks, conversations, messages } from './tables.ts'

/** The viewer's private conversations, the one with the newest message first (COM-CHAT-19). */
export const conversationList = serve(community.conversations, async (ctx) => {
  const viewer = ctx.person.id
  // Who only looked at an empty one is not somebody the other need know about.
  const shown = or(gt(channels.lastSeq, 0), eq(conversations.startedBy, viewer))
  const rows = await selectConversations(ctx.db, viewer, shown)
    .orderBy(desc(sql`coalesce(${messages.createdAt}, ${conversations.createdAt})`), conversations.id)
    .limit(maxConversations)
  return { conversations: rows.map(toConversation) }
})

/** One of the viewer's own conversations; NOT_FOUND alike for an unknown one and one of others. */
export const conversation = serve(community.conversation, async (ctx, { conversationId }) => {
  const [row] = await selectConversations(ctx.db, ctx.person.id, eq(conversations.id, conversationId))
  return row ? toConversation(row) : refuse('NOT_FOUND')
})

/** Conversations of one person, as they see them; the newest message is the one at the last place of the channel. */
function selectConversations(reader: Reader, viewer: string, which: SQL | undefined) {
  return reader
    .select({
      id: conversations.id,
      isDesk: conversations.isDesk,
      lastSeq: channels.lastSeq,
      readSeq: channelReads.readSeq,
      other: { ...faceColumns(other), role: other.role },
      // The moment goes first: by it the row is known to be there, whoever wrote it may be gone.
      last: {
        createdAt: messages.createdAt,
        content: sql<string>`left(${messages.content}, ${sql.raw(String(snippetLength))})`,
        authorId: messages.authorId,
        uploadId: messages.uploadId,
        deletedAt: messages.deletedAt,
      },
      isBlocked,
      isBlockedByMe: sql<boolean>`exists (select 1 from ${conversationBlocks}
        where ${conversationBlocks.conversationId} = ${conversations.id} and ${conversationBlocks.blockerId} = ${viewer}::uuid)`,
      isOtherHere,
      viewer: sql<string>`${viewer}::text`,
    })
    .from(conversations)
    .innerJoin(channels, eq(channels.id, conversations.id))
    .leftJoin(other, and(eq(other.id, otherIdThan(viewer)), isNull(other.hiddenAt)))
    .leftJoin(messages, and(eq(messages.channelId, channels.id), eq(messages.seq, channels.lastSeq)))
    .leftJoin(channelReads, and(eq(channelReads.channelId, channels.id), eq(channelReads.personId, viewer)))
    .where(and(isOf(viewer), which))
    .$dynamic()
}

type Row = Awaited<ReturnType<typeof selectConversations>>[number]

const toConversation = ({ last, viewer, isBlockedByMe, readSeq, ...row }: Row): Conversation => ({
  id: row.id,
  isDesk: row.isDesk,
  other: row.other,
  lastSeq: row.lastSeq,
  unread: row.lastSeq - (readSeq ?? 0),
  last: last
    ? {
        content: last.content,
        isMine: last.authorId === viewer,
        isDeleted: last.deletedAt !== null,
        hasPicture: last.uploadId !== null,
        at: last.createdAt.toISOString(),
      }
    : null,
  isBlocked: isBlockedByMe,
  mayPost: directRefusal(row) === null,
})
