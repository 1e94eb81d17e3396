import { rootOf } from '@bewezen/domain/external/mailHead.ts'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../base/database/open.ts'
import type { House } from '../../base/house.ts'
import { erasedKey } from '../secrets.ts'

type Mail = { sourceId: string; personKey: string; messageId: string; referred: readonly string[]; at: Date }

/** Mails of one person that answer nothing and come within an hour of each other are one conversation: a picture in each. */
const nearMinutes = 60

/**
 * The conversation that a mail belongs to, by the name it has there (IN-EXT-44): the one in which the mail itself, or one
 * that it answers, stands or stood until it was erased; the exchange that its References begin with; for one that answers
 * nothing, what the same person wrote within the hour; else a new one. Never one with somebody else: whoever knows a
 * Message-ID could take over what is answered there. Mails of one person wait for each other, so that all see where the
 * first one went. What is erased is known by its keyed hash alone, and so is what a conversation is named after (IN-EXT-90).
 */
export async function placeOfMail(house: Pick<House, 'lastingSecrets'>, tx: Tx, it: Mail): Promise<string> {
  const { sourceId, personKey, messageId, referred } = it
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`mail ${sourceId} ${personKey}`}, 0))`)
  const ids = [messageId, ...referred]
  const hashes = ids.map((id) => erasedKey(house, sourceId, '', id))
  const names = hashes.map((hash) => nameIn(personKey, hash))
  const { rows } = await tx.execute<{ name: string }>(sql`
    select name from (
      select t.external_thread_id as name, array_position(${sql.param(ids)}::text[], m.external_message_id) as place
        from external_messages m join external_message_threads t on t.id = m.thread_id
        where m.external_message_id = any(${sql.param(ids)}::text[])
          and t.source_id = ${sourceId} and t.participant_key = ${personKey}
      union all
      select t.external_thread_id, array_position(${sql.param(hashes)}::text[], e.key)
        from external_erased e join external_message_threads t on t.id = e.thread_id
        where e.key = any(${sql.param(hashes)}::text[]) and t.participant_key = ${personKey}
      union all
      select t.external_thread_id, 1000 from external_message_threads t
        where t.source_id = ${sourceId} and t.external_thread_id = any(${sql.param(names)}::text[])
      union all
      select * from (select t.external_thread_id, 2000 from external_message_threads t
        where ${referred.length === 0} and t.source_id = ${sourceId} and t.participant_key = ${personKey}
          and abs(extract(epoch from t.last_inbound_at - ${it.at.toISOString()}::timestamptz)) <= ${nearMinutes * 60}
        order by t.last_inbound_at desc limit 1) near
    ) found order by place limit 1`)
  return rows[0]?.name ?? nameIn(personKey, erasedKey(house, sourceId, '', rootOf(messageId, referred)))
}

const nameIn = (personKey: string, hash: string): string => `${personKey} ${hash}`
