import { describe, expect, test } from 'vitest'
import type { ButtonDate, ButtonEvent } from './enrolButton.ts'
import { ownMoment } from './ownMoment.ts'

const event: ButtonEvent = {
  tiersFrom: '2026-10-20T07:00:00.000Z',
  opensForAll: null,
  isRecurring: false,
  isCancelled: false,
  isLive: true,
  zone: 'Europe/Amsterdam',
}
const date: ButtonDate = {
  isCancelled: false,
  closesAt: '2026-10-24T06:30:00.000Z',
  startAt: '2026-10-24T06:30:00.000Z',
  endAt: '2026-10-24T09:30:00.000Z',
  spotsLeft: 3,
}
const student = { role: 'student', isTop5: false }

describe('the own moment', () => {
  test.each([
    ['EV-MORE-140 a student before 48 hours', student, '2026-10-22T06:59:59.999Z', 'later'],
    ['EV-MORE-140 a student from 48 hours on', student, '2026-10-22T07:00:00.000Z', 'open'],
    ['EV-MORE-140 one of the first from the start', { role: null, isTop5: true }, '2026-10-20T07:00:00.000Z', 'open'],
    ['EV-MORE-141 a visitor, whose turn comes after the start', null, '2026-10-22T07:00:00.000Z', 'late'],
  ])('%s', (_, viewer, now, state) => {
    expect(ownMoment(viewer, event, date, null, now)?.state).toBe(state)
  })

  test('EV-MORE-141 a turn that comes at the moment of closing is too late, one just before it is not', () => {
    const closing = (closesAt: string) => ownMoment(student, event, { ...date, closesAt }, null, event.tiersFrom ?? '')
    expect(closing('2026-10-22T07:00:00.000Z')).toEqual({ state: 'late', at: '2026-10-22T07:00:00.000Z' })
    expect(closing('2026-10-22T07:00:00.001Z')?.state).toBe('later')
  })

  test('EV-MORE-140 it is not told where it says nothing', () => {
    const now = '2026-10-22T08:00:00.000Z'
    const told = (change: { event?: object; date?: object }, own: Parameters<typeof ownMoment>[3] = null) =>
      ownMoment(student, { ...event, ...change.event }, { ...date, ...change.date }, own, now)
    expect(told({})).not.toBeNull()
    for (const silent of [
      { event: { tiersFrom: null } },
      { event: { isCancelled: true } },
      { event: { isLive: false } },
      { date: { isCancelled: true } },
      { date: { closesAt: now } },
      { date: { spotsLeft: 0 } },
    ])
      expect(told(silent), JSON.stringify(silent)).toBeNull()
    expect(told({}, { status: 'enrolled', waitlistPlace: null })).toBeNull()
  })
})
