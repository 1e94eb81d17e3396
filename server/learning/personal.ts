import { sql } from 'drizzle-orm'
import { type PersonalPart, tableOf } from '../base/personal.ts'

/** How far somebody came, and what they wrote for others to learn from; the latter stays when they go. */
export const learningPersonal: PersonalPart = {
  collect: async (_house, reader, id) => [
    await tableOf(
      reader,
      'lesson_progress',
      sql`select l.title, b.name as community, p.completed_at from lesson_progress p join lessons l on l.id = p.lesson_id
        join blueprints b on b.id = l.blueprint_id where p.profile_id = ${id} order by p.completed_at`,
    ),
    await tableOf(
      reader,
      'level_completions',
      sql`select l.level_name, b.name as community, c.completed_at from level_completions c
        join levels l on l.id = c.level_id join blueprints b on b.id = c.blueprint_id
        where c.profile_id = ${id} order by c.completed_at`,
    ),
    await tableOf(
      reader,
      'masterclass_progress',
      sql`select m.title, p.completed_at from masterclass_progress p join masterclasses m on m.id = p.masterclass_id
        where p.profile_id = ${id} order by p.completed_at`,
    ),
    await tableOf(
      reader,
      'challenges',
      sql`select c.title, p.joined_at, p.completed_at, p.is_anonymous from challenge_participants p
        join challenges c on c.id = p.challenge_id where p.profile_id = ${id} order by p.joined_at`,
    ),
    await tableOf(
      reader,
      'challenge_days',
      sql`select c.title, d.day, d.ticked_at from challenge_days d join challenges c on c.id = d.challenge_id
        where d.profile_id = ${id} order by d.day`,
    ),
    await tableOf(
      reader,
      'lessons',
      sql`select title, content, created_at, updated_at from lessons where created_by = ${id} order by created_at`,
    ),
    await tableOf(
      reader,
      'written_challenges',
      sql`select title, description, daily_task, created_at, updated_at from challenges
        where created_by = ${id} order by created_at`,
    ),
    await tableOf(
      reader,
      'masterclasses',
      sql`select title, content, created_at, updated_at from masterclasses where created_by = ${id} order by created_at`,
    ),
  ],
}
