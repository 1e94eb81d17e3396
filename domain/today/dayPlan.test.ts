import { expect, test } from 'vitest'
import type { Task } from '../tasks/contract.ts'
import type { NextDate } from './contract.ts'
import { dayPlan, partOf } from './dayPlan.ts'

const task = (title: string, minute: number | null, isCompleted = false): Task => ({
  id: title,
  title,
  description: null,
  isCompleted,
  completedAt: null,
  minute,
})
const date = (id: string, startAt: string, own: NextDate['own']): NextDate => ({
  id,
  slug: id,
  title: id,
  venueName: null,
  imageUrl: null,
  zone: 'Europe/Amsterdam',
  startAt,
  endAt: startAt,
  own,
  offer: own === null ? 'enrol' : null,
})
const ids = (of: readonly { id: string }[]) => of.map(({ id }) => id)

test.each([
  [0, 'morning'],
  [719, 'morning'],
  [720, 'afternoon'],
  [1019, 'afternoon'],
  [1020, 'evening'],
  [1439, 'evening'],
])('SH-TODAY-16 minute %i lies in the %s', (minute, part) => {
  expect(partOf(minute)).toBe(part)
})

test('SH-TODAY-16 SH-TODAY-02 tasks, streams and one’s own dates of today stand in their part by their time, ticked or not', () => {
  const { parts, anyTime, coming } = dayPlan({
    day: '2026-11-20',
    tasks: [
      task('scherm uit', 1260),
      task('los', null),
      task('ontbijt', 480, true),
      task('licht', 480),
      task('ook los', null),
    ],
    streams: [{ id: 'stream', title: 'Samen ademen', startTime: '2026-11-20T16:45:00Z', isActive: false }],
    dates: [
      date('vandaag', '2026-11-20T11:00:00Z', 'enrolled'),
      date('morgen', '2026-11-21T11:00:00Z', 'enrolled'),
      date('kan nog', '2026-11-20T19:00:00Z', null),
    ],
  })
  expect(ids(parts.morning)).toEqual(['ontbijt', 'licht'])
  expect(ids(parts.afternoon)).toEqual(['vandaag'])
  expect(ids(parts.evening)).toEqual(['stream', 'scherm uit'])
  expect(ids(anyTime)).toEqual(['los', 'ook los'])
  expect(ids(coming)).toEqual(['morgen', 'kan nog'])
})

test('SH-TODAY-16 what a browser kept before tasks had a time stands with what has none', () => {
  const { minute: _, ...old } = task('oud', null)
  const { anyTime, parts } = dayPlan({ day: '2026-11-20', tasks: [old as Task], streams: [], dates: [] })
  expect(ids(anyTime)).toEqual(['oud'])
  expect(parts.morning).toEqual([])
})
