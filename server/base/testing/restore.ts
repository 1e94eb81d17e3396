import type pg from 'pg'

/** What a database held when it was made. */
export type AsMade = { shape: string; parts: readonly string[]; rows: readonly Kept[]; sequences: readonly Counted[] }
type Written = { table: string; columns: readonly string[] }
type Counted = { sequence: string; last: string | null }
type Kept = Written & { rows: readonly string[] }

/** Reads from a database that nobody used yet what `restore` brings back. */
export async function readAsMade(pool: pg.Pool): Promise<AsMade> {
  const rows: Kept[] = []
  for (const one of await writtenTables(pool)) {
    const kept = await pool.query<{ row: string }>(`select t::text as row from ${one.table} t`)
    rows.push({ ...one, rows: kept.rows.map(({ row }) => row) })
  }
  return { shape: await shapeOf(pool), parts: await partsOf(pool), rows, sequences: await sequencesOf(pool) }
}

/**
 * Makes a used database of one connection as it was: its rows, its sequences, and what the connection remembers. Answers
 * false when it cannot, since more than rows was changed: a table, a column, a constraint, a trigger, a function.
 */
export async function restore(pool: pg.Pool, made: AsMade): Promise<boolean> {
  for (const statement of forget) await pool.query(statement)
  // The days of facts, which come and go by themselves.
  for (const part of await partsOf(pool)) if (!made.parts.includes(part)) await pool.query(`drop table ${part}`)
  if ((await shapeOf(pool)) !== made.shape) return false
  // Rows come back as they were: no trigger counts them again, no reference is looked up.
  await pool.query('set session_replication_role = replica')
  const written = await writtenTables(pool)
  await pool.query(`truncate ${written.map(({ table }) => table).join(', ')} restart identity cascade`)
  for (const { table, columns, rows } of made.rows)
    await pool.query(
      `insert into ${table} (${columns.join(', ')}) overriding system value
       select ${columns.map((column) => `(one).${column}`).join(', ')} from (select unnest($1::text[])::${table} as one) kept`,
      [rows],
    )
  for (const { sequence, last } of made.sequences)
    await pool.query(last === null ? `alter sequence ${sequence} restart` : `select setval('${sequence}', ${last})`)
  await pool.query('reset session_replication_role')
  return true
}

const forget = [
  'rollback',
  'reset all',
  'deallocate all',
  'unlisten *',
  'discard temp',
  'discard sequences',
  'select pg_advisory_unlock_all()',
]

const ours = `relnamespace not in (select oid from pg_namespace where nspname ~ '^(pg_|information_schema)')`

/** What tables consist of that are of several parts. */
async function partsOf(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ part: string }>(
    `select format('%I.%I', nspname, relname) as part from pg_class c join pg_namespace n on n.oid = relnamespace
      where relispartition and relkind = 'r'`,
  )
  return rows.map(({ part }) => part)
}

/** Tables that hold rows, or held some. */
async function writtenTables(pool: pg.Pool): Promise<Written[]> {
  const { rows } = await pool.query<Written>(
    `select format('%I.%I', nspname, relname) as table,
            (select array_agg(quote_ident(attname) order by attnum) from pg_attribute
              where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
       from pg_class c join pg_namespace n on n.oid = relnamespace
      where relkind = 'r' and ${ours} and pg_relation_size(c.oid) > 0
      order by c.oid`,
  )
  return rows
}

async function sequencesOf(pool: pg.Pool): Promise<Counted[]> {
  const { rows } = await pool.query<Counted>(
    `select format('%I.%I', schemaname, sequencename) as sequence, last_value::text as last from pg_sequences`,
  )
  return rows
}

/** All that a database consists of but its rows, in one short text. */
async function shapeOf(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ shape: string }>(
    `select md5(string_agg(part, ',' order by part)) as shape from (
       select concat_ws(' ', 'schema', nspname) as part from pg_namespace where nspname !~ '^pg_(temp|toast)'
       union all select concat_ws(' ', 'table', oid, relname, relkind, reloptions) from pg_class where ${ours}
       union all select concat_ws(' ', 'column', attrelid, attname, atttypid, attnotnull, attisdropped)
                   from pg_attribute join pg_class c on c.oid = attrelid where attnum > 0 and ${ours}
       union all select concat_ws(' ', 'default', adrelid, adnum, pg_get_expr(adbin, adrelid)) from pg_attrdef
       union all select concat_ws(' ', 'constraint', conrelid, conname, pg_get_constraintdef(oid)) from pg_constraint
                  where connamespace not in (select oid from pg_namespace where nspname = 'information_schema')
       union all select concat_ws(' ', 'trigger', tgrelid, tgname, tgenabled) from pg_trigger where not tgisinternal
       union all select concat_ws(' ', 'function', oid, proname, md5(prosrc)) from pg_proc where oid >= 16384
       union all select concat_ws(' ', 'index', indexrelid, indisvalid) from pg_index where indexrelid >= 16384
       union all select concat_ws(' ', 'setting', setdatabase, setconfig) from pg_db_role_setting
     ) parts`,
  )
  return rows[0]?.shape ?? ''
}
