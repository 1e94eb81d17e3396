import type pg from 'pg'

/** A newer release has migrated this database; its message is a sentence for the operator. */
export class NewerDatabase extends Error {
  override name = 'NewerDatabase'
}

/**
 * Throws NewerDatabase when a database had a migration that comes after the `newest` of this release: code that knows
 * nothing of a column or a rule would write past it, and nobody would see it (OPS-STOP-05).
 */
export async function refuseNewer(client: Pick<pg.ClientBase, 'query'>, newest: number): Promise<void> {
  const { rows: tables } = await client.query<{ is_there: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as is_there`,
  )
  if (!tables[0]?.is_there) return
  const { rows } = await client.query<{ changed: string }>(
    `select to_char(to_timestamp(created_at / 1000.0) at time zone 'UTC', 'YYYY-MM-DD') as changed
      from drizzle.__drizzle_migrations where created_at > $1 order by created_at desc limit 1`,
    [newest],
  )
  if (!rows[0]) return
  throw new NewerDatabase(
    `A newer version of the site has changed this database (its newest change is of ${rows[0].changed}, that of this version of ${dayOf(newest)}). Start the newer version, or restore the backup from before the upgrade. Nothing was changed.`,
  )
}

const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)
