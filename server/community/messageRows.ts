import { fileAddress } from '@bewezen/domain/base/files.ts'
import type { Message } from '@bewezen/domain/community/contract.ts'
import { deskName } from '@bewezen/domain/community/deskName.ts'
import type { BatchMention } from '@bewezen/domain/community/mentions.ts'
import { quoteLength } from '@bewezen/domain/community/quote.ts'
import { and, type Column, eq, isNull, type Placeholder, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { isoOf } from '../base/database/isoText.ts'
import type { Db, Reader } from '../base/database/open.ts'
import { prepared } from '../base/database/prepared.ts'
import { uploads } from '../base/files/tables.ts'
import { reactionsTo } from '../base/reactions.ts'
import { refuse } from '../base/refuse.ts'
import { faceColumns, profiles } from '../profile/tables.ts'
import { levels } from '../site/tables.ts'
import { mayReadWith } from './doors.ts'
import { channels, communities, conversations, messageMentions, messages, reactions } from './tables.ts'

const author = alias(profiles, 'author')
const parent = alias(messages, 'parent')
const parentAuthor = alias(profiles, 'parent_author')

/** Messages as one viewer sees them, everything about them in one query; the caller says which. */
export function selectMessages(reader: Reader, viewerId: string | Placeholder) {
  return (
    reader
      .select({
        id: messages.id,
        channelId: messages.channelId,
        seq: messages.seq,
        content: messages.content,
        createdAt: isoOf<string>(messages.createdAt),
        editedAt: isoOf<string | null>(messages.editedAt),
        deletedAt: isoOf<string | null>(messages.deletedAt),
        experimentId: messages.experimentId,
        author: personFields,
        isFromUs: isFromUs(messages.authorId),
        upload: { key: uploads.key, width: uploads.width, height: uploads.height },
        parent: { id: parent.id, deletedAt: parent.deletedAt, isFromUs: isFromUs(parent.authorId) },
        parentAuthor: { firstName: parentAuthor.firstName, lastName: parentAuthor.lastName },
        quote: sql<string | null>`left(${parent.content}, ${sql.raw(`${quoteLength}`)})`,
        named: namedIn,
        groups: groupsIn,
        reactions: reactionsTo(keptReactions, messages.id, viewerId),
      })
      .from(messages)
      // Whoever is going is as gone as who went (SH-PROF-05).
      .leftJoin(author, and(eq(author.id, messages.authorId), isNull(author.hiddenAt)))
      .leftJoin(uploads, eq(uploads.id, messages.uploadId))
      .leftJoin(parent, eq(parent.id, messages.parentId))
      .leftJoin(parentAuthor, and(eq(parentAuthor.id, parent.authorId), isNull(parentAuthor.hiddenAt)))
      .$dynamic()
  )
}

/** What others see of a person. */
const personFields = {
  ...faceColumns(author),
  role: author.role,
  points: author.points,
  level: sql<number | null>`(select ${levels.orderIndex} from ${levels} where ${levels.id} = ${author.levelId})`,
}

/** Whether 'Beheer' said it: nobody did, in a conversation whose other side is theirs (COM-MOD-11). */
const isFromUs = (authorId: Column) => sql<boolean>`(${authorId} is null and exists (
  select 1 from ${conversations} where ${conversations.id} = ${messages.channelId} and ${conversations.isDesk}))`

const namedIn = sql<Message['mentions']['people'] | null>`(
  select json_agg(json_build_object('id', named.id, 'username', named.username) order by named.username)
  from ${messageMentions} join ${profiles} named on named.id = ${messageMentions.personId} and named.hidden_at is null
  where ${messageMentions.messageId} = ${messages.id})`

const groupsIn = sql<BatchMention[] | null>`(
  select json_agg(${messageMentions.batch} order by ${messageMentions.batch} desc) from ${messageMentions}
  where ${messageMentions.messageId} = ${messages.id} and ${messageMentions.batch} is not null)`

/** How this room keeps reactions, as `server/base/reactions.ts` reads and writes them. */
export const keptReactions = { table: reactions, subject: reactions.messageId }

type Row = Awaited<ReturnType<typeof selectMessages>>[number]

/** A row as it travels. */
export function toMessage(row: Row): Message {
  return {
    id: row.id,
    channelId: row.channelId,
    seq: row.seq,
    author: row.author,
    isFromUs: row.isFromUs,
    content: row.content,
    mentions: { people: row.named ?? [], groups: row.groups ?? [] },
    picture: row.upload && {
      url: fileAddress(row.upload.key, 'full'),
      thumbnailUrl: fileAddress(row.upload.key, 'thumbnail'),
      width: row.upload.width,
      height: row.upload.height,
    },
    experimentId: row.experimentId,
    parent: row.parent && {
      id: row.parent.id,
      authorName: row.parent.isFromUs
        ? deskName
        : row.parentAuthor && `${row.parentAuthor.firstName} ${row.parentAuthor.lastName}`,
      content: row.parent.deletedAt ? null : row.quote,
    },
    reactions: row.reactions ?? [],
    createdAt: row.createdAt,
    editedAt: row.editedAt,
    deletedAt: row.deletedAt,
  }
}

const chosenQuery = prepared((db: Db) =>
  selectMessages(db, sql.placeholder('viewer'))
    .innerJoin(channels, eq(channels.id, messages.channelId))
    .leftJoin(communities, eq(communities.id, channels.communityId))
    .where(
      and(
        sql`${messages.id} = any(${sql.placeholder('ids')}::uuid[])`,
        mayReadWith({ id: sql.placeholder('viewer'), role: sql.placeholder('role') }),
      ),
    )
    .orderBy(messages.channelId, messages.seq)
    .prepare('community_chosen'),
)

/** The messages with these ids that somebody who passed the gate may read, in the order of their places; others are left out. */
export async function openMessages(
  db: Db,
  viewer: { id: string; role: string | null },
  ids: readonly string[],
): Promise<Message[]> {
  if (ids.length === 0) return []
  const rows = await chosenQuery(db).execute({ viewer: viewer.id, role: viewer.role, ids })
  return rows.map(toMessage)
}

const newQuery = prepared((db: Db) =>
  selectMessages(db, sql.placeholder('viewer'))
    .where(sql`${messages.id} = any(${sql.placeholder('ids')}::uuid[])`)
    .prepare('community_new'),
)

/** Some messages as anybody sees them who did nothing with them yet; the caller shows them to readers of their channel only. */
export async function newMessages(db: Db, ids: readonly string[]): Promise<Message[]> {
  if (ids.length === 0) return []
  const rows = await newQuery(db).execute({ viewer: nobody, ids })
  return rows.map(toMessage)
}

const nobody = '00000000-0000-0000-0000-000000000000'

const messageQuery = prepared((db: Db) =>
  selectMessages(db, sql.placeholder('viewer'))
    .where(eq(messages.id, sql.placeholder('message')))
    .prepare('community_message'),
)

/**
 * One message that the caller opened through its door or wrote, as its viewer sees it. Asked after the commit: what is
 * shown need not lengthen the time in which others wait.
 */
export async function readMessage(db: Db, viewer: string, message: string): Promise<Message> {
  const [row] = await messageQuery(db).execute({ viewer, message })
  return row ? toMessage(row) : refuse('NOT_FOUND')
}
