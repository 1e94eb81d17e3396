import { describe, expect, test } from 'vitest'
import { hourMs } from '../base/moment.ts'
import { datesByMonth, nextDate, openedDate } from './choosing.ts'
import { enrolWords } from './enrolWords.ts'
import { joining, joinsSoon } from './joining.ts'

const now = Date.parse('2026-03-03T09:00:00Z')

describe('which date', () => {
  const on = (id: string, hours: number, isCancelled = false) => ({ id, startAt: now + hours * hourMs, isCancelled })
  const dates = [on('third', 9), on('past', -9), on('off', 1, true), on('second', 3)]

  test('EV-ENROL-19 EV-ENROL-37 the earliest that is still to start and not cancelled, the start of the series included', () => {
    expect(nextDate(dates, now)?.id).toBe('second')
    expect(nextDate([on('start', 0), ...dates], now)?.id).toBe('start')
    expect(nextDate([on('start', 0), ...dates], now + 1)?.id).toBe('second')
  })

  test('EV-ENROL-20 none is left: Geen datum beschikbaar', () => {
    expect(nextDate([on('past', -1), on('off', 1, true)], now)).toBeNull()
    expect(enrolWords.noDate).toBe('Geen datum beschikbaar')
  })

  test('EV-ROUTE-18 an address opens the date it names, else the next, else the last', () => {
    const opened = (named: string | null, at = now) => openedDate(dates, named, at)?.id
    expect([opened('third'), opened('unknown'), opened(null), opened(null, now + 99 * hourMs)]).toEqual([
      'third',
      'second',
      'second',
      'third',
    ])
    expect(openedDate([], 'third', now)).toBeNull()
  })

  const lasting = (id: string, startAt: string, hours = 2) => ({
    id,
    startAt,
    endAt: Date.parse(startAt) + hours * hourMs,
    isCancelled: false,
  })
  const series = [
    lasting('later', '2026-04-07T09:00:00Z'),
    lasting('gone', '2026-02-24T09:00:00Z'),
    lasting('runs', '2026-03-03T08:00:00Z'),
    lasting('next', '2026-03-10T09:00:00Z'),
    // Midnight in Amsterdam is still March in London.
    lasting('edge', '2026-03-31T22:30:00Z'),
  ]
  test.each([
    ['next', 'Europe/Amsterdam', ['maart 2026: next', 'april 2026: edge later']],
    ['next', 'Europe/London', ['maart 2026: next edge', 'april 2026: later']],
    ['runs', 'Europe/London', ['maart 2026: runs next edge', 'april 2026: later']],
    ['gone', 'Europe/London', ['maart 2026: next edge', 'april 2026: later', 'null: gone']],
  ])('EV-DETAIL-34 with %s open in %s the dates stand by month, the next one first', (opened, zone, stand) => {
    const listed = datesByMonth(series, { opened, zone }, now)
    expect(listed.map(({ month, dates }) => `${month}: ${dates.map(({ id }) => id).join(' ')}`)).toEqual(stand)
  })
})

test.each([
  ['2026-11-29T12:00:00.000Z', '2026-11-29T10:59:59.999Z', false],
  ['2026-11-29T12:00:00.000Z', '2026-11-29T11:00:00.000Z', true],
  ['2026-11-29T12:00:00.000Z', '2026-11-29T12:30:00.000Z', true],
])('EV-MORE-150 what starts at %s is joined soon at %s: %s', (startAt, now, answer) => {
  expect(joinsSoon(startAt, now)).toBe(answer)
})

describe('joining an online event', () => {
  const online = { type: 'digitaal', isCancelled: false, isPaid: false, priceCents: null }
  const paid = { ...online, isPaid: true, priceCents: 2_500 }
  const own = (status: 'enrolled' | 'reserved' | 'expired', payment: 'pending' | 'paid' | 'completed') => ({
    status,
    payment,
  })

  test.each([
    ['free, signed in', online, true, null, 'join'],
    ['free, a visitor', online, false, null, 'registerFirst'],
    ['paid with price 0', { ...paid, priceCents: 0 }, true, null, 'join'],
    ['paid, not enrolled', paid, true, null, 'payFirst'],
    ['paid, a visitor', paid, false, null, 'payFirst'],
    ['paid and confirmed', paid, true, own('enrolled', 'completed'), 'join'],
    ['money in', paid, true, own('enrolled', 'paid'), 'join'],
    ['a held seat', paid, true, own('reserved', 'pending'), 'payFirst'],
    ['money back', paid, true, own('expired', 'paid'), 'payFirst'],
    ['cancelled', { ...online, isCancelled: true }, true, null, null],
    ['physical', { ...online, type: 'fysiek' }, true, own('enrolled', 'completed'), null],
  ] as const)('EV-DETAIL-19 EV-DETAIL-20 EV-DETAIL-24 %s', (_what, it, signedIn, mine, answer) => {
    expect(joining(it, signedIn, mine)).toBe(answer)
  })
})
