import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import pg from 'pg'
import type { Database } from '../../base/database/open.ts'
import { type Finding, good, wrong } from '../finding.ts'

type Pool = Database['pool']

/** Migrations make schemas and tables, and change those that stand there: that takes their owner. */
export async function rights(pool: Pool): Promise<Finding> {
  const { rows } = await pool.query<{ schemas: boolean; tables: boolean; foreign_tables: number }>(
    `select has_database_privilege(current_database(), 'create') as schemas,
       has_schema_privilege('public', 'create') as tables,
       (select count(*)::int from pg_class
         where relnamespace in (select oid from pg_namespace where nspname in ('public', 'parts', 'pgboss', 'drizzle'))
           and relkind in ('r', 'p') and not pg_has_role(relowner, 'usage')) as foreign_tables`,
  )
  const { schemas, tables, foreign_tables: foreign = 0 } = rows[0] ?? {}
  const lacks = [
    ...(schemas ? [] : ['make schemas in the database']),
    ...(tables ? [] : ['make tables in the schema public']),
    ...(foreign > 0 ? [`change ${foreign} tables that another user owns`] : []),
  ]
  if (lacks.length === 0) return good('database rights', 'may make and change tables')
  return wrong(
    'database rights',
    `may not ${lacks.join(', nor ')}: an upgrade would stop halfway`,
    'Make the user of DATABASE_URL the owner: alter database … owner to …, alter schema public owner to …, and reassign owned by … to … for tables of another user.',
  )
}

const used = ['citext', 'pg_trgm', 'unaccent']

/** What is not made yet must be there to be made, also by a user that is no superuser. */
export async function extensions(pool: Pool, names: readonly string[] = used): Promise<Finding> {
  const { rows } = await pool.query<{ name: string; is_there: boolean; is_to_be_had: boolean }>(
    `select wanted.name, installed_version is not null as is_there,
       coalesce((select bool_or(one.trusted or one.superuser is false
         or (select rolsuper from pg_roles where rolname = current_user))
         from pg_available_extension_versions one where one.name = wanted.name), false) as is_to_be_had
     from unnest($1::text[]) wanted(name) left join pg_available_extensions using (name)`,
    [names],
  )
  const lacking = rows.filter(({ is_there, is_to_be_had }) => !is_there && !is_to_be_had).map(({ name }) => name)
  if (lacking.length === 0) return good('database extensions', names.join(', '))
  return wrong(
    'database extensions',
    `${lacking.join(', ')} cannot be made by this user`,
    `Install the contrib package of PostgreSQL (postgresql-contrib), or let its superuser say in this database: ${lacking.map((name) => `create extension ${name};`).join(' ')}`,
  )
}

/** Between the processes news goes by LISTEN and NOTIFY, which a pooler in transaction mode swallows. */
export async function hearing({ url, pool }: Database): Promise<Finding> {
  const listener = new pg.Client({ connectionString: url ?? '', connectionTimeoutMillis: 5_000 })
  listener.on('error', () => {})
  const channel = `bewezen_doctor_${randomUUID().replaceAll('-', '')}`
  try {
    await listener.connect()
    const heard = once(listener, 'notification', { signal: AbortSignal.timeout(2_000) }).then(
      () => true,
      () => false,
    )
    await listener.query(`listen ${channel}`)
    await pool.query('select pg_notify($1, $2)', [channel, ''])
    if (await heard) return good('database news', 'what is told is heard')
  } finally {
    await listener.end().catch(() => {})
  }
  return wrong(
    'database news',
    'what is told (NOTIFY) is not heard (LISTEN): a pooler in transaction mode stands in between',
    'Let DATABASE_URL lead to the server itself, or to a pooler in session mode; prepared statements need that too.',
  )
}
