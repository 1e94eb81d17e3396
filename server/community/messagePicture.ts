import { holds } from '@bewezen/domain/access/capabilities.ts'
import type { Asker } from '@bewezen/domain/access/gate.ts'
import { eq, sql } from 'drizzle-orm'
import type { Reader } from '../base/database/open.ts'
import { uploads } from '../base/files/tables.ts'
import { mayReadWith } from './doors.ts'
import { channels, communities, conversations, messageCases, messages } from './tables.ts'

/**
 * Whether somebody may see the picture of a message: their own, that of a message which they may read, and for who judges
 * reports or answers for 'Beheer' that of what was reported or written to them. The picture of an answer to somebody
 * outside opens by its address, since those people have no account (SEC-ACC-51). `reader` passed the gate, or is null.
 */
export async function maySeeMessagePicture(
  db: Reader,
  it: { key: string; viewerId: string | null; reader: Asker | null },
): Promise<boolean> {
  const reader = { id: it.reader?.id ?? nobody, role: it.reader?.role ?? null }
  const [found] = await db
    .select({
      ownerId: uploads.ownerId,
      attachedAt: uploads.attachedAt,
      messageId: messages.id,
      isReadable: mayReadWith(reader),
      isForModerators: sql<boolean>`(exists (select 1 from ${conversations} where ${conversations.id} = ${channels.id} and ${conversations.isDesk})
        or exists (select 1 from ${messageCases} where ${messageCases.messageId} = ${messages.id}))`,
    })
    .from(uploads)
    .leftJoin(messages, eq(messages.uploadId, uploads.id))
    .leftJoin(channels, eq(channels.id, messages.channelId))
    .leftJoin(communities, eq(communities.id, channels.communityId))
    .where(eq(uploads.key, it.key))
  if (!found) return false
  if (it.viewerId !== null && found.ownerId === it.viewerId) return true
  if (found.messageId === null) return found.attachedAt !== null
  if (!it.reader) return false
  return found.isReadable === true || (found.isForModerators && holds(it.reader.role, 'moderate'))
}

const nobody = '00000000-0000-0000-0000-000000000000'
