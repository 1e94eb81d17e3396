import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayOf } from '../base/dates.ts'
import { chatRows } from './grouping.ts'

const noor = 'noor'
const sem = 'sem'
let made = 0
const message = (authorId: string | null, createdAt: string) => ({ id: `m${made++}`, authorId, createdAt })

/** The rows in one line: a day, 'new', or an author, in brackets when it follows up. */
const drawn = (rows: ReturnType<typeof chatRows<ReturnType<typeof message>>>) =>
  rows.map((row) =>
    row.kind === 'day'
      ? row.day
      : row.kind === 'new'
        ? 'new'
        : row.isFollowUp
          ? `(${row.message.authorId})`
          : `${row.message.authorId}`,
  )

describe('follow-ups', () => {
  test.each([
    ['at once', '2026-10-22T08:00:00Z', true],
    ['after exactly 5 minutes', '2026-10-22T08:05:00Z', true],
    ['after 5 minutes and a bit', '2026-10-22T08:05:00.001Z', false],
  ])('a second message of the same author %s joins: %s', (_when, at, joins) => {
    const rows = chatRows([message(noor, '2026-10-22T08:00:00Z'), message(noor, at)])
    expect(drawn(rows)).toEqual(['2026-10-22', 'noor', joins ? '(noor)' : 'noor'])
  })

  test('each message is measured from the one before it, and somebody else breaks the row', () => {
    const rows = chatRows([
      message(noor, '2026-10-22T08:00:00Z'),
      message(noor, '2026-10-22T08:04:00Z'),
      message(noor, '2026-10-22T08:08:00Z'),
      message(sem, '2026-10-22T08:09:00Z'),
      message(noor, '2026-10-22T08:10:00Z'),
    ])
    expect(drawn(rows)).toEqual(['2026-10-22', 'noor', '(noor)', '(noor)', 'sem', 'noor'])
  })

  test('two removed people are never drawn as one', () => {
    const rows = chatRows([message(null, '2026-10-22T08:00:00Z'), message(null, '2026-10-22T08:01:00Z')])
    expect(drawn(rows)).toEqual(['2026-10-22', 'null', 'null'])
  })
})

test('a day begins at midnight in Amsterdam and interrupts a row', () => {
  const rows = chatRows([message(noor, '2026-10-22T21:59:00Z'), message(noor, '2026-10-22T22:01:00Z')])
  expect(drawn(rows)).toEqual(['2026-10-22', 'noor', '2026-10-23', 'noor'])
})

test('the line Nieuw stands above the first unread message, under the day', () => {
  const read = message(noor, '2026-10-21T08:00:00Z')
  const unread = message(noor, '2026-10-22T08:00:00Z')
  const next = message(noor, '2026-10-22T08:01:00Z')
  expect(drawn(chatRows([read, unread, next], unread.id))).toEqual([
    '2026-10-21',
    'noor',
    '2026-10-22',
    'new',
    'noor',
    '(noor)',
  ])
  expect(drawn(chatRows([read, unread, next], next.id))).toEqual([
    '2026-10-21',
    'noor',
    '2026-10-22',
    'noor',
    'new',
    'noor',
  ])
  expect(drawn(chatRows([read], 'not loaded'))).toEqual(['2026-10-21', 'noor'])
})

test('every message is drawn once and in its order, and each day has one line', () => {
  const start = Date.parse('2026-10-22T08:00:00Z')
  const gaps = fc.array(fc.record({ gap: fc.nat({ max: 20 * 3_600_000 }), authorId: fc.constantFrom(noor, sem, null) }))
  fc.assert(
    fc.property(gaps, (parts) => {
      let clock = start
      const messages = parts.map(({ gap, authorId }, i) => {
        clock += gap
        return { id: String(i), authorId, createdAt: clock }
      })
      const rows = chatRows(messages)
      expect(rows.flatMap((row) => (row.kind === 'message' ? [row.message] : []))).toEqual(messages)
      const days = rows.flatMap((row) => (row.kind === 'day' ? [row.day] : []))
      expect(days).toEqual([...new Set(days)])
    }),
  )
})

test('COM-CHAT-07 COM-CHAT-44 each message stands under the day of Amsterdam on which it was said, however often days were asked for', () => {
  const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
  const turn = fc.constantFrom(
    '2026-03-29T01:00:00Z',
    '2026-10-25T01:00:00Z',
    '2026-06-30T22:00:00Z',
    '2026-12-31T23:00:00Z',
  )
  const near = fc
    .tuple(turn, fc.integer({ min: -7_200_000, max: 7_200_000 }))
    .map(([at, by]) => new Date(Date.parse(at) + by))
  fc.assert(
    fc.property(fc.array(fc.oneof(moment, near), { minLength: 1, maxLength: 30 }), (moments) => {
      const said = moments.map((at) => message(noor, at.toISOString()))
      let day = ''
      for (const row of chatRows(said)) {
        if (row.kind === 'day') day = row.day
        if (row.kind === 'message') expect(day).toBe(dayOf(row.message.createdAt))
      }
    }),
  )
})
