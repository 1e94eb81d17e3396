import { newId } from '@bewezen/domain/base/ids.ts'
import { eveningSlug } from '@bewezen/domain/community/slugs.ts'
import { type EveningTimes, eveningOf } from '@bewezen/domain/livestreams/evening.ts'
import { rolesThatSee } from '@bewezen/domain/livestreams/stream.ts'
import { eq, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../base/database/open.ts'
import { detachUpload, type Loose } from '../base/files/attach.ts'
import { livestreams, seenWith } from '../livestreams/tables.ts'
import { channelReads, channels, messageCases, messages } from './tables.ts'

// The conversation of an evening is a channel without a community that belongs to a livestream, as a private conversation
// is one that belongs to two people. Whose it is stands with the stream alone; these are its doors.

/** The condition that the channel is that of an evening which somebody with this role sees (LIVE-MORE-01). */
export const isEveningFor = (role: string | null | Placeholder | SQL): SQL =>
  sql`exists (select 1 from ${livestreams} where ${livestreams.talkChannelId} = ${channels.id} and ${seenWith(role)})`

/** The stream to which a channel belongs; null for every other channel. */
export const livestreamOf = sql<string | null>`(select ${livestreams.id}::text from ${livestreams}
  where ${livestreams.talkChannelId} = ${channels.id})`

/** When the stream to which a channel belongs is live; null for every other channel. */
export const eveningTimesOf = sql<EveningTimes | null>`(select json_build_object('startTime', ${livestreams.startTime},
  'isActive', ${livestreams.isActive}, 'lastActiveAt', ${livestreams.lastActiveAt})
  from ${livestreams} where ${livestreams.talkChannelId} = ${channels.id})`

/** Why nobody can add to the conversation of an evening now, or null (LIVE-MORE-03, LIVE-MORE-04). */
export const eveningRefusal = (times: EveningTimes, now: Date): { code: 'CHANNEL_READ_ONLY' } | null =>
  eveningOf(times, now).mayWrite ? null : { code: 'CHANNEL_READ_ONLY' }

/** The roles that read the evening of a channel; none named is everybody. */
export async function eveningRoles(reader: Reader, channelId: string): Promise<string[] | null> {
  const [stream] = await reader.select().from(livestreams).where(eq(livestreams.talkChannelId, channelId))
  return stream ? rolesThatSee(stream) : null
}

/** Makes the channel of an evening; its id is ours, never one that a browser sent (LIVE-MORE-02). */
export async function makeEveningChannel(tx: Tx): Promise<string> {
  const id = newId()
  await tx.insert(channels).values({ id, slug: eveningSlug, name: '' })
  return id
}

/** Holds the channel of an evening until the end of the transaction, so that nobody adds to what is removed. */
export async function holdEveningChannel(tx: Tx, channelId: string): Promise<void> {
  await tx.select({ id: channels.id }).from(channels).where(eq(channels.id, channelId)).for('update')
}

/** Removes a channel that was held, with all that was said in it. Answers its pictures, to be cleared after the commit (LIVE-MORE-26). */
export async function removeEveningChannel(tx: Tx, channelId: string): Promise<Loose[]> {
  const said = tx.select({ id: messages.id }).from(messages).where(eq(messages.channelId, channelId))
  await tx.delete(messageCases).where(sql`${messageCases.messageId} in ${said}`)
  const gone = await tx
    .delete(messages)
    .where(eq(messages.channelId, channelId))
    .returning({ uploadId: messages.uploadId })
  const loose: Loose[] = []
  for (const { uploadId } of gone) {
    const picture = uploadId ? await detachUpload(tx, uploadId) : null
    if (picture) loose.push(picture)
  }
  await tx.delete(channelReads).where(eq(channelReads.channelId, channelId))
  await tx.delete(channels).where(eq(channels.id, channelId))
  return loose
}
