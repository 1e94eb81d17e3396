import { type Choice, isWanted } from '@bewezen/domain/inbox/wants.ts'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Reader } from '../base/database/open.ts'
import type { NotificationDraft } from '../base/facts/decisions.ts'

/** Leaves out what somebody does not want to hear, in one query for everybody who would be told. */
export async function wantedOf<Draft extends Pick<NotificationDraft, 'personId' | 'type' | 'data'>>(
  reader: Reader,
  drafts: readonly Draft[],
): Promise<Draft[]> {
  const people = drafts.map(({ personId }) => personId)
  const channels = drafts.flatMap(({ data }) => data.channel_id ?? [])
  const { rows } = await reader.execute<Choice & { personId: string }>(
    sql`select profile_id as "personId", about, subject, wants from notification_choices
      where profile_id = any(${sql.param(people)}::uuid[])
        and (about = 'type' or (about = 'channel' and subject = any(${sql.param(channels)}::text[])))`,
  )
  const choices = Map.groupBy(rows, ({ personId }) => personId)
  return drafts.filter(({ personId, type, data }) =>
    isWanted({ type, channelId: data.channel_id ?? null }, choices.get(personId) ?? []),
  )
}

/**
 * The ids of everybody who wants to hear every message of a channel, as part of a query: by their choice about it, or
 * about all channels (COM-CHAT-12). Whether they may read there is for the room of the channel to say.
 */
export const followersOf = (channelId: SQLWrapper): SQL<string[]> => sql`array(
  select profile_id::text from notification_choices
    where about = 'channel' and subject = ${channelId}::text and wants = 'all'
  union
  select profile_id::text from notification_choices c where about = 'type' and subject = 'message' and wants = 'all'
    and not exists (select 1 from notification_choices own
      where own.profile_id = c.profile_id and own.about = 'channel' and own.subject = ${channelId}::text))`
