import { access } from '@bewezen/domain/access/contract.ts'
import { mostCounted, perPage } from '@bewezen/domain/access/people.ts'
import { type SQL, sql } from 'drizzle-orm'
import { type From, newestFirst, readPage } from '../base/database/pages.ts'
import { serve } from '../base/serve.ts'
import { peopleLike } from './findPeople.ts'
import {
  listedColumns,
  type PersonRow,
  personTables,
  stateColumn,
  tablesOf,
  toListedPerson,
  untilColumn,
} from './peopleRows.ts'

/** The users of the site, newest first: searched, narrowed to a role or a state, 50 at a time by cursor (ADM-PANEL-03). */
export const people = serve(access.people, async ({ db }, wish) => {
  const page = await readPage(
    wish,
    perPage,
    async (from) => (await db.execute<PersonRow>(pageOfPeople(wish, from))).rows,
  )
  const count = await db.execute<{ total: string | number }>(numberOfPeople(wish))
  return {
    people: page.rows.map(toListedPerson),
    total: Number(count.rows[0]?.total ?? 0),
    previous: page.previous,
    next: page.next,
  }
})

type Wish = { search: string; role: string; state: string }
const joinedAtOf = (id: string) => sql`(select created_at from profiles where id = ${id})`

export function pageOfPeople(wish: Wish, from: From): SQL {
  const { beyond, order } = newestFirst(sql`p.created_at`, sql`p.id`, joinedAtOf, from)
  const which = sql`where ${fits(wish)} and ${beyond} order by ${order} limit ${perPage + 1}`
  // Where it narrows nothing, how somebody pays is looked up for the page alone.
  const rest =
    wish.state === ''
      ? sql`${tablesOf(sql`(select * from profiles p ${which})`)} order by ${order}`
      : sql`${personTables} ${which}`
  return sql`select ${listedColumns}, ${stateColumn} as state, ${untilColumn} as until from ${rest}`
}

/** How many there are; who pays is asked of the tables beside the profile only where it narrows the list. */
export const numberOfPeople = (wish: Wish): SQL =>
  sql`select count(*) as total from (select from ${wish.state === '' ? sql`profiles p` : personTables}
    where ${fits(wish)} limit ${mostCounted + 1}) found`

function fits({ search, role, state }: Wish): SQL {
  const wanted = [
    search.trim() === '' ? null : sql`p.id in ${peopleLike(search)}`,
    role === '' ? null : sql`p.role = ${role}`,
    state === '' ? null : sql`${stateColumn} = ${state}`,
  ].filter((one) => one !== null)
  return wanted.length === 0 ? sql`true` : sql.join(wanted, sql` and `)
}
