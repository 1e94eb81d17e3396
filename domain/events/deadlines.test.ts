import { expect, test } from 'vitest'
import { fromWallTime } from '../base/wallTime.ts'
import { cancelsFreelyUntil, closesAt, type Dated } from './deadlines.ts'

const zone = 'Europe/Amsterdam'
const at = (wall: string) => fromWallTime(wall, zone) ?? ''
const start = at('2026-03-23T10:00')
const event = (change: Partial<Dated>): Dated => ({
  startAt: start,
  zone,
  enrollCloseAt: null,
  signupDeadline: null,
  cancelUntil: null,
  cancelDeadline: null,
  ...change,
})

test.each<[string, Partial<Dated>, string]>([
  ['nothing', {}, '2026-03-23T10:00'],
  ['enroll_close_at', { enrollCloseAt: at('2026-03-21T18:00') }, '2026-03-21T18:00'],
  ['signup_deadline', { signupDeadline: at('2026-03-20T18:00') }, '2026-03-20T18:00'],
  ['both', { enrollCloseAt: at('2026-03-21T18:00'), signupDeadline: at('2026-03-20T18:00') }, '2026-03-20T18:00'],
  ['a moment after the start', { enrollCloseAt: at('2026-03-24T18:00') }, '2026-03-23T10:00'],
])(
  'EV-ENROL-40 EV-CANCEL-07 with %s set enrolment ends at the earliest, at the start at the latest',
  (_what, change, wall) => {
    expect(closesAt(event(change), start)).toBe(at(wall))
  },
)

test.each<[string, Partial<Dated>, string | null]>([
  ['nothing', {}, null],
  ['cancel_until', { cancelUntil: at('2026-03-21T18:00') }, '2026-03-21T18:00'],
  ['cancel_deadline', { cancelDeadline: at('2026-03-20T18:00') }, '2026-03-20T18:00'],
  ['both', { cancelUntil: at('2026-03-21T18:00'), cancelDeadline: at('2026-03-20T18:00') }, '2026-03-21T18:00'],
])('EV-CANCEL-06 EV-CANCEL-07 with %s set cancelling is free until the later one', (_what, change, wall) => {
  expect(cancelsFreelyUntil(event(change), start)).toBe(wall && at(wall))
})

test.each([
  // A week later, over the change of the clock: still two days before, at the same time.
  ['2026-03-30T10:00', '2026-03-28T10:00'],
  ['2026-04-06T10:00', '2026-04-04T10:00'],
  ['2026-10-26T10:00', '2026-10-24T10:00'],
  ['2026-10-25T10:00', '2026-10-23T10:00'],
])('EV-CANCEL-08 a deadline two days before the first date is for %s at %s', (date, deadline) => {
  const twoDays = event({ cancelUntil: at('2026-03-21T10:00'), enrollCloseAt: at('2026-03-21T10:00') })
  expect(cancelsFreelyUntil(twoDays, at(date))).toBe(at(deadline))
  expect(closesAt(twoDays, at(date))).toBe(at(deadline))
})
