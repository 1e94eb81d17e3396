import type { ClientBase } from 'pg'

/** A table as it is copied: its columns without those that are computed. */
export type Table = { name: string; columns: string[] }

/** What every queue of jobs makes by itself. */
const notCopied = ['pgboss.version']

/**
 * All tables of the site and of its job queue, so ordered that each comes after those that its rows point at. A table of
 * several parts is one.
 */
export async function tablesOf(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; needs: string[] }>(`
    select format('%I.%I', n.nspname, c.relname) as name,
      (select array_agg(quote_ident(a.attname)::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      coalesce((select array_agg(distinct format('%I.%I', fn.nspname, f.relname)) from pg_constraint k
        join pg_class f on f.oid = k.confrelid join pg_namespace fn on fn.oid = f.relnamespace
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid), '{}') as needs
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p') and not c.relispartition
    order by 1`)
  const waiting = rows.filter(({ name }) => !notCopied.includes(name))
  const ordered: Table[] = []
  while (waiting.length > 0) {
    const at = waiting.findIndex(({ needs }) => needs.every((name) => !waiting.some((other) => other.name === name)))
    const [next] = waiting.splice(at, 1)
    if (at < 0 || !next) throw new Error('Tables point at each other in a circle: no order brings them back')
    ordered.push({ name: next.name, columns: next.columns })
  }
  return ordered
}
