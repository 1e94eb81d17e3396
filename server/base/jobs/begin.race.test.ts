import { pino } from 'pino'
import { expect, test } from 'vitest'
import { migrateDatabase } from '../database/migrate.ts'
import { openDatabase } from '../database/open.ts'
import { emptyDatabase } from '../testing/databases.ts'
import { Jobs } from './jobs.ts'

const log = pino({ level: 'silent' })

test('OPS-JOBS-08 processes that begin at once on a database without job queue all begin', async () => {
  const first = await emptyDatabase('server')
  const url = first.url ?? ''
  const others = await Promise.all([2, 3, 4].map(() => openDatabase({ url })))
  const databases = [first, ...others]
  for (let round = 0; round < 4; round++) {
    await first.pool.query('drop schema if exists pgboss cascade')
    const outcomes = await Promise.allSettled(
      databases.map(async (database) => {
        await migrateDatabase(database)
        const jobs = new Jobs({ database, log })
        await jobs.start()
        await jobs.stop()
      }),
    )
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([])
  }
  for (const database of others) await database.close()
  await first.close()
})
