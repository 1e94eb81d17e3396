import { access } from '@bewezen/domain/access/contract.ts'
import { perPage } from '@bewezen/domain/access/people.ts'
import { sql } from 'drizzle-orm'
import { serve } from '../base/serve.ts'
import { peopleLike } from './findPeople.ts'
import { listedColumns, type PersonRow, personTables, stateColumn, toListedPerson, untilColumn } from './peopleRows.ts'

/** The users of the site, newest first: searched, narrowed to a role or a state, 50 at a time (ADM-PANEL-03). */
export const people = serve(access.people, async (ctx, { search, role, state, page }) => {
  const wanted = [
    search.trim() === '' ? null : sql`p.id in ${peopleLike(search)}`,
    role === '' ? null : sql`p.role = ${role}`,
    state === '' ? null : sql`${stateColumn} = ${state}`,
  ].filter((one) => one !== null)
  const where = wanted.length === 0 ? sql`true` : sql.join(wanted, sql` and `)
  const { rows } = await ctx.db.execute<PersonRow>(
    sql`select ${listedColumns}, ${stateColumn} as state, ${untilColumn} as until from ${personTables} where ${where}
      order by p.created_at desc nulls last, p.id limit ${perPage} offset ${(page - 1) * perPage}`,
  )
  // Who pays is asked of the tables beside the profile only where it narrows the list.
  const counted = state === '' ? sql`profiles p` : personTables
  const count = await ctx.db.execute<{ total: string | number }>(
    sql`select count(*) as total from ${counted} where ${where}`,
  )
  return { people: rows.map(toListedPerson), total: Number(count.rows[0]?.total ?? 0) }
})
