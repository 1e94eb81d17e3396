import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { emptyDatabase, serverAddress } from '../testing/databases.ts'
import { migrateDatabase } from './migrate.ts'
import { openDatabase } from './open.ts'

const address = (await serverAddress()) ?? ''
const name = `bewezen_test_${randomBytes(6).toString('hex')}`
const url = Object.assign(new URL(address), { pathname: `/${name}` }).href

async function asOperator<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  return work(client).finally(() => client.end())
}
await asOperator((client) => client.query(`create database ${name}`))
afterAll(() => asOperator((client) => client.query(`drop database if exists ${name} with (force)`)))

describe('migrating', () => {
  test('three at once on an empty server: all of them succeed, and every step was taken once', async () => {
    const databases = await Promise.all([1, 2, 3].map(() => openDatabase({ url })))

    const outcomes = await Promise.allSettled(databases.map((database) => migrateDatabase(database)))

    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled'])
    const steps = await databases[0]?.pool.query('select hash from drizzle.__drizzle_migrations')
    expect(steps?.rowCount).toBeGreaterThan(0)
    expect(new Set(steps?.rows.map(({ hash }) => hash)).size).toBe(steps?.rowCount)
    const rows = await databases[0]?.pool.query('select id from site_settings')
    expect(rows?.rows).toEqual([{ id: 1 }])
    for (const database of databases) await database.close()
  })

  test('waits for another process longer than a request may take, and gives the lock back', async () => {
    const database = await openDatabase({ url })
    const { query_timeout } = database.pool.options as pg.PoolConfig
    expect(query_timeout).toBeGreaterThan(0)
    // The requests of this database would give up after a moment; migrating must not.
    Object.assign(database.pool.options, { query_timeout: 100 })
    const holder = new pg.Client({ connectionString: url })
    await holder.connect()
    await holder.query('select pg_advisory_lock(704120261)')
    let isDone = false
    const migrating = migrateDatabase(database).then(() => {
      isDone = true
    })
    await expect(database.pool.query('select pg_sleep(0.3)')).rejects.toThrow('Query read timeout')
    expect(isDone).toBe(false)

    await holder.query('select pg_advisory_unlock(704120261)')
    await migrating

    const { rows } = await holder.query(
      `select count(*)::int as held from pg_locks where locktype = 'advisory' and objid = 704120261
        and database = (select oid from pg_database where datname = current_database())`,
    )
    expect(rows).toEqual([{ held: 0 }])
    await holder.end()
    await database.close()
  })

  test('again changes nothing, on the embedded engine too', async () => {
    const database = await emptyDatabase('embedded')
    const steps = () => database.pool.query('select hash, created_at from drizzle.__drizzle_migrations')
    const { rows: before } = await steps()

    await migrateDatabase(database)

    expect((await steps()).rows).toEqual(before)
    await database.close()
  })
})
