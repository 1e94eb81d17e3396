import { sql } from 'drizzle-orm'
import { type PersonalPart, tableOf } from '../base/personal.ts'

/**
 * What somebody made, asked and said around streams. Questions, raises and reminders go with them; streams stay without a
 * maker, and what they said in an evening stays as messages do (LIVE-MORE-35, LIVE-MORE-08).
 */
export const livestreamsPersonal: PersonalPart = {
  collect: async (_house, reader, id) => [
    await tableOf(
      reader,
      'livestreams',
      sql`select title, description, start_time, end_time, created_at from livestreams
        where created_by = ${id} order by created_at`,
    ),
    await tableOf(
      reader,
      'livestream_messages',
      sql`select m.created_at, s.title as livestream, m.content, m.edited_at, m.deleted_at
        from messages m join livestreams s on s.talk_channel_id = m.channel_id
        where m.author_id = ${id} order by m.created_at`,
    ),
    await tableOf(
      reader,
      'livestream_reads',
      sql`select s.title as livestream, r.last_read_at from channel_reads r
        join livestreams s on s.talk_channel_id = r.channel_id where r.user_id = ${id} order by r.last_read_at`,
    ),
    await tableOf(
      reader,
      'livestream_questions',
      sql`select q.asked_at, s.title as livestream, q.text, q.answered_at from livestream_questions q
        join livestreams s on s.id = q.livestream_id where q.asker_id = ${id} order by q.asked_at`,
    ),
    await tableOf(
      reader,
      'livestream_raises',
      sql`select r.raised_at, s.title as livestream, q.text from livestream_question_raises r
        join livestream_questions q on q.id = r.question_id join livestreams s on s.id = q.livestream_id
        where r.profile_id = ${id} order by r.raised_at`,
    ),
    await tableOf(
      reader,
      'livestream_reminders',
      sql`select r.asked_at, s.title as livestream, s.start_time from livestream_reminders r
        join livestreams s on s.id = r.livestream_id where r.profile_id = ${id} order by r.asked_at`,
    ),
  ],
}
