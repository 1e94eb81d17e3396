import type { ParticipantFilter, ParticipantOrder, ParticipantView } from '@bewezen/domain/events/participantView.ts'
import { type SQL, sql } from 'drizzle-orm'
import { peopleLike } from '../../access/index.ts'
import type { Reader } from '../../base/database/open.ts'
import { refuse } from '../../base/refuse.ts'
import { participantLine, participantRank } from '../columns.ts'

const filters: Record<ParticipantFilter, SQL> = {
  paid: sql`n.status = 'enrolled' and n.paid_cents > 0`,
  free: sql`n.status = 'enrolled' and n.paid_by is null`,
  held: sql`n.status in ('reserved', 'offered')`,
  waiting: sql`n.status = 'waitlisted'`,
  cancelled: sql`n.status in ('cancelled', 'expired')`,
  refunded: sql`n.refund_status <> 'none'`,
  refundFailed: sql`n.refund_status = 'failed'`,
  noTerms: sql`not n.terms_accepted`,
  answered: sql`(n.notes <> '' or n.dietary_restrictions <> '[]' or n.allergies <> '[]')`,
}

/** What of some enrolments a view shows, of the tables of `participantTables`; an account that is leaving has no name to be found by (EV-MORE-25). */
export function inView(of: SQL, { search, filter }: Pick<ParticipantView, 'search' | 'filter'>): SQL {
  const wanted = [
    of,
    ...(filter === null ? [] : [filters[filter]]),
    ...(search.trim() === '' ? [] : [sql`p.id in ${peopleLike(search)}`]),
  ]
  return sql.join(wanted, sql` and `)
}

type Key = { of: SQL; type: string }
type Ordering = { keys: readonly Key[]; isDown: boolean }

const id: Key = { of: sql`n.id`, type: 'uuid' }
const enrolledAt: Key = { of: sql`n.enrolled_at`, type: 'timestamptz' }
const inGroup: Key[] = [
  { of: participantRank(sql`n.status`), type: 'int' },
  { of: participantLine(sql`n.status`, sql`n.came`), type: 'int' },
  enrolledAt,
  id,
]
const name: Key[] = [
  { of: sql`(p.id is null)`, type: 'boolean' },
  {
    of: sql`fold_name(coalesce(nullif(btrim(p.first_name || ' ' || p.last_name), ''), p.username::text, ''))`,
    type: 'text',
  },
  id,
]

/** An order with its keys; of one date an index has it as it stands (EV-MORE-26). */
function orderingOf(order: ParticipantOrder, isOneDate: boolean): Ordering {
  if (order === 'name') return { keys: name, isDown: false }
  if (order === 'newest') return { keys: [enrolledAt, id], isDown: true }
  const byDate: Key[] = [
    { of: sql`d.starts_at`, type: 'timestamptz' },
    { of: sql`d.id`, type: 'uuid' },
  ]
  return { keys: isOneDate ? inGroup : [...byDate, ...inGroup], isDown: false }
}

/** How a view is ordered, and what comes after one of its enrolments. */
export function inOrder(order: ParticipantOrder, isOneDate: boolean) {
  const { keys, isDown } = orderingOf(order, isOneDate)
  const values = sql.join(
    keys.map(({ of }) => of),
    sql`, `,
  )
  const way = isDown ? sql` desc` : sql``
  return {
    by: sql.join(
      keys.map(({ of }) => sql`${of}${way}`),
      sql`, `,
    ),
    /** What stands behind an enrolment of these; refuses one that is not among them. */
    async after(reader: Reader, of: SQL, tables: SQL, afterId: string): Promise<SQL> {
      const texts = sql.join(
        keys.map(({ of: key }) => sql`(${key})::text`),
        sql`, `,
      )
      const { rows } = await reader.execute<{ place: string[] }>(
        sql`select array[${texts}] as place from ${tables} where ${of} and n.id = ${afterId}`,
      )
      const place = rows[0]?.place ?? refuse('INVALID_INPUT', { fields: ['after'] })
      const bounds = sql.join(
        keys.map(({ type }, at) => sql`${place[at]}::${sql.raw(type)}`),
        sql`, `,
      )
      return sql`(${values}) ${isDown ? sql`<` : sql`>`} (${bounds})`
    },
  }
}
