import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Database } from '../database/open.ts'
import { Poll } from './poll.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

const names = Array.from({ length: 43 }, (_, at) => `queue-${at}`)

/** A poll of many queues on a database that counts what it is asked, and answers which of them have something due. */
function pollOf(due: () => (string | null)[]) {
  const [asked, woken]: [unknown[], string[]] = [[], []]
  const news = { told: 0 }
  const query = async (_text: string, values: [string[], boolean]) => {
    asked.push(values[0])
    return { rows: due().flatMap((name) => (name !== null || values[1] ? { name } : [])) }
  }
  const poll = new Poll({
    database: { pool: { query } } as unknown as Database,
    log: pino({ level: 'silent' }),
    onDue: (names) => woken.push(...names),
    onFacts: () => {
      news.told += 1
    },
  })
  poll.start(names)
  return { poll, asked, woken, news }
}
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000)

test('OPS-JOBS-02 a minute at rest is thirty questions, however many queues there are', async () => {
  const { poll, asked } = pollOf(() => [])
  await pass(0)
  const before = asked.length

  await pass(60)

  expect(asked.length - before).toBe(30)
  expect(new Set(asked.map(String))).toEqual(new Set([String([names])]))
  await poll.stop()
})

test('OPS-JOBS-03 what this process made is looked for at once, and for a moment only', async () => {
  let due: string[] = []
  const { poll, asked, woken } = pollOf(() => due)
  await pass(0.5)

  poll.lookOften()
  due = ['queue-7']
  await pass(0.1)

  expect(woken).toEqual(['queue-7'])
  due = []
  await pass(3)
  const before = asked.length
  await pass(60)
  expect(asked.length - before).toBeLessThanOrEqual(31)
  await poll.stop()
})

test('OPS-JOBS-03 asking again and again to look puts no look off', async () => {
  const { poll, asked } = pollOf(() => [])
  await pass(0.5)
  const before = asked.length

  for (let times = 0; times < 20; times += 1) {
    poll.lookOften()
    await pass(0.05)
  }

  expect(asked.length - before).toBeGreaterThanOrEqual(8)
  await poll.stop()
})

test('OPS-JOBS-06 a fact without a number is found every two seconds, also while jobs are looked for often', async () => {
  const { poll, news, woken } = pollOf(() => [null])
  await pass(1)
  const before = news.told

  for (let seconds = 0; seconds < 20; seconds += 1) {
    poll.lookOften()
    await pass(1)
  }

  expect(news.told - before).toBe(10)
  expect(woken).toEqual([])
  await poll.stop()
})

test('one that stopped looks no more', async () => {
  const { poll, asked } = pollOf(() => [])
  await pass(1)
  await poll.stop()
  const before = asked.length

  poll.lookOften()
  await pass(60)

  expect(asked.length).toBe(before)
})
