import { describe, expect, test } from 'vitest'
import { dayMs, hourMs } from '../base/moment.ts'
import { termsVersion } from '../payments/terms.ts'
import { enrolmentStatuses } from './enrolment.ts'
import { isOfOthers, NotificationKind } from './notifications.ts'
import { afterSeatEvent } from './seatEvents.ts'
import { takenSeats } from './seats.ts'
import { after, empty, enrol, hold, leave, paid, pay, undo, wait } from './testing/oneOccurrence.ts'
import { isOpenTransfer, takeOverRefusal, transferObstacles, transferRefusal, transferStates } from './transfer.ts'
import { transferRefused, transferRefusedText } from './transferWords.ts'

const now = Date.parse('2026-10-01T12:00:00Z')
const place = { status: 'enrolled', isDisputed: false } as const
const date = { startAt: now + dayMs, isCalledOff: false, waiting: 0 }

describe('whether a place can be handed on', () => {
  test.each([
    ['EV-MORE-31 a seat of one’s own, before the start', {}, {}, null],
    ['EV-MORE-31 to the last moment before the start', {}, { startAt: now + 1 }, null],
    ['EV-MORE-31 from the start on', {}, { startAt: now }, 'started'],
    ['EV-MORE-31 with somebody who waits', {}, { waiting: 1 }, 'waitlist'],
    ['EV-MORE-31 on a date that is called off', {}, { isCalledOff: true }, 'calledOff'],
    ['EV-MORE-31 with a payment that a bank disputes', { isDisputed: true }, {}, 'disputed'],
  ] as const)('%s', (_title, ofPlace, ofDate, why) => {
    const refusal = transferRefusal({ place: { ...place, ...ofPlace }, date: { ...date, ...ofDate } }, now)
    expect(refusal).toEqual(why === null ? null : { code: 'TRANSFER_CLOSED', data: { why } })
  })

  test('EV-MORE-31 nothing but a seat: no hold, no offer, no place in the line', () => {
    const open = enrolmentStatuses.filter((status) => !transferRefusal({ place: { ...place, status }, date }, now))
    expect(open).toEqual(['enrolled'])
  })

  test('EV-MORE-31 EV-MORE-37 only what is asked or accepted can still come to something', () => {
    expect(transferStates.filter(isOpenTransfer)).toEqual(['asked', 'accepted'])
  })
})

describe('who may take a place over', () => {
  const member = { role: 'student', isTop5: false, hasProfile: true, hasEmailAndName: true }
  const event = { tiersFrom: null, opensForAll: null, isRecurring: false, isCancelled: false }
  const agreed = { terms: true, cancellationPolicy: true, version: termsVersion }
  const may = { person: member, event, own: null, agreed, date }
  const soon = new Date(now + hourMs).toISOString()

  test.each([
    ['EV-MORE-32 a member who sees it', {}, null],
    ['EV-MORE-32 nobody for whom there is no account', { person: null }, 'LOGIN_REQUIRED'],
    ['EV-MORE-32 nobody who may not see the event', { event: null }, 'EVENT_NOT_FOUND'],
    ['EV-MORE-32 nobody who has a place', { own: 'enrolled' }, 'ALREADY_ENROLLED'],
    ['EV-MORE-32 nobody who waits', { own: 'waitlisted' }, 'ALREADY_ENROLLED'],
    ['EV-MORE-32 who cancelled a place before', { own: 'cancelled' }, null],
    ['EV-MORE-32 nobody before enrolment opens', { event: { ...event, opensForAll: soon } }, 'ENROLLMENT_NOT_OPEN'],
    [
      'EV-MORE-32 nobody whose own tier comes later',
      { event: { ...event, tiersFrom: new Date(now - 24 * hourMs).toISOString() } },
      'ENROLLMENT_NOT_OPEN',
    ],
    ['EV-MORE-33 nobody without the terms', { agreed: { ...agreed, terms: false } }, 'TERMS_REQUIRED'],
    ['EV-MORE-33 nobody without the policy', { agreed: { ...agreed, cancellationPolicy: false } }, 'TERMS_REQUIRED'],
    ['EV-MORE-33 nobody with older terms', { agreed: { ...agreed, version: 'old' } }, 'TERMS_REQUIRED'],
    ['EV-MORE-31 nobody once it began', { date: { ...date, startAt: now } }, 'ENROLLMENT_CLOSED'],
    ['EV-MORE-31 nobody for what is called off', { date: { ...date, isCalledOff: true } }, 'EVENT_CANCELLED'],
  ] as const)('%s', (_title, change, code) => {
    expect(takeOverRefusal({ ...may, ...change }, now)?.code ?? null).toBe(code)
  })
})

describe('the seat itself', () => {
  const to = (toPersonId: string, id = 'a') => ({ kind: 'transfer', id, toPersonId, at: 0 }) as const
  const full = empty({ max: 1 })

  test('EV-MORE-35 goes to the other as it is, on a full date too, and with what was paid for it', () => {
    const before = after(paid, hold('a'), pay('a')).seats
    const { seats, codes } = after(before, to('b'))
    expect(codes).toEqual([])
    expect(seats.places).toEqual(before.places.map((one) => ({ ...one, personId: 'b' })))
    expect(takenSeats(seats)).toBe(takenSeats(before))
    expect(after(full, enrol('a'), to('b')).seats.places).toMatchObject([
      { id: 'a', personId: 'b', status: 'enrolled' },
    ])
  })

  test('EV-MORE-34 once more is the same', () => {
    const { seats } = after(full, enrol('a'), to('b'))
    expect(after(seats, to('b'))).toMatchObject({ seats, codes: [] })
  })

  test('EV-MORE-31 goes nowhere while somebody waits, after the start, or when it is none', () => {
    expect(after(full, enrol('a'), wait('b'), to('c')).codes).toEqual(['TRANSFER_CLOSED'])
    expect(after(paid, hold('a'), to('b')).codes).toEqual(['TRANSFER_CLOSED'])
    expect(after(full, enrol('a'), leave('a'), to('b')).codes).toEqual(['TRANSFER_CLOSED'])
    expect(after(full, enrol('a'), { kind: 'callOff', at: 0 }, to('b')).codes).toEqual(['TRANSFER_CLOSED'])
    const { seats } = after(full, enrol('a'))
    expect(afterSeatEvent(seats, to('b'), seats.startAt)).toEqual({ code: 'TRANSFER_CLOSED' })
    expect(afterSeatEvent(seats, to('b'), seats.startAt - 1)).not.toHaveProperty('code')
  })

  test('EV-MORE-32 nobody gets a second place, nor one beside a seat that is kept for them', () => {
    const two = empty({ max: 5 })
    expect(after(two, enrol('a'), enrol('b'), to('of b')).codes).toEqual(['ALREADY_ENROLLED'])
    expect(after(two, enrol('a'), enrol('b'), leave('b'), to('of b')).codes).toEqual(['ALREADY_ENROLLED'])
    expect(after(two, enrol('a'), enrol('b'), leave('b'), to('of b'), undo('b')).seats.places).toHaveLength(2)
  })
})

test('EV-MORE-33 EV-MORE-35 EV-MORE-39 what is told of a place that is not theirs is known by its kind', () => {
  expect(NotificationKind.options.filter(isOfOthers)).toEqual([
    'transferAsked',
    'transferDeclined',
    'transferRefused',
    'transferMoved',
    'transferred',
  ])
})

test('EV-MORE-31 EV-MORE-34 every reason has a sentence of its own, and what is about something else has none', () => {
  const sentences = transferObstacles.map((why) => transferRefusedText('TRANSFER_CLOSED', { why }))
  expect(new Set(sentences).size).toBe(transferObstacles.length)
  expect(sentences).not.toContain(null)
  for (const code of Object.keys(transferRefused)) expect(transferRefusedText(code, null)).toMatch(/\.$/)
  expect(transferRefusedText('ENROLLMENT_NOT_OPEN', null)).toBeNull()
  expect(transferRefusedText('constructor', null)).toBeNull()
})
