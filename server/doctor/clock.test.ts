import { expect, test } from 'vitest'
import { atEnd } from '../base/testing/atEnd.ts'
import { emptyDatabase } from '../base/testing/databases.ts'
import { clockFinding, lookAtClockAt, lookAtDatabaseClock } from './clock.ts'
import { patient } from './testing/look.ts'
import { siteThatSays } from './testing/site.ts'

const now = new Date('2026-03-01T12:00:00Z')
const after = (seconds: number) => new Date(now.getTime() + seconds * 1_000)

test.each([
  [0, 0, 'good'],
  [2, 0, 'good'],
  [2.1, 0, 'warning'],
  [-2.1, 0, 'warning'],
  [30, 0, 'warning'],
  [30.1, 0, 'wrong'],
  [-30.1, 0, 'wrong'],
  [5, 1, 'good'],
  [5.1, 1, 'warning'],
  [31, 1, 'wrong'],
])('OPS-DOCTOR-14 a clock that is %d seconds off, told to %d seconds, is %s', (seconds, precision, state) => {
  const finding = clockFinding('clock', now, after(seconds), precision)
  expect(finding.state).toBe(state)
  expect(finding.todo === null).toBe(state === 'good')
})

test('OPS-DOCTOR-14 it says which way, and how to mend it', () => {
  expect(clockFinding('clock', now, after(40), 0)).toMatchObject({
    says: expect.stringMatching(/^40 s behind it/),
    todo: expect.stringContaining('set-ntp'),
  })
  expect(clockFinding('clock', now, after(-4), 0).says).toBe('4 s ahead of it')
})

test('OPS-DOCTOR-14 a server elsewhere tells the time with its answer; one that does not is no fault', async () => {
  const site = await siteThatSays(200)
  expect(await lookAtClockAt(site.url, patient)).toMatchObject([{ state: 'good' }])
  site.says(404, { headers: { date: new Date(Date.now() - 60_000).toUTCString() } })
  expect(await lookAtClockAt(site.url, patient)).toMatchObject([{ state: 'wrong' }])
  expect(await lookAtClockAt('http://127.0.0.1:1', patient)).toMatchObject([{ state: 'not used' }])
})

test('OPS-DOCTOR-14 the embedded database has the clock of this machine, a server its own', async () => {
  const database = await emptyDatabase('embedded')
  atEnd(() => database.close())
  expect((await lookAtDatabaseClock(database)).state).toBe('not used')
  const query = async () => ({ rows: [{ at: new Date(Date.now() + 10_000) }] })
  const late = Object.assign({}, database, { engine: 'server' as const, pool: { query } as never })
  expect(await lookAtDatabaseClock(late)).toMatchObject({
    state: 'warning',
    says: expect.stringMatching(/^(10|9\.9) s behind it$/),
  })
})
