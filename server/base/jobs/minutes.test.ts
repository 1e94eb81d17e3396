import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDatabase } from '../database/open.ts'
import { emptyDatabase } from '../testing/databases.ts'
import { eventually } from '../testing/eventually.ts'
import { Jobs } from './jobs.ts'
import { Minutes } from './minutes.ts'
import { Sweeps } from './sweeps.ts'

const log = pino({ level: 'silent' })
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: minute(0) + 59_000 }))
afterEach(() => void vi.useRealTimers())

const minute = (at: number) => Date.UTC(2026, 2, 2, 12, at)

test('OPS-JOBS-05 the clock strikes at the beginning of every minute', async () => {
  const struck: number[] = []
  const minutes = new Minutes((at) => struck.push(at * 60_000))
  minutes.start()

  await vi.advanceTimersByTimeAsync(999)
  expect(struck).toEqual([])
  await vi.advanceTimersByTimeAsync(120_001)
  minutes.stop()
  await vi.advanceTimersByTimeAsync(120_000)

  expect(struck).toEqual([minute(1), minute(2), minute(3)])
})

test('OPS-JOBS-05 one that takes long keeps no other waiting and is not begun twice, and one that fails is done again', async () => {
  const begun: string[] = []
  const long = Promise.withResolvers<void>()
  const sweeps = new Sweeps({ log })
  const add = (name: string, work: () => Promise<unknown>) =>
    sweeps.add(name, () => {
      begun.push(name)
      return work()
    })
  add('long', () => long.promise)
  add('fails', () => Promise.reject(new Error('not this time')))
  add('quick', async () => {})

  sweeps.begin()
  await vi.advanceTimersByTimeAsync(0)
  sweeps.begin()
  await vi.advanceTimersByTimeAsync(0)
  expect(begun).toEqual(['long', 'fails', 'quick', 'fails', 'quick'])

  long.resolve()
  await sweeps.settle(5_000)
  sweeps.begin()
  expect(begun.slice(5)).toEqual(['long', 'fails', 'quick'])
})

test('OPS-JOBS-05 of three processes one does the work of a minute', async () => {
  vi.useRealTimers()
  // It strikes when the test says so.
  vi.spyOn(Minutes.prototype, 'start').mockReturnValue()
  const first = await emptyDatabase('server')
  const others = await Promise.all([1, 2].map(() => openDatabase({ url: first.url ?? '' })))
  const done: number[] = []
  const all = [first, ...others].map((database, by) => {
    const jobs = new Jobs({ database, log })
    jobs.everyMinute('sweep', async () => void done.push(by))
    return jobs
  })
  await Promise.all(all.map((jobs) => jobs.start()))

  await Promise.all(all.map((jobs) => jobs.strike(1)))
  await eventually(() => expect(done.length).toBeGreaterThan(0))
  await Promise.all(all.map((jobs) => jobs.strike(1)))
  await Promise.all(all.map((jobs) => jobs.strike(2)))
  await eventually(() => expect(done.length).toBeGreaterThan(1))
  // How often it was done is known once nothing of it is left to do.
  const { rows } = await first.pool.query("select count(*)::int as count from pgboss.job where name = 'minute'")
  expect([rows, done.length]).toEqual([[{ count: 2 }], 2])

  await Promise.all(all.map((jobs) => jobs.stop()))
  for (const database of [...others, first]) await database.close()
})
