import { holds } from '@bewezen/domain/access/capabilities.ts'
import { contextSize } from '@bewezen/domain/community/moderation.ts'
import { eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { uploads } from '../base/files/tables.ts'
import type { PictureDoor } from '../base/files/wire.ts'
import { mayReadWith } from './doors.ts'
import { livestreamOf } from './evenings.ts'
import { channels, communities, conversations, messageCases, messages } from './tables.ts'

/**
 * Whether somebody may see the picture of a message: their own, that of a message which they may read, and for who judges
 * reports or answers for 'Beheer' that of what was reported or written to them. The picture of an answer to somebody
 * outside opens by its address, since those people have no account (SEC-ACC-51).
 */
export const maySeeMessagePicture: PictureDoor = async (db, { key, viewerId, reader }) => {
  const [found] = await db
    .select({
      ownerId: uploads.ownerId,
      attachedAt: uploads.attachedAt,
      messageId: messages.id,
      isReadable: reader ? mayReadWith(reader) : sql<boolean>`false`,
      isForModerators: sql<boolean>`(${isOfDesk} or ${isOfCase})`,
    })
    .from(uploads)
    .leftJoin(messages, eq(messages.uploadId, uploads.id))
    .leftJoin(channels, eq(channels.id, messages.channelId))
    .leftJoin(communities, eq(communities.id, channels.communityId))
    .where(eq(uploads.key, key))
  if (!found) return false
  if (viewerId !== null && found.ownerId === viewerId) return true
  if (found.messageId === null) return found.attachedAt !== null
  if (!reader) return false
  return found.isReadable === true || (found.isForModerators && holds(reader.role, 'moderate'))
}

const isOfDesk = sql`exists (select 1 from ${conversations} where ${conversations.id} = ${channels.id} and ${conversations.isDesk})`

const reported = alias(messages, 'reported')
/** As a case shows it: the message, and of all but a private conversation those around it (COM-MOD-02, COM-CHAT-27). */
const isOfCase = sql`exists (select 1 from ${messageCases} join ${messages} reported on ${reported.id} = ${messageCases.messageId}
  where ${reported.channelId} = ${channels.id} and (${reported.id} = ${messages.id}
    or (${channels.communityId} is not null or ${livestreamOf} is not null)
      and abs(${reported.seq} - ${messages.seq}) <= ${contextSize}))`
