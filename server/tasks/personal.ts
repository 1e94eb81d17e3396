import { sql } from 'drizzle-orm'
import { type PersonalPart, tableOf } from '../base/personal.ts'

/** One's own tasks; they go along with the profile. */
export const tasksPersonal: PersonalPart = {
  collect: async (_house, reader, id) => [
    await tableOf(
      reader,
      'tasks',
      sql`select title, description, minute_of_day, is_completed, completed_at, created_at from user_todos
        where profile_id = ${id} order by order_index`,
    ),
    await tableOf(
      reader,
      'task_rewards',
      sql`select reset_day, granted_at from todo_rewards where profile_id = ${id} order by reset_day`,
    ),
  ],
}
