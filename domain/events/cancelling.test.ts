import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayMs, hourMs, secondMs } from '../base/moment.ts'
import { adminQuote, asksFirst, cancelledText, organiserQuote, quote, quoteRefusal, quoteText } from './cancelling.ts'
import { cancelRefused, cancelWords } from './cancelWords.ts'

const startAt = Date.parse('2026-03-23T09:00:00Z')
const freeUntil = startAt - 2 * dayMs
const paid = { paidCents: 2_500, startAt, freeUntil, mayLeaveFreely: false }
const full = { refund: 'full', refundCents: 2_500 }
const none = { refund: 'none', refundCents: 0 }
const over = { code: 'OCCURRENCE_STARTED' }

describe('what comes back', () => {
  test.each<[string, Partial<typeof paid> | { freeUntil: null }, number, object]>([
    ['long before', {}, freeUntil - dayMs, full],
    ['exactly at the deadline', {}, freeUntil, full],
    ['a second after it', {}, freeUntil + secondMs, none],
    ['a millisecond before the start', {}, startAt - 1, none],
    ['at the start', {}, startAt, over],
    ['without a deadline, a millisecond before the start', { freeUntil: null }, startAt - 1, full],
    ['without a deadline, at the start', { freeUntil: null }, startAt, over],
    ['after the event became another one', { mayLeaveFreely: true }, startAt - 1, full],
    ['after it became another one, at the start', { mayLeaveFreely: true }, startAt, over],
    ['of a free enrolment', { paidCents: 0 }, freeUntil, none],
  ])('EV-CANCEL-04 EV-CANCEL-05 EV-CANCEL-06 EV-CANCEL-14 EV-EDGE-33 %s', (_when, change, now, answer) => {
    expect(quote({ ...paid, ...change }, now)).toEqual(answer)
  })

  test('EV-CANCEL-11 EV-CANCEL-13 the organiser gives back everything, an admin as chosen, whatever the clock says', () => {
    expect([organiserQuote(paid), adminQuote(paid, true), adminQuote(paid, false)]).toEqual([full, full, none])
  })

  test('EV-CANCEL-04 EV-CANCEL-05 is all or nothing, and later never more', () => {
    const times = fc.tuple(fc.integer({ min: -5 * dayMs, max: hourMs }), fc.nat(dayMs))
    fc.assert(
      fc.property(times, fc.nat(100_000), fc.option(fc.nat(4 * dayMs)), ([at, later], paidCents, before) => {
        const it = { ...paid, paidCents, freeUntil: before === null ? null : startAt - before }
        const cents = (now: number) => {
          const answer = quote(it, now)
          return 'code' in answer ? 0 : answer.refundCents
        }
        const [first, second] = [cents(startAt + at), cents(startAt + at + later)]
        expect([0, paidCents]).toContain(first)
        expect(second).toBeLessThanOrEqual(first)
      }),
    )
  })
})

test.each([
  ['EV-CANCEL-03 one that cost nothing is cancelled at once', 0, false, true, false],
  ['EV-CANCEL-03 one that was paid is asked about', 2_500, false, false, true],
  ['EV-MORE-36 one that somebody else paid is asked about, without an amount', 0, true, false, true],
  ['EV-MORE-36 one that was handed on and cost nothing is not', 0, true, true, false],
  ['EV-CANCEL-03 one that an admin gave is not', 0, false, false, false],
] as const)('%s', (_title, paidCents, isTransferred, isFree, asks) => {
  expect(asksFirst({ paidCents, isTransferred }, isFree)).toBe(asks)
})

test('EV-CANCEL-03 what was quoted is what comes back: when the deadline passes meanwhile nothing is cancelled', () => {
  expect(quoteRefusal(2_500, { refund: 'none', refundCents: 0 })).toEqual({ code: 'CHANGED', data: { refundCents: 0 } })
  expect(quoteRefusal(2_500, { refund: 'full', refundCents: 2_500 })).toBeNull()
  expect(quoteRefusal(0, { refund: 'full', refundCents: 2_500 })).toBeNull()
  expect(quoteRefusal(null, { refund: 'none', refundCents: 0 })).toBeNull()
})

test('EV-CANCEL-03 EV-CANCEL-05 EV-CANCEL-09 EV-CANCEL-10 EV-LIMIT-18 the sentences', () => {
  expect(quoteText({ refund: 'full', refundCents: 2_550 }, 'EUR')).toBe(
    'Je krijgt € 25,50 terug op je oorspronkelijke betaalmethode.',
  )
  expect(quoteText({ refund: 'none', refundCents: 0 }, 'EUR')).toBe(
    'De annuleringstermijn is verstreken. Je krijgt geen geld terug.',
  )
  expect(cancelledText({ refund: 'full', refundCents: 2_500 }, 'GBP')).toBe(
    'Je aanmelding is geannuleerd. Je krijgt £ 25,00 terug op je oorspronkelijke betaalmethode.',
  )
  expect(cancelledText({ refund: 'none', refundCents: 0 }, 'EUR')).toBe('Je aanmelding is geannuleerd.')
  expect([cancelWords.question, cancelWords.done.title, cancelWords.undo, cancelWords.refunding]).toEqual([
    'Weet je zeker dat je je aanmelding wilt annuleren?',
    'Aanmelding geannuleerd',
    'Ongedaan maken',
    'Terugbetaling in behandeling',
  ])
  expect(cancelRefused('SOMETHING')).toEqual({
    title: 'Annuleren mislukt',
    text: 'Je aanmelding kon niet worden geannuleerd. Probeer het opnieuw.',
  })
  const texts = ['OCCURRENCE_STARTED', 'CHANGED', 'UNDO_OVER', 'SOMETHING'].map((code) => cancelRefused(code).text)
  expect(new Set(texts).size).toBe(4)
})
