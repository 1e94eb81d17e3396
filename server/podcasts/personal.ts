import { sql } from 'drizzle-orm'
import { type PersonalPart, tableOf } from '../base/personal.ts'

/** What somebody kept of episodes, which goes along with the profile, and the episodes that they made, which stay (POD-ADMIN-16). */
export const podcastsPersonal: PersonalPart = {
  collect: async (_house, reader, id) => [
    await tableOf(
      reader,
      'podcast_marks',
      sql`select p.title, m.saved_at, m.heard_at, m.position_seconds, m.position_at
        from podcast_marks m join podcasts p on p.id = m.podcast_id where m.profile_id = ${id} order by p.created_at, p.id`,
    ),
    await tableOf(
      reader,
      'podcasts',
      sql`select title, summary, description, original_url, published_at, created_at, updated_at from podcasts
        where created_by = ${id} order by created_at, id`,
    ),
    await tableOf(
      reader,
      'podcast_speaker',
      sql`select title, published_at from podcasts where speaker_id = ${id} order by created_at, id`,
    ),
  ],
}
