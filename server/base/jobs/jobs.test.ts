import { newId } from '@bewezen/domain/base/ids.ts'
import { pino } from 'pino'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { type Database, openDatabase } from '../database/open.ts'
import { openLog } from '../log.ts'
import { emptyDatabase } from '../testing/databases.ts'
import { eventually } from '../testing/eventually.ts'
import { hasNoJobs, untilHolds } from '../testing/until.ts'
import { Jobs } from './jobs.ts'

const opened: { close(): Promise<void> }[] = []
afterAll(async () => {
  for (const one of opened.reverse()) await one.close()
})

/** Queues on one database, each with connections of its own as in a process of its own, and what was done where. */
async function openJobs(engine: 'embedded' | 'server', count: number) {
  const first = await emptyDatabase(engine)
  opened.push(first)
  const done: { by: number; id: string }[] = []
  const queues: { jobs: Jobs; database: Database }[] = []
  for (let by = 0; by < count; by++) {
    const database = by === 0 ? first : await openDatabase({ url: first.url ?? '' })
    if (by > 0) opened.push(database)
    const jobs = new Jobs({ database, log: pino({ level: 'silent' }) })
    jobs.on<{ failTimes?: number }>('test', async ({ id, data }) => {
      done.push({ by, id })
      if (done.filter((one) => one.id === id).length <= (data.failTimes ?? 0)) throw new Error('not this time')
    })
    queues.push({ jobs, database })
  }
  await Promise.all(queues.map(({ jobs }) => jobs.start()))
  opened.push(...queues.map(({ jobs }) => ({ close: () => jobs.stop() })))
  const enqueue = (at: number, id: string, data: object = {}, startAfter?: Date) =>
    queues[at]?.database.db.transaction(
      (tx) => queues[at]?.jobs.enqueue(tx, 'test', data, { id, startAfter }) ?? Promise.resolve(),
    )
  const eventually = <T>(check: () => T) => untilHolds(check, () => hasNoJobs({ database: first }))
  return { queues, done, enqueue, eventually }
}

const ids = (count: number) => Array.from({ length: count }, () => newId())

describe.each(['embedded', 'server'] as const)('on the %s engine', async (engine) => {
  const { queues, done, enqueue, eventually } = await openJobs(engine, 1)
  const timesOf = (id: string) => done.filter((one) => one.id === id).length

  test('a job is done once, and the same id twice is one job', async () => {
    const [one = '', later = ''] = ids(2)
    await enqueue(0, one)
    await enqueue(0, one)
    await eventually(() => expect(timesOf(one)).toBe(1))
    await enqueue(0, one)

    await enqueue(0, later)
    await eventually(() => expect(timesOf(later)).toBe(1))
    expect(timesOf(one)).toBe(1)
  })

  test('a job of a transaction that was rolled back is not done', async () => {
    const [undone = '', later = ''] = ids(2)
    const failing = queues[0]?.database.db.transaction(async (tx) => {
      await queues[0]?.jobs.enqueue(tx, 'test', {}, { id: undone })
      throw new Error('never mind')
    })
    await expect(failing).rejects.toThrow('never mind')

    await enqueue(0, later)
    await eventually(() => expect(timesOf(later)).toBe(1))
    expect(timesOf(undone)).toBe(0)
  })

  test('a job that fails is tried again, and those beside it are not', async () => {
    const [failing = '', ...others] = ids(4)
    await Promise.all([enqueue(0, failing, { failTimes: 1 }), ...others.map((id) => enqueue(0, id))])

    await eventually(() => expect(timesOf(failing)).toBe(2))
    expect(others.map(timesOf)).toEqual([1, 1, 1])
  })

  test('a job for later is not done before its time', async () => {
    const [later = '', now = ''] = ids(2)
    await enqueue(0, later, {}, new Date(Date.now() + 600_000))
    await enqueue(0, now)
    await eventually(() => expect(timesOf(now)).toBe(1))
    expect(timesOf(later)).toBe(0)

    await queues[0]?.database.pool.query('update pgboss.job set start_after = now() where id = $1', [later])
    await eventually(() => expect(timesOf(later)).toBe(1))
  })
})

test('a minute that passes at once does what is done every minute, whether or not one of it fails, and nothing else', async () => {
  const database = await emptyDatabase('embedded')
  opened.push(database)
  const done: string[] = []
  const jobs = new Jobs({ database, log: pino({ level: 'silent' }) })
  jobs.everyMinute('fails', () => Promise.reject(new Error('not this time')))
  jobs.everyMinute('sweep', async () => done.push('sweep'))
  jobs.on('daily', async () => void done.push('daily'), { cron: '1 0 * * *' })
  jobs.on('asked', async () => void done.push('asked'))

  await jobs.passMinute()

  expect(done).toEqual(['sweep'])
})

test('OPS-JOBS-01 an error of the job queue is logged with its message and its code', async () => {
  const database = await emptyDatabase('embedded')
  opened.push(database)
  const lines: string[] = []
  const log = openLog('info', { write: (line) => void lines.push(line) })
  const jobs = new Jobs({ database, log })
  jobs.on('test', async () => {})
  await jobs.start()
  const ask = database.pool.query.bind(database.pool)
  const full = Object.assign(new Error('sorry, too many clients already'), { code: '53300', severity: 'FATAL' })
  const failing = vi
    .spyOn(database.pool, 'query')
    .mockImplementation(((text: string, values: unknown[]) =>
      text.includes('unnest($1::text[])') ? ask(text, values) : Promise.reject(full)) as never)

  await database.db.transaction((tx) => jobs.enqueue(tx, 'test', {}, { id: newId() }))

  const told = await eventually(() => {
    const line = lines.find((one) => one.includes('the job queue had an error'))
    expect(line).toBeDefined()
    return JSON.parse(line ?? '') as { err: unknown }
  })
  expect(told.err).toMatchObject({ type: 'Error', code: '53300', message: expect.stringContaining('too many clients') })
  failing.mockRestore()
  await jobs.stop()
})

test('OPS-START-03 a start brings queues and calendar of an earlier release up to date, and writes nothing where they are', async () => {
  const database = await emptyDatabase('embedded')
  opened.push(database)
  const started = async (how: Parameters<Jobs['on']>[2], more: (jobs: Jobs) => void) => {
    const jobs = new Jobs({ database, log: pino({ level: 'silent' }) })
    jobs.on('test', async () => {}, how)
    more(jobs)
    await jobs.start()
    await jobs.stop()
    const [queues, calendar] = await Promise.all([
      database.pool.query(`select retry_limit as tries, updated_on as at from pgboss.queue where name = 'test'`),
      database.pool.query('select name, cron, updated_on as at from pgboss.schedule order by name'),
    ])
    return { queue: queues.rows[0], calendar: calendar.rows }
  }
  await started({ retryLimit: 3, cron: '0 3 * * *' }, (jobs) => jobs.on('sweep', async () => {}, { cron: '* * * * *' }))
  const sweeps = (jobs: Jobs) => jobs.everyMinute('sweep', async () => {})

  const second = await started({ retryLimit: 5, cron: '0 4 * * *' }, sweeps)
  const third = await started({ retryLimit: 5, cron: '0 4 * * *' }, sweeps)

  expect(second.queue).toMatchObject({ tries: 5 })
  expect(second.calendar).toMatchObject([{ name: 'test', cron: '0 4 * * *' }])
  expect(third).toEqual(second)
})

test('three processes that start at once on a new database all start, and share the work without doing any twice', async () => {
  const { done, enqueue, eventually } = await openJobs('server', 3)
  const all = ids(60)

  await Promise.all(all.map((id, at) => enqueue(at % 3, id)))

  await eventually(() => expect(new Set(done.map(({ id }) => id)).size).toBe(60))
  expect(done.map(({ id }) => id).sort()).toEqual([...all].sort())
})
