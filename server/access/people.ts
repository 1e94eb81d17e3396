import { access } from '@bewezen/domain/access/contract.ts'
import { perPage } from '@bewezen/domain/access/people.ts'
import { type SQL, sql } from 'drizzle-orm'
import { serve } from '../base/serve.ts'
import { peopleLike } from './findPeople.ts'
import { listedColumns, type PersonRow, personTables, stateColumn, toListedPerson, untilColumn } from './peopleRows.ts'

/** The users of the site, newest first: searched, narrowed to a role or a state, 50 at a time (ADM-PANEL-03). */
export const people = serve(access.people, async (ctx, wish) => {
  const { rows } = await ctx.db.execute<PersonRow>(pageOfPeople(wish))
  const count = await ctx.db.execute<{ total: string | number }>(numberOfPeople(wish))
  return { people: rows.map(toListedPerson), total: Number(count.rows[0]?.total ?? 0) }
})

type Wish = { search: string; role: string; state: string }

export const pageOfPeople = (wish: Wish & { page: number }): SQL =>
  sql`select ${listedColumns}, ${stateColumn} as state, ${untilColumn} as until from ${personTables} where ${fits(wish)}
    order by p.created_at desc nulls last, p.id limit ${perPage} offset ${(wish.page - 1) * perPage}`

/** How many there are; who pays is asked of the tables beside the profile only where it narrows the list. */
export const numberOfPeople = (wish: Wish): SQL =>
  sql`select count(*) as total from ${wish.state === '' ? sql`profiles p` : personTables} where ${fits(wish)}`

function fits({ search, role, state }: Wish): SQL {
  const wanted = [
    search.trim() === '' ? null : sql`p.id in ${peopleLike(search)}`,
    role === '' ? null : sql`p.role = ${role}`,
    state === '' ? null : sql`${stateColumn} = ${state}`,
  ].filter((one) => one !== null)
  return wanted.length === 0 ? sql`true` : sql.join(wanted, sql` and `)
}
