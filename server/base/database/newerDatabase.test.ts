import { expect, test } from 'vitest'
import { decisions } from '../../facts.ts'
import { openHouse } from '../../open.ts'
import { readSettings } from '../settings.ts'
import { emptyDatabase } from '../testing/databases.ts'
import { plainRenderer } from '../testing/plainRenderer.ts'
import { appliedMigrations, migrateDatabase } from './migrate.ts'
import { NewerDatabase } from './newerDatabase.ts'

/** A database as a release of next year leaves it. */
async function newerOne() {
  const database = await emptyDatabase('embedded')
  const newest = Date.UTC(2100, 0, 2)
  await database.pool.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a newer release', $1)`,
    [newest],
  )
  const tables = async () => (await database.pool.query('select hash from drizzle.__drizzle_migrations')).rows
  return { database, tables }
}

test('OPS-STOP-05 older code refuses a database that newer code has changed, with a sentence, and changes nothing', async () => {
  const { database, tables } = await newerOne()
  const before = await tables()

  const refused = migrateDatabase(database)

  await expect(refused).rejects.toThrow(NewerDatabase)
  await expect(refused).rejects.toThrow(
    /^A newer version of the site has changed this database \(its newest change is of 2100-01-02, that of this version of \d{4}-\d\d-\d\d\)\. Start the newer version, or restore the backup from before the upgrade\. Nothing was changed\.$/,
  )
  expect(await tables()).toEqual(before)
  await database.pool.query(`delete from drizzle.__drizzle_migrations where hash = 'of a newer release'`)
  // The lock was given back: the same database is taken as soon as it is one of this release.
  await migrateDatabase(database)
  await database.close()
})

test('OPS-STOP-05 no backup is made of it either, which would be taken for one of this release', async () => {
  const { database } = await newerOne()
  await expect(appliedMigrations(database.pool)).rejects.toThrow(NewerDatabase)
  await database.close()
})

test('OPS-STOP-05 a site that may not start gives the database back', async () => {
  const { database } = await newerOne()
  let closed = 0
  const opening = openHouse({
    settings: readSettings({ NODE_ENV: 'test' }),
    database: Object.assign({}, database, {
      close: async () => {
        closed += 1
      },
    }),
    decisions,
    rendered: { renderer: async () => plainRenderer, middleware: null, stop: async () => {} },
    jobs: false,
  })

  await expect(opening).rejects.toThrow(NewerDatabase)
  expect(closed).toBe(1)
  await database.close()
})
