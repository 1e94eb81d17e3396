import { Column, getTableName, is, SQL } from 'drizzle-orm'

type Reader = (row: readonly unknown[]) => unknown
/** A column of Drizzle's prepared query, in query order; `path` has one name, or two inside a joined table. */
type Inside = {
  fields?: readonly { path: readonly string[]; field: unknown }[]
  joinsNotNullableMap?: Record<string, boolean>
  customResultMapper?: unknown
}
type Read = { name: string; at: number; decoder: Decoder | null }
type Decoder = { mapFromDriverValue(value: unknown): unknown }
/** The columns of one joined table; `at` is that whose null says that there was no row to join, null when there always is. */
type Joined = { name: string; at: number | null; reads: Read[] }

/** Reads the rows of a prepared query exactly as Drizzle does, or null for a shape of query that is not known here. */
export function rowReader(query: Inside): Reader | null {
  const { fields, joinsNotNullableMap = {}, customResultMapper } = query
  if (!fields || customResultMapper) return null
  const reads: Read[] = []
  const joined = new Map<string, Joined>()
  for (const [at, { path, field }] of fields.entries()) {
    const decoder = decoderOf(field)
    const [first, second, deeper] = path
    if (decoder === undefined || first === undefined || deeper !== undefined) return null
    if (second === undefined) reads.push({ name: first, at, decoder })
    else {
      const known = joined.get(first) ?? { name: first, at: absenceOf(first, fields, joinsNotNullableMap), reads: [] }
      joined.set(first, known)
      known.reads.push({ name: second, at, decoder })
    }
  }
  const tables = [...joined.values()]
  return (row) => {
    const read = readInto({}, reads, row)
    for (const { name, at, reads } of tables)
      read[name] = at !== null && row[at] === null ? null : readInto({}, reads, row)
    return read
  }
}

function readInto(object: Record<string, unknown>, reads: readonly Read[], row: readonly unknown[]) {
  for (const { name, at, decoder } of reads) {
    const value = row[at]
    object[name] = decoder === null || value === null ? value : decoder.mapFromDriverValue(value)
  }
  return object
}

/** Null for what travels as it is, undefined for what is not known here. */
function decoderOf(field: unknown): Decoder | null | undefined {
  const decoder = is(field, Column)
    ? field
    : ((is(field, SQL.Aliased) ? field.sql : field) as { decoder?: Decoder }).decoder
  const isPlain = decoder?.mapFromDriverValue === Column.prototype.mapFromDriverValue
  return isPlain ? null : decoder
}

/** Where a joined table shows that no row of it was found: in its first column, when all its columns are of one table. */
function absenceOf(
  name: string,
  fields: NonNullable<Inside['fields']>,
  isAlwaysThere: Record<string, boolean>,
): number | null {
  const columns = [...fields.entries()].flatMap(([at, { path, field }]) =>
    path[0] === name && is(field, Column) ? [{ at, table: getTableName(field.table) }] : [],
  )
  const [first] = columns
  if (!first || columns.some(({ table }) => table !== first.table)) return null
  return isAlwaysThere[first.table] ? null : first.at
}
