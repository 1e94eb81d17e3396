import { deskName } from '@bewezen/domain/community/deskName.ts'
import { deskWords } from '@bewezen/domain/community/deskWords.ts'
import { profileWords } from '@bewezen/domain/profile/words.ts'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import { detachUpload } from '../base/files/attach.ts'
import { uploads } from '../base/files/tables.ts'
import { type PersonalPart, tableOf } from '../base/personal.ts'
import { messages, reactions } from './tables.ts'

/**
 * What somebody wrote stays under 'Verwijderde gebruiker', with its pictures; reactions and mentions go (X3-DATA-31). Of
 * private conversations the download holds their own words alone, and one that both left goes (COM-CHAT-25).
 */
export const communityPersonal: PersonalPart = {
  collect: async (_house, reader, id) => [
    await tableOf(
      reader,
      'communities',
      sql`select b.name, m.joined_at from blueprint_members m join blueprints b on b.id = m.blueprint_id
        where m.user_id = ${id} order by m.joined_at`,
    ),
    await tableOf(
      reader,
      'communities_left',
      sql`select b.name, l.left_at from blueprint_leavers l join blueprints b on b.id = l.blueprint_id
        where l.user_id = ${id} order by l.left_at`,
    ),
    await tableOf(
      reader,
      'channel_reads',
      sql`select b.name as community, c.name as channel, r.last_read_at from channel_reads r
        join channels_text c on c.id = r.channel_id join blueprints b on b.id = c.blueprint_id
        where r.user_id = ${id} order by r.last_read_at`,
    ),
    await tableOf(
      reader,
      'channel_pins',
      sql`select b.name as community, c.name as channel, p.pinned_at from channel_pins p
        join channels_text c on c.id = p.channel_id join blueprints b on b.id = c.blueprint_id
        where p.user_id = ${id} order by b.name, p.place`,
    ),
    await tableOf(
      reader,
      'messages',
      sql`select m.created_at, b.name as community, c.name as channel, m.content, m.edited_at, m.deleted_at
        from messages m join channels_text c on c.id = m.channel_id join blueprints b on b.id = c.blueprint_id
        where m.author_id = ${id} order by m.created_at`,
    ),
    {
      ...(await tableOf(
        reader,
        'private_messages',
        sql`select m.created_at, coalesce(${otherName(id)}, ${profileWords.removed}) as to, m.content, m.deleted_at
          from messages m join direct_conversations d on d.id = m.channel_id
          where m.author_id = ${id} and not d.is_desk order by m.created_at`,
      )),
      theirsAlone: true,
    },
    // What 'Beheer' said to somebody is about them, as what they said is; by whom of them is not (COM-MOD-14).
    {
      ...(await tableOf(
        reader,
        'desk_messages',
        sql`select m.created_at, case when m.author_id is null then ${deskName} else ${deskWords.you} end as from,
            m.content, m.deleted_at
          from messages m join direct_conversations d on d.id = m.channel_id
          where d.is_desk and d.first_id = ${id} order by m.seq`,
      )),
      theirsAlone: true,
    },
    {
      ...(await tableOf(
        reader,
        'desk_answers',
        sql`select m.created_at, m.content from desk_answers a join messages m on m.id = a.message_id
          where a.moderator_id = ${id} order by m.created_at`,
      )),
      theirsAlone: true,
    },
    {
      ...(await tableOf(
        reader,
        'blocked_people',
        sql`select k.blocked_at, coalesce(${otherName(id)}, ${profileWords.removed}) as name
          from direct_blocks k join direct_conversations d on d.id = k.conversation_id
          where k.blocker_id = ${id} order by k.blocked_at`,
      )),
      theirsAlone: true,
    },
    await tableOf(
      reader,
      'reactions',
      sql`select created_at, emoji from messages_emoji_reaction where reactor_id = ${id} order by created_at`,
    ),
    await tableOf(
      reader,
      'message_reports',
      sql`select reported_at, reason, explanation from message_reports where reporter_id = ${id} order by reported_at`,
    ),
    await tableOf(
      reader,
      'message_cases',
      sql`select decided_at, outcome, reason from message_cases
        where author_id = ${id} and decided_at is not null order by decided_at`,
    ),
  ],
  erase: async (tx, id) => {
    await eraseLeftConversations(tx, id)
    await tx
      .update(messages)
      .set({ experimentId: null })
      .where(and(eq(messages.authorId, id), isNotNull(messages.experimentId)))
    await tx.update(reactions).set({ authorId: null }).where(eq(reactions.authorId, id))
    // Pictures of messages stay with them; one that was never sent has nobody now, and the next sweep takes it.
    await tx
      .update(uploads)
      .set({ ownerId: null })
      .where(and(eq(uploads.ownerId, id), eq(uploads.purpose, 'message-image')))
  },
}

/** The name of the other person of a private conversation; nothing for who left. */
const otherName = (id: string) => sql`(select p.first_name || ' ' || p.last_name from profiles p
  where p.id in (d.first_id, d.second_id) and p.id <> ${id} and p.hidden_at is null)`

/** Removes the private conversations whose other person is gone already: nobody can read them any more (COM-CHAT-25). */
async function eraseLeftConversations(tx: Tx, id: string): Promise<void> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from direct_conversations
      where (first_id = ${id} and second_id is null) or (second_id = ${id} and first_id is null)`,
  )
  if (rows.length === 0) return
  const left = sql`any(${sql.param(rows.map((row) => row.id))}::uuid[])`
  await tx.execute(
    sql`delete from message_cases where message_id in (select id from messages where channel_id = ${left})`,
  )
  // The next sweep takes the files of pictures that belong to nothing.
  const { rows: gone } = await tx.execute<{ upload: string | null }>(
    sql`delete from messages where channel_id = ${left} returning upload_id as upload`,
  )
  for (const { upload } of gone) if (upload) await detachUpload(tx, upload)
  await tx.execute(sql`delete from channel_reads where channel_id = ${left}`)
  await tx.execute(sql`delete from direct_conversations where id = ${left}`)
  await tx.execute(sql`delete from channels_text where id = ${left}`)
}
