import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { decisions } from '../../facts.ts'
import { type OpenHouse, openHouse } from '../../open.ts'
import type { Database } from '../database/open.ts'
import { readSettings } from '../settings.ts'
import { emptyDatabase } from '../testing/databases.ts'
import { plainRenderer } from '../testing/plainRenderer.ts'

beforeEach(() =>
  vi.useFakeTimers({
    now: new Date('2026-03-02T11:59:30Z'),
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance', 'Date'],
  }),
)
afterEach(() => void vi.useRealTimers())

/** Counts what a database is asked that ends in a commit, and says whether anything is being asked. */
function counted(database: Database) {
  const state = { commits: 0, busy: 0 }
  database.pool.on('acquire', (client) => {
    state.busy += 1
    const isNew = !('isCounted' in client)
    if (!isNew) return
    let isOpen = false
    const { query } = client
    Object.assign(client, {
      isCounted: true,
      query: (...args: unknown[]) => {
        const [first] = args as [string | { text?: string }]
        const text = (typeof first === 'string' ? first : (first.text ?? '')).trim().toLowerCase()
        const ends = /^(commit|rollback)\b/.test(text)
        if (!isOpen || ends) state.commits += text === 'begin' ? 0 : 1
        if (text === 'begin') isOpen = true
        if (ends) isOpen = false
        return (query as (...args: unknown[]) => unknown).apply(client, args)
      },
    })
  })
  database.pool.on('release', () => {
    state.busy -= 1
  })
  return state
}

const step = 200

/** Lets timers run while what is asked of the database is answered in its own time. */
async function pass(milliseconds: number, state: { busy: number }): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += step) {
    await vi.advanceTimersByTimeAsync(step)
    await answered(state)
  }
}

async function answered(state: { busy: number }): Promise<void> {
  for (let quiet = 0; quiet < 5; quiet = state.busy > 0 ? 0 : quiet + 1) await turn()
}

/** As `pass`, one timer at a time; answers how many went off. */
async function passCounting(milliseconds: number, state: { busy: number }): Promise<number> {
  const until = Date.now() + milliseconds
  for (let wentOff = 0; ; wentOff += 1) {
    await vi.advanceTimersToNextTimerAsync()
    await answered(state)
    if (Date.now() > until) return wentOff
  }
}

test('OPS-JOBS-04 OPS-COST-04 a minute of a process at rest, with the work of every minute in it, is at most two commits and two timers a second', async () => {
  const database = await emptyDatabase('embedded')
  const state = counted(database)
  let house: OpenHouse | undefined
  const opening = openHouse({
    settings: readSettings({ NODE_ENV: 'test' }),
    database,
    decisions,
    rendered: { renderer: async () => plainRenderer, middleware: null, stop: async () => {} },
    migrate: false,
  }).then((opened) => {
    house = opened
  })
  for (let looks = 0; !house && looks < 600; looks += 1) await pass(step, state)
  await pass(5_000, state)
  const before = state.commits

  const timers = await passCounting(60_000, state)
  const commits = state.commits - before
  vi.useRealTimers()
  await opening
  await house?.close()

  // A count that misses the sweeps and the looks would prove nothing.
  expect(commits).toBeGreaterThan(45)
  expect(commits).toBeLessThanOrEqual(120)
  expect(timers).toBeGreaterThan(60)
  expect(timers).toBeLessThanOrEqual(120)
})
