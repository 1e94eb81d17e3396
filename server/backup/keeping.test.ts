import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSettings } from '../base/settings.ts'
import { archiveName, archivesToRemove, type Keeping, madeAt } from './keeping.ts'

const name = (at: string) => archiveName(new Date(at))
const nights = (first: string, many: number) =>
  Array.from({ length: many }, (_, night) => archiveName(new Date(Date.parse(first) + night * 86_400_000)))

test('OPS-BACKUP-05 the name of an archive says its moment, and nothing else is one of the schedule', () => {
  const at = new Date('2026-03-29T01:17:09Z')
  expect(archiveName(at)).toBe('bewezen-20260329T011709Z.tar.gz')
  expect(madeAt(archiveName(at))).toEqual(at)
  for (const other of ['2026-03-29T011709.tar.gz', 'medical-keys.json', 'bewezen-20261399T011709Z.tar.gz', ''])
    expect(madeAt(other)).toBeNull()
})

test.each([
  ['7d 4w 12m', { days: 7, weeks: 4, months: 12 }],
  ['1d 0w 0m', { days: 1, weeks: 0, months: 0 }],
])('OPS-BACKUP-06 %s is read as numbers', (BACKUP_KEEP, keeping) =>
  expect(readSettings({ NODE_ENV: 'test', BACKUP_KEEP }).BACKUP_KEEP).toEqual(keeping),
)

test.each(['0d 0w 0m', '7 4 12', '7d4w12m', '-1d 4w 12m'])('OPS-BACKUP-06 %j is refused at the start', (BACKUP_KEEP) =>
  expect(() => readSettings({ NODE_ENV: 'test', BACKUP_KEEP })).toThrow('7d 4w 12m'),
)

test('OPS-BACKUP-06 of the newest days, weeks and months that have an archive the newest one stays', () => {
  const all = nights('2026-01-01T02:17:00Z', 90)
  const gone = archivesToRemove(all, { days: 3, weeks: 2, months: 3 })
  expect(all.filter((one) => !gone.includes(one))).toEqual(
    [
      // The newest of January and of February.
      '2026-01-31T02:17:00Z',
      '2026-02-28T02:17:00Z',
      // The week before, to its Sunday; then the newest days, of which the last is of this week and of March.
      '2026-03-29T02:17:00Z',
      '2026-03-30T02:17:00Z',
      '2026-03-31T02:17:00Z',
    ].map(name),
  )
})

test('OPS-BACKUP-06 a machine that was off for a month loses nothing, and two of one day are one day', () => {
  const all = ['2026-01-04T02:17:00Z', '2026-01-05T02:17:00Z', '2026-03-01T02:17:00Z', '2026-03-01T09:00:00Z'].map(name)
  expect(archivesToRemove(all, { days: 3, weeks: 0, months: 0 })).toEqual([name('2026-03-01T02:17:00Z')])
})

test('OPS-BACKUP-06 files of others are never named, and of one archive nothing goes', () => {
  const others = ['medical-keys.json', 'eigen.tar.gz', 'bewezen-kort.tar.gz']
  expect(archivesToRemove([...others, name('2020-01-01T00:00:00Z')], { days: 0, weeks: 0, months: 1 })).toEqual([])
})

test('OPS-BACKUP-06 the newest of all stays, whatever is asked for', () => {
  const [older = '', newest = ''] = nights('2026-02-01T02:17:00Z', 2)
  expect(archivesToRemove([older, newest], { days: 0, weeks: 0, months: 0 })).toEqual([older])
})

test('OPS-BACKUP-06 the newest stays, as many as are asked for, and looking again removes no more', () => {
  const few = fc.integer({ min: 0, max: 12 })
  const keepings = fc.record({ days: few, weeks: few, months: few })
  const moments = fc.uniqueArray(fc.integer({ min: 0, max: 800 * 24 }), { minLength: 1, maxLength: 120 })
  fc.assert(
    fc.property(moments, keepings, (hours, keeping: Keeping) => {
      const all = hours.map((hour) => archiveName(new Date(Date.UTC(2026, 0, 1) + hour * 3_600_000)))
      const gone = new Set(archivesToRemove(all, keeping))
      const left = all.filter((one) => !gone.has(one))
      const days = new Set(all.map((one) => one.slice(0, 16))).size
      expect(left).toContain(all.toSorted().at(-1))
      expect(left.length).toBeGreaterThanOrEqual(Math.min(keeping.days, days))
      expect(left.length).toBeLessThanOrEqual(1 + keeping.days + keeping.weeks + keeping.months)
      expect(archivesToRemove(left, keeping)).toEqual([])
    }),
  )
})
