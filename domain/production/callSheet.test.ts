import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { wayTo } from '../events/meeting.ts'
import {
  callSheetPath,
  callSheetsPath,
  changeCount,
  changesSince,
  type Noted,
  ownActivities,
  type Sheet,
} from './callSheet.ts'

const at = (time: string) => `2026-11-14T${time}:00.000Z`
const activity = (start: string, end: string) => ({ startAt: at(start), endAt: at(end) })
const briefing = (start: string | null, end: string | null) => ({ startAt: start && at(start), endAt: end && at(end) })

describe('the own activities', () => {
  test.each([
    ['within', briefing('13:00', '17:00'), true],
    ['at its end', briefing('14:30', '16:00'), true],
    ['at its start', briefing('13:00', '14:01'), true],
    ['beginning when it ends', briefing('15:00', '16:00'), false],
    ['ending when it begins', briefing('13:00', '14:00'), false],
    ['open at the end', briefing('14:59', null), true],
    ['open at the end, later', briefing('15:00', null), false],
    ['open at the start', briefing(null, '14:01'), true],
    ['open at the start, earlier', briefing(null, '14:00'), false],
    ['without a time', briefing(null, null), true],
  ])('EV-MORE-40 an activity is on the sheet of a briefing %s: %s', (_, one, is) => {
    expect(ownActivities([one], [activity('14:00', '15:00')])).toHaveLength(is ? 1 : 0)
  })

  test('EV-MORE-40 stand there once, also with several briefings, and not at all without one', () => {
    const all = [activity('14:00', '15:00'), activity('16:00', '17:00')]
    expect(ownActivities([briefing('14:00', '15:00'), briefing('14:30', '15:30')], all)).toEqual([all[0]])
    expect(ownActivities([], all)).toEqual([])
  })
})

const line = (key: string, change: Partial<Noted> = {}): Noted => ({
  key,
  name: 'Welkom',
  startAt: at('14:00'),
  endAt: at('15:00'),
  digest: 'a',
  ...change,
})

describe('what is marked', () => {
  test('EV-MORE-44 nothing before the first mail, and nothing while all is as it was mailed', () => {
    expect(changesSince(null, [line('a')])).toEqual({ changed: new Map(), gone: [] })
    expect(changesSince([line('a')], [line('a')])).toEqual({ changed: new Map(), gone: [] })
  })

  test.each([
    ['its name', { name: 'Slot' }, ['name']],
    ['what it says', { digest: 'b' }, ['rest']],
    ['its start', { startAt: at('14:05') }, ['start']],
    ['its end', { endAt: null }, ['end']],
    ['all of it', { name: 'Slot', digest: 'b', startAt: null, endAt: at('16:00') }, ['name', 'start', 'end', 'rest']],
  ])('EV-MORE-44 a line is changed by %s, with the name and the times that it had', (_, change, what) => {
    const was = line('a')
    const { changed } = changesSince([was, line('b')], [line('a', change), line('b')])
    const before = { wasName: was.name, wasStartAt: was.startAt, wasEndAt: was.endAt }
    expect([...changed]).toEqual([['a', { how: 'changed', what, ...before }]])
  })

  test('EV-MORE-44 a line is new, another was taken away', () => {
    const { changed, gone } = changesSince([line('a')], [line('b')])
    expect([...changed]).toEqual([['b', { how: 'new', what: [], wasName: '', wasStartAt: null, wasEndAt: null }]])
    expect(gone.map(({ key }) => key)).toEqual(['a'])
  })

  const some = fc.uniqueArray(
    fc.record({
      key: fc.constantFrom('a', 'b', 'c', 'd'),
      name: fc.constantFrom('x', 'y'),
      startAt: fc.constantFrom(null, at('14:00'), at('15:00')),
      endAt: fc.constantFrom(null, at('16:00')),
      digest: fc.constantFrom('1', '2'),
    }),
    { selector: ({ key }) => key },
  )
  test('EV-MORE-44 every line is as it was, new, changed or gone, and never two of those', () => {
    fc.assert(
      fc.property(some, some, (mailed, now) => {
        const { changed, gone } = changesSince(mailed, now)
        const same = now.filter((one) => mailed.some((other) => JSON.stringify(one) === JSON.stringify(other)))
        expect(changed.size + same.length).toBe(now.length)
        expect(same.some(({ key }) => changed.has(key))).toBe(false)
        expect(gone.length + now.filter(({ key }) => mailed.some((other) => other.key === key)).length).toBe(
          mailed.length,
        )
      }),
    )
  })

  test('EV-MORE-44 every mark counts', () => {
    const change = { how: 'new', what: [], wasName: '', wasStartAt: null, wasEndAt: null }
    const sheet = {
      briefings: [{ change: null }],
      activities: [{ change }, { change: null }],
      contacts: [{ change }],
      gone: [{ kind: 'contact', name: '' }],
      isVenueChanged: true,
    } as unknown as Sheet
    expect(changeCount(sheet)).toBe(4)
    expect(changeCount({ ...sheet, isVenueChanged: false, gone: [] })).toBe(2)
  })
})

test('EV-MORE-42 EV-MORE-40 a sheet has an address at its event, and an address on the map', () => {
  expect(callSheetPath('e')).toBe('/events/e/callsheet')
  expect([callSheetsPath('e'), callSheetsPath('e', 'p')]).toEqual([
    '/events/e/callsheet?wie=alle',
    '/events/e/callsheet?wie=p',
  ])
  expect(wayTo('Kade 1, Bunnik')).toBe('https://www.openstreetmap.org/search?query=Kade%201%2C%20Bunnik')
})
