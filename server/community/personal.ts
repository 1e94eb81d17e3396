import { and, eq, sql } from 'drizzle-orm'
import { uploads } from '../base/files/tables.ts'
import { type PersonalPart, tableOf } from '../base/personal.ts'
import { reactions } from './tables.ts'

/** What somebody wrote stays under 'Verwijderde gebruiker', with its pictures; reactions and mentions go (X3-DATA-31). */
export const communityPersonal: PersonalPart = {
  collect: async (_house, reader, id) => [
    await tableOf(
      reader,
      'communities',
      'Communities',
      sql`select b.name, m.joined_at from blueprint_members m join blueprints b on b.id = m.blueprint_id
        where m.user_id = ${id} order by m.joined_at`,
    ),
    await tableOf(
      reader,
      'messages',
      'Berichten',
      sql`select m.created_at, b.name as community, c.name as channel, m.content, m.edited_at, m.deleted_at
        from messages m join channels_text c on c.id = m.channel_id join blueprints b on b.id = c.blueprint_id
        where m.author_id = ${id} order by m.created_at`,
    ),
    await tableOf(
      reader,
      'reactions',
      'Reacties',
      sql`select created_at, emoji from messages_emoji_reaction where reactor_id = ${id} order by created_at`,
    ),
    await tableOf(
      reader,
      'message_reports',
      'Berichten die je hebt gemeld',
      sql`select reported_at, reason, explanation from message_reports where reporter_id = ${id} order by reported_at`,
    ),
    await tableOf(
      reader,
      'message_cases',
      'Wat over je berichten is besloten',
      sql`select decided_at, outcome, reason from message_cases
        where author_id = ${id} and decided_at is not null order by decided_at`,
    ),
  ],
  erase: async (tx, id) => {
    await tx.update(reactions).set({ authorId: null }).where(eq(reactions.authorId, id))
    // Pictures of messages stay with them; one that was never sent has nobody now, and the next sweep takes it.
    await tx
      .update(uploads)
      .set({ ownerId: null })
      .where(and(eq(uploads.ownerId, id), eq(uploads.purpose, 'message-image')))
  },
}
