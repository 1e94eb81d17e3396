import { sql } from 'drizzle-orm'
import { type PersonalPart, tableOf } from '../base/personal.ts'

/** One's own experiments with what was measured; they go along with the profile (COM-N1-12). */
export const experimentsPersonal: PersonalPart = {
  collect: async (_house, reader, id) => [
    await tableOf(
      reader,
      'experiments',
      sql`select change, measure, unit, method, direction, started_day, change_day, ended_day, created_at from experiments
        where profile_id = ${id} order by created_at`,
    ),
    await tableOf(
      reader,
      'experiment_values',
      sql`select e.change, e.measure, v.day, v.value, e.unit from experiment_values v
          join experiments e on e.id = v.experiment_id where e.profile_id = ${id} order by e.created_at, v.day`,
    ),
  ],
}
