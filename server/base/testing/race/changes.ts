import type pg from 'pg'

/** What became of a row since the beginning: null is that it was not there, or is not. */
export type Change = { table: string; old: Row | null; new: Row | null }
type Row = Record<string, unknown>
type Table = { table: string; key: string[]; columns: string[]; counted: string[] }

/**
 * Change data capture: from here on every row that is written is noted by a trigger, so that what a request did can be
 * read and taken back. `besides` are tables that go on.
 */
export async function watchChanges(pool: pg.Pool, besides: readonly string[]) {
  await pool.query(capture)
  const tables = new Map((await tablesOf(pool)).map((one) => [one.table, one]))
  for (const table of tables.keys())
    if (!besides.includes(table))
      await pool.query(
        `create trigger zz_noted after insert or update or delete on ${table} for each row execute function noted('${table}')`,
      )

  const read = async (): Promise<Change[]> => {
    const { rows } = await pool.query<Change>('select name as table, old, new from noted_changes order by at')
    return netOf(rows, tables)
  }

  return {
    /** What is otherwise than at the beginning, without what the database counts by itself. */
    read: async (): Promise<Change[]> =>
      (await read()).map((one) => ({
        table: one.table,
        old: without(one.old, tables.get(one.table)?.counted),
        new: without(one.new, tables.get(one.table)?.counted),
      })),
    /** The table that was written first; null when none was. */
    first: async (): Promise<string | null> =>
      (await pool.query('select name from noted_changes order by at limit 1')).rows[0]?.name ?? null,
    /** Makes all rows as they were at the beginning. */
    async takeBack(): Promise<void> {
      const changes = await read()
      const client = await pool.connect()
      try {
        await client.query('begin')
        // Rows come back as they were: no trigger counts them again, no reference is looked up.
        await client.query('set local session_replication_role = replica')
        for (const table of new Set(changes.map((one) => one.table)))
          for (const statement of takingBack(
            tables.get(table),
            changes.filter((one) => one.table === table),
          ))
            await client.query(...statement)
        await client.query('truncate noted_changes')
        await client.query('commit')
      } catch (problem) {
        await client.query('rollback')
        throw problem
      } finally {
        client.release()
      }
    },
  }
}

const capture = `
  create unlogged table noted_changes (at bigserial, name text, old jsonb, new jsonb);
  create function noted() returns trigger language plpgsql as $$ begin
    insert into public.noted_changes (name, old, new) values (tg_argv[0],
      case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end);
    return null;
  end $$`

async function tablesOf(pool: pg.Pool): Promise<Table[]> {
  const { rows } = await pool.query<Table>(`
    select c.relname as table,
      (select array_agg(attname::text) from pg_attribute a
        where attrelid = c.oid and attnum > 0 and not attisdropped and (
          attname = any(k.columns) or k.columns is null)) as key,
      (select array_agg(attname::text order by attnum) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      coalesce((select array_agg(attname::text) from pg_attribute left join pg_attrdef d on adrelid = attrelid and adnum = attnum
        where attrelid = c.oid and attnum > 0 and (attidentity <> '' or pg_get_expr(adbin, adrelid) ~ 'nextval|xact_id')), '{}') as counted
    from pg_class c join pg_namespace n on n.oid = c.relnamespace left join lateral (
      -- A table of several parts may have a key in each of them alone.
      select array_agg(b.attname) as columns from pg_index i join pg_attribute b on b.attrelid = i.indrelid and b.attnum = any(i.indkey)
      where i.indisprimary and i.indrelid = coalesce(
        (select inhrelid from pg_inherits where inhparent = c.oid and c.relkind = 'p' order by 1 limit 1), c.oid)) k on true
    where n.nspname = 'public' and c.relkind in ('r', 'p') and c.relname <> 'noted_changes'`)
  return rows
}

const without = (row: Row | null, columns: readonly string[] = []): Row | null =>
  row && Object.fromEntries(Object.entries(row).filter(([name]) => !columns.includes(name)))

function netOf(noted: readonly Change[], tables: ReadonlyMap<string, Table>): Change[] {
  const net = new Map<string, Change>()
  const keep = (table: string, row: Row, change: Pick<Change, 'old' | 'new'>) => {
    const key = JSON.stringify([table, ...(tables.get(table)?.key ?? []).map((column) => row[column])])
    net.set(key, { table, old: net.has(key) ? (net.get(key)?.old ?? null) : change.old, new: change.new })
  }
  for (const { table, old, new: made } of noted) {
    // A row whose key changes is another one.
    if (old) keep(table, old, { old, new: null })
    if (made) keep(table, made, { old: null, new: made })
  }
  return [...net.values()].filter((one) => JSON.stringify(one.old) !== JSON.stringify(one.new))
}

type Statement = [text: string, values: unknown[]]

function takingBack(table: Table | undefined, changes: readonly Change[]): Statement[] {
  if (!table) return []
  const quoted = (columns: readonly string[]) => columns.map((column) => `"${column}"`).join(', ')
  const rows = (which: 'old' | 'new') => JSON.stringify(changes.flatMap((one) => one[which] ?? []))
  const of = `jsonb_populate_recordset(null::${table.table}, $1::jsonb)`
  const going = `delete from ${table.table} where (${quoted(table.key)}) in (select ${quoted(table.key)} from ${of})`
  const back = `insert into ${table.table} (${quoted(table.columns)}) overriding system value select ${quoted(table.columns)} from ${of}`
  return [
    [going, [rows('new')]],
    [back, [rows('old')]],
  ]
}
