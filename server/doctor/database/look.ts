import { missingMigrations } from '../../base/database/migrate.ts'
import { NewerDatabase } from '../../base/database/newerDatabase.ts'
import type { Database } from '../../base/database/open.ts'
import { count } from '../count.ts'
import { type Finding, good, notUsed, warning, wrong } from '../finding.ts'
import { connections, openTransactions } from './load.ts'
import { extensions, hearing, rights } from './rights.ts'

/** The oldest version of PostgreSQL that the site runs on, and the newest that it was tried on. */
const versions = { oldest: 15, newest: 18 }

/** Everything that the database can tell about itself, over a connection of our own (OPS-DOCTOR-07). */
export async function lookAtDatabase(database: Database, perProcess: number): Promise<Finding[]> {
  const { pool } = database
  const ofServer =
    database.engine === 'server' ? [hearing(database), connections(pool, perProcess), durability(pool)] : []
  return Promise.all([
    version(database),
    rights(pool),
    extensions(pool),
    encoding(pool),
    timeZone(pool),
    migrations(pool),
    openTransactions(pool),
    ...ofServer,
  ])
}

type Pool = Database['pool']

async function version({ pool, engine }: Database): Promise<Finding> {
  const { rows } = await pool.query<{ number: number; name: string }>(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as name`,
  )
  const { number = 0, name = '' } = rows[0] ?? {}
  const major = Math.floor(number / 10_000)
  const says = `PostgreSQL ${name}${engine === 'embedded' ? ', embedded' : ''}`
  if (major < versions.oldest)
    return wrong('database', `${says}, which is too old`, `Move it to PostgreSQL ${versions.oldest} or newer.`)
  if (major > versions.newest)
    return warning(
      'database',
      `${says}, newer than was tried`,
      `Up to ${versions.newest} was tried; try this one before people depend on it.`,
    )
  return good('database', says)
}

async function encoding(pool: Pool): Promise<Finding> {
  const { rows } = await pool.query<{ server_encoding: string }>('show server_encoding')
  const encoding = rows[0]?.server_encoding ?? ''
  if (encoding === 'UTF8') return good('database encoding', encoding)
  return wrong(
    'database encoding',
    `${encoding}: not every letter can be kept`,
    "Make a database with: create database … encoding 'UTF8' template template0. Then npm run backup here, and npm run restore there.",
  )
}

const zone = 'Europe/Amsterdam'
/** A winter and a summer that every list of time zones should agree on, of years to come. */
const probes = ['2028-01-15T12:00:00Z', '2028-07-15T12:00:00Z']

/** Moments are kept with their zone, so that of the server does not count; its list of zones does. */
async function timeZone(pool: Pool): Promise<Finding> {
  const { rows } = await pool.query<{ hour: number; own: string }>(
    `select extract(hour from probe::timestamptz at time zone '${zone}')::int as hour, current_setting('TimeZone') as own
     from unnest($1::text[]) with ordinality probes(probe, place) order by place`,
    [probes],
  )
  const here = new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone: zone })
  const isSame = rows.every(({ hour }, at) => hour === Number(here.format(new Date(probes[at] ?? ''))))
  if (isSame) return good('database time zone', `${rows[0]?.own}; that of the Netherlands is the same as here`)
  return wrong(
    'database time zone',
    'the time in the Netherlands is another one there than here',
    'Bring the time zone data (tzdata) of the database server up to date, and Node with npm ci.',
  )
}

async function migrations(pool: Pool): Promise<Finding> {
  try {
    const { missing, isEmpty } = await missingMigrations(pool)
    const newest = missing.at(-1)
    if (isEmpty) return notUsed('migrations', 'there are no tables yet: the first start makes them')
    if (!newest) return good('migrations', 'all of this version are there')
    return warning(
      'migrations',
      `${count(missing.length, 'is', 'are')} missing, the last ${newest}: the next start brings them`,
      'Make a backup (npm run backup), then start this version.',
    )
  } catch (error) {
    if (!(error instanceof NewerDatabase)) throw error
    return wrong('migrations', 'the database is of a newer version of the site', error.message)
  }
}

async function durability(pool: Pool): Promise<Finding> {
  const { rows } = await pool.query<{ name: string }>(
    `select name from pg_settings where name in ('fsync', 'full_page_writes') and setting = 'off'`,
  )
  if (rows.length === 0) return good('database durability', 'what is kept survives a power cut')
  const off = rows.map(({ name }) => name).join(' and ')
  return warning(
    'database durability',
    `${off} is off: a power cut may damage the database`,
    `Switch it on in postgresql.conf and load that anew (select pg_reload_conf()).`,
  )
}
