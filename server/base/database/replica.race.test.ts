import { blogs } from '@bewezen/domain/blogs/contract.ts'
import fc from 'fast-check'
import { type Logger, pino } from 'pino'
import { afterAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { contractOperations } from '../testing/contractOperations.ts'
import { emptyDatabase } from '../testing/databases.ts'
import { freePort } from '../testing/freePort.ts'
import { inputFor } from '../testing/generated.ts'
import { openWorld, Refused } from '../testing/world.ts'
import { Replica } from './replica.ts'
import { watchQueries } from './watchQueries.ts'

const database = await emptyDatabase('server')
afterAll(() => database.close())
// As a copy does, it refuses to write.
const copy = new URL(database.url ?? '')
copy.searchParams.set('options', '-c default_transaction_read_only=on')
const world = await openWorld({ database, env: { DATABASE_REPLICA_URL: copy.href, SIGN_UP_LIMIT: '100000' } })
const visitor = world.visitor()
let fromCopy = 0
if (world.house.replica)
  watchQueries(world.house.replica.pool, () => {
    fromCopy += 1
    return () => {}
  })

describe('what is read', () => {
  test('OPS-REPLICA-01 by a visitor comes from the copy, by a member from the database itself', async () => {
    const noor = await world.person()
    await visitor.does(blogs.list, { from: 0 })
    expect(fromCopy).toBeGreaterThan(0)
    const before = fromCopy
    await noor.does(blogs.list, { from: 0 })
    expect(fromCopy).toBe(before)
  })

  test('OPS-REPLICA-01 page by page comes from the copy too', async () => {
    const before = fromCopy
    expect((await world.app.inject({ url: '/api/events/calendar?from=2026-11-01&to=2026-12-01' })).statusCode).toBe(200)
    expect(fromCopy).toBeGreaterThan(before)
  })

  const open = contractOperations.filter(({ isRead, operation: it }) => isRead && it['~orpc'].meta.needs === 'nothing')
  test.each(open)('OPS-REPLICA-01 by a visitor with $name writes nothing', async ({ operation: it }) => {
    const inputs = fc.sample(inputFor(it['~orpc'].inputSchema as unknown as z.core.$ZodType), { numRuns: 12, seed: 7 })
    const statuses = await Promise.all(
      inputs.map((input) =>
        visitor.does(it, input as never).then(
          () => 200,
          (problem: unknown) => (problem instanceof Refused ? problem.status : 0),
        ),
      ),
    )
    expect(statuses.filter((status) => status === 0 || status >= 500)).toEqual([])
  })
})

describe('a copy that', () => {
  const lines: string[] = []
  const log: Logger = pino({ level: 'warn' }, { write: (line) => void lines.push(line) })
  const asked = async (replica: Replica) =>
    replica.read(async (db) => {
      await db.execute('select 1')
      return db === database.db ? 'database' : 'copy'
    })

  test('OPS-REPLICA-02 is away is left alone for ten seconds, in which the database itself answers', async () => {
    let now = 0
    const url = `postgres://nobody@127.0.0.1:${await freePort()}/none`
    const replica = new Replica({ url, connections: 2, primary: database.db, log, now: () => now })
    lines.length = 0
    expect([await asked(replica), await asked(replica)]).toEqual(['database', 'database'])
    expect(lines).toHaveLength(1)
    now = 9_999
    await asked(replica)
    expect(lines).toHaveLength(1)
    now = 10_000
    expect(await asked(replica)).toBe('database')
    expect(lines).toHaveLength(2)
    await replica.close()
  })

  test('OPS-REPLICA-02 cancels a query is followed by the database itself; a refusal stays one', async () => {
    const replica = new Replica({ url: copy.href, connections: 2, primary: database.db, log })
    expect(await asked(replica)).toBe('copy')
    await expect(replica.read(() => Promise.reject(new Refused(404, 'NOT_FOUND', null)))).rejects.toThrow('NOT_FOUND')
    expect(await asked(replica)).toBe('copy')
    const cancelled = Object.assign(new Error('canceling statement due to conflict with recovery'), { code: '40001' })
    expect(
      await replica.read((db) => (db === database.db ? Promise.resolve('database') : Promise.reject(cancelled))),
    ).toBe('database')
    await replica.close()
  })
})
