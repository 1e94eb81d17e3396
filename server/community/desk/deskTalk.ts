import { fileAddress } from '@bewezen/domain/base/files.ts'
import { community } from '@bewezen/domain/community/contract.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { uploads } from '../../base/files/tables.ts'
import { refuse } from '../../base/refuse.ts'
import { serve } from '../../base/serve.ts'
import { faceColumns, profiles } from '../../profile/tables.ts'
import { channels, conversations, deskAnswers, messages } from '../tables.ts'

const colleague = alias(profiles, 'colleague')

/** What a member and 'Beheer' said, with who of those who work the queue wrote each answer, for them alone (COM-MOD-11). */
export const deskTalk = serve(community.deskTalk, async ({ db, person: { id: viewer } }, { conversationId, limit }) => {
  const [talk] = await db
    .select({
      id: conversations.id,
      person: faceColumns(profiles),
      lastSeq: channels.lastSeq,
      settledSeq: conversations.settledSeq,
    })
    .from(conversations)
    .innerJoin(channels, eq(channels.id, conversations.id))
    .leftJoin(profiles, and(eq(profiles.id, conversations.firstId), isNull(profiles.hiddenAt)))
    .where(and(eq(conversations.id, conversationId), conversations.isDesk, ne(conversations.firstId, viewer)))
  if (!talk) return refuse('NOT_FOUND')
  const rows = await db
    .select({
      id: messages.id,
      seq: messages.seq,
      isOurs: sql<boolean>`${messages.authorId} is null`,
      answers: deskAnswers.messageId,
      colleague: faceColumns(colleague),
      content: messages.content,
      pictureKey: uploads.key,
      createdAt: messages.createdAt,
      deletedAt: messages.deletedAt,
    })
    .from(messages)
    .leftJoin(deskAnswers, eq(deskAnswers.messageId, messages.id))
    .leftJoin(colleague, and(eq(colleague.id, deskAnswers.moderatorId), isNull(colleague.hiddenAt)))
    .leftJoin(uploads, eq(uploads.id, messages.uploadId))
    .where(eq(messages.channelId, talk.id))
    .orderBy(desc(messages.seq))
    .limit(limit + 1)
  const shown = rows.slice(0, limit).reverse()
  return {
    ...talk,
    hasOlder: rows.length > limit,
    messages: shown.map(({ answers, colleague, pictureKey, createdAt, deletedAt, ...said }) => ({
      ...said,
      by: answers === null ? null : displayName(colleague),
      pictureUrl: pictureKey && fileAddress(pictureKey, 'thumbnail'),
      createdAt: createdAt.toISOString(),
      isDeleted: deletedAt !== null,
    })),
  }
})
