import type { Asker } from '@bewezen/domain/access/gate.ts'
import type { EveningTimes } from '@bewezen/domain/livestreams/evening.ts'
import { and, eq, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../base/database/open.ts'
import { refuse } from '../base/refuse.ts'
import { eveningTimesOf, isEveningFor, livestreamOf } from './evenings.ts'
import { channels, communities, conversations, messages } from './tables.ts'

/** The communities that somebody with this role may enter: the rule `mayEnter` of domain/community as a condition. */
export const mayEnterWith = (role: string | null | Placeholder | SQL): SQL =>
  sql`(${communities.isActive} and (${communities.allowedRoles} = '[]'::jsonb or jsonb_exists(${communities.allowedRoles}, ${role})))`

/** Opens a community for somebody who passed the gate; refuses NOT_FOUND alike for unknown, closed and not theirs to enter (COM-CHAT-06). */
export async function openCommunity(
  reader: Reader,
  person: Asker,
  communityId: string,
  how: { lock?: boolean } = {},
): Promise<{ id: string }> {
  const found = reader
    .select({ id: communities.id })
    .from(communities)
    .where(and(eq(communities.id, communityId), mayEnterWith(person.role)))
  const [community] = await (how.lock ? found.for('no key update', { of: communities }) : found)
  return community ?? refuse('NOT_FOUND')
}

/**
 * The channels that somebody who passed the gate may read: those of communities that they may enter, their own private
 * conversations, whatever their role (COM-CHAT-19), and those of evenings whose audience they are (LIVE-MORE-01). Asks for `channels`, with `communities` joined where there is one.
 */
export const mayReadWith = (viewer: { id: string | Placeholder | SQL; role: string | null | Placeholder | SQL }): SQL =>
  sql`(case when ${channels.communityId} is null
    then (exists (select 1 from ${conversations} where ${conversations.id} = ${channels.id}
      and (${conversations.firstId} = ${viewer.id}::uuid or ${conversations.secondId} = ${viewer.id}::uuid))
      or ${isEveningFor(viewer.role)})
    else ${mayEnterWith(viewer.role)} end)`

/** What `openChannel` answers of a channel. */
export const channelFields = {
  id: channels.id,
  communityId: channels.communityId,
  livestreamId: livestreamOf,
  evening: eveningTimesOf,
  lastSeq: channels.lastSeq,
  isArchived: channels.isArchived,
  postRoles: channels.postRoles,
  allowedRoles: communities.allowedRoles,
}

/** A channel that somebody may read; one without a community is a private conversation, or that of an evening. */
export type OpenChannel = {
  id: string
  communityId: string | null
  livestreamId: string | null
  evening: EveningTimes | null
  lastSeq: number
  isArchived: boolean
  postRoles: string[]
  allowedRoles: string[] | null
}

/**
 * Opens a channel for somebody who passed the gate; refuses NOT_FOUND alike for one that is unknown, in a community that
 * is not active, not theirs to enter, or a private conversation of others (SH-COMM-04, COM-CHAT-06, COM-CHAT-19). With `lock` nobody else writes in it until the end
 * of the transaction.
 */
export async function openChannel(
  reader: Reader,
  person: Asker,
  channelId: string,
  how: { lock?: boolean } = {},
): Promise<OpenChannel> {
  const found = reader
    .select(channelFields)
    .from(channels)
    .leftJoin(communities, eq(communities.id, channels.communityId))
    .where(and(eq(channels.id, channelId), mayReadWith(person)))
  const [channel] = await (how.lock ? found.for('no key update', { of: channels }) : found)
  return channel ?? refuse('NOT_FOUND')
}

/** A message that somebody may read, with its channel; what a deleted one said is gone already. */
export type OpenMessage = {
  id: string
  authorId: string | null
  uploadId: string | null
  deletedAt: Date | null
  channel: OpenChannel
}

/** Opens a message for somebody who passed the gate, by the same rules and with the same answer as its channel. */
export async function openMessage(
  reader: Reader,
  person: Asker,
  messageId: string,
  how: { lock?: boolean } = {},
): Promise<OpenMessage> {
  const found = reader
    .select({
      id: messages.id,
      authorId: messages.authorId,
      uploadId: messages.uploadId,
      deletedAt: messages.deletedAt,
      channel: channelFields,
    })
    .from(messages)
    .innerJoin(channels, eq(channels.id, messages.channelId))
    .leftJoin(communities, eq(communities.id, channels.communityId))
    .where(and(eq(messages.id, messageId), mayReadWith(person)))
  const [message] = await (how.lock ? found.for('no key update', { of: messages }) : found)
  return message ?? refuse('NOT_FOUND')
}

/** Where something happened, as facts tell it. */
export const inChannel = ({
  id,
  communityId,
  livestreamId,
}: Pick<OpenChannel, 'id' | 'communityId'> & { livestreamId?: string | null }) => {
  if (livestreamId) return { channelId: id, livestreamId }
  return communityId === null ? { channelId: id } : { channelId: id, communityId }
}
