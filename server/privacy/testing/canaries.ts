import type { PoolClient } from 'pg'
import type { Database } from '../../base/database/open.ts'
import { columnMarks, marksOf } from '../columns.ts'
import { kindOf, reasonOf, shapeOf } from './planted.ts'

/** A private cell that holds a text of its own (a canary token): what it is, and the people whom its row names. */
export type Canary = { of: string; people: ReadonlySet<string> }
type Row = Record<string, unknown>
type Found = { at: string; row: Row }
type Key = { table: string; column: string; target: string; targetColumn: string }

/** The word that all of them share, by which one search finds any. */
export const word = 'kanarie'
const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/** Puts a canary in every cell of every column that the table of privacy marks says is about a person. */
export async function plantCanaries({ pool }: Database) {
  const planted: Canary[] = []
  /** Texts that were there and are looked for as they stand. */
  const secrets = new Map<string, Canary>()
  const columns = new Set<string>()
  const missing: string[] = []

  /** Makes the canary of a new place, for what is planted by hand as well. */
  const next = (of: string, people: Iterable<string>): string => {
    planted.push({ of, people: new Set(people) })
    return `${word}_${planted.length - 1}_`
  }

  const client = await pool.connect()
  try {
    await client.query('begin')
    // Rows that are kept for ever are changed too, and nothing is counted anew.
    await client.query('set local session_replication_role = replica')
    const house = await readHouse(client)
    for (const [table, rows] of house.rows) {
      const names = Object.entries(marksOf(table))
        .filter(([name, mark]) => mark !== 'none' && !reasonOf(`${table}.${name}`, house.types.get(`${table}.${name}`)))
        .map(([name]) => name)
      if (names.length === 0) continue
      const changed = rows.map(({ at, row }) => {
        const people = house.peopleOf(table, row)
        const cells = names.flatMap((name) => {
          const kind = kindOf(`${table}.${name}`, row, house.apart)
          return kind === null ? [] : [[name, shapeOf(`${table}.${name}`, row[name], next(kind, people))]]
        })
        return { ...row, ...Object.fromEntries(cells), its_place: at }
      })
      for (const name of names) if (rows.length > 0) columns.add(`${table}.${name}`)
      if (rows.length === 0) missing.push(...names.map((name) => `${table}.${name}`))
      const set = names.map((name) => `"${name}" = made."${name}"`).join(', ')
      await client.query(
        `update "${table}" it set ${set} from jsonb_array_elements($1::jsonb) one,
          jsonb_populate_record(null::"${table}", one) made where it.ctid = (one->>'its_place')::tid`,
        [JSON.stringify(changed)],
      )
    }
    await client.query('commit')
  } finally {
    client.release()
  }
  return {
    columns,
    /** Columns of tables without a row, where nothing could be planted. */
    missing,
    next,
    /** Looks for a secret from now on; one that is empty would be found everywhere. */
    lookFor({ of, text, people }: { of: string; text: string; people: readonly string[] }): void {
      if (text.length < 8) throw new Error(`${of} is none`)
      secrets.set(text, { of, people: new Set(people) })
    },
    get count() {
      return planted.length
    },
    secrets: () => [...secrets.values()].map(({ of }) => of),
    kinds: () => new Set(planted.map(({ of }) => of)),
    /** The number of a canary of each kind. */
    oneOfEach: () => [...new Map(planted.map(({ of }, number) => [of, number])).values()],
    /** The canaries that stand in a text, each once. */
    in(text: string): Canary[] {
      const numbers = new Set([...text.matchAll(/kanarie_(\d+)_/gi)].map(([, number]) => Number(number)))
      const known = [...secrets].flatMap(([secret, one]) => (text.includes(secret) ? [one] : []))
      return [...[...numbers].flatMap((number) => planted[number] ?? []), ...known]
    },
  }
}

/** All rows, the types of their columns, and whom a row names: by itself, else through what it belongs to. */
async function readHouse(client: PoolClient) {
  const types = new Map(
    (
      await client.query<{ name: string; type: string }>(
        `select table_name || '.' || column_name as name, coalesce(domain_name, udt_name) as type
          from information_schema.columns where table_schema = 'public'`,
      )
    ).rows.map(({ name, type }) => [name, type]),
  )
  const { rows: keys } = await client.query<Key>(
    `select c.conrelid::regclass::text as table, a.attname as column, c.confrelid::regclass::text as target, b.attname as "targetColumn"
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      join pg_attribute b on b.attrelid = c.confrelid and b.attnum = c.confkey[1] where c.contype = 'f'`,
  )
  const rows = new Map<string, Found[]>()
  for (const table of Object.keys(columnMarks))
    rows.set(table, (await client.query<Found>(`select ctid::text as at, to_jsonb(it) as row from "${table}" it`)).rows)
  const people = new Set(rows.get('profiles')?.map(({ row }) => String(row.id)))

  const talks = rows.get('direct_conversations')?.map(({ row }) => row) ?? []
  /** The two of the conversation in which something was said. */
  const talkOf = (row: Row) =>
    talks.filter(({ id }) => id === row.channel_id).map((talk) => [talk.first_id, talk.second_id])

  /** The people whose a row is; somebody who did something to it is not one of them. */
  function peopleOf(table: string, row: Row, steps = 3): string[] {
    const said = Object.entries(row).filter(([name]) => !name.endsWith('_by'))
    const named = [...JSON.stringify([said, talkOf(row)]).matchAll(uuid)]
      .map(([id]) => id)
      .filter((id) => people.has(id))
    if (named.length > 0 || steps === 0) return named
    return keys
      .filter((key) => key.table === table && row[key.column] !== null)
      .flatMap(({ column, target, targetColumn }) => {
        const owner = rows.get(target)?.find((one) => one.row[targetColumn] === row[column])
        return owner ? peopleOf(target, owner.row, steps - 1) : []
      })
  }
  const apart = {
    talks: new Set(talks.map(({ id }) => id)),
    desks: new Set(talks.filter(({ is_desk }) => is_desk).map(({ id }) => id)),
  }
  return { types, rows, peopleOf, apart }
}
