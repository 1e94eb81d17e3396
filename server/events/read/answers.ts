import { events as contract } from '@bewezen/domain/events/contract.ts'
import { asc, sql } from 'drizzle-orm'
import { serve } from '../../base/serve.ts'
import { allergyOptions, dietaryOptions } from '../tables.ts'

/** The lists of the enrolment form, by name (EV-ENROL-12, EV-ENROL-27, EV-ENROL-28). */
export const options = serve(contract.options, async ({ db }) => {
  const names = async (list: typeof dietaryOptions | typeof allergyOptions) =>
    (await db.select({ name: list.name }).from(list).orderBy(asc(list.name))).map(({ name }) => name)
  return { dietaryRestrictions: await names(dietaryOptions), allergies: await names(allergyOptions) }
})

type Answers = { dietaryRestrictions: string[]; allergies: string[]; notes: string }

/** What somebody answered the last time that they told about food, as long as it is kept; nothing comes from the medical panel (EV-ENROL-31). */
export const lastAnswers = serve(contract.lastAnswers, async ({ db, person }) => {
  const { rows } = await db.execute<Answers>(
    sql`select dietary_restrictions as "dietaryRestrictions", allergies, notes from event_enrollments
      where user_id = ${person.id}::uuid and (dietary_restrictions <> '[]' or allergies <> '[]')
      order by enrolled_at desc, id limit 1`,
  )
  return { answers: rows[0] ?? null }
})
