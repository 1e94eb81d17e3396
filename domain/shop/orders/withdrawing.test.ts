import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayOf } from '../../base/dates.ts'
import { dayMs, minuteMs } from '../../base/moment.ts'
import { runs } from '../../base/testing/longMode.ts'
import type { OrderState } from './orderStates.ts'
import {
  asksToWaive,
  awaitedReturn,
  receiptOf,
  refundBy,
  usualDeliveryDays,
  type Withdrawable,
  type WithdrawableLine,
  withdrawableUntil,
  withdrawalOf,
  withdrawalRefusal,
} from './withdrawing.ts'

const mug: WithdrawableLine = {
  id: 'mug',
  isPhysical: true,
  isDigital: false,
  quantity: 2,
  priceCents: 1_000,
  refundedQuantity: 0,
  waivedAt: null,
}
const book: WithdrawableLine = { ...mug, id: 'book', isPhysical: false, isDigital: true, quantity: 1, priceCents: 500 }
const paidAt = '2026-11-01T09:00:00.000Z'

/** An order that is paid and, when it says so, sent; its total follows its lines. */
function order(wish: Partial<Withdrawable> = {}): Withdrawable {
  const { lines = [mug], shippingCents = 495 } = wish
  const goods = lines.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0)
  const isShipped = wish.state === 'shipped'
  return {
    state: 'paid',
    paidAt,
    shippedAt: isShipped ? '2026-11-02T09:00:00.000Z' : null,
    receivedAt: null,
    shippingCents,
    refundedCents: 0,
    totalCents: goods + shippingCents,
    ...wish,
    lines,
  }
}
const downloads = (wish: Partial<Withdrawable> = {}) => order({ lines: [book], shippingCents: 0, ...wish })
const justBefore = (moment: string) => new Date(Date.parse(moment) - 1).toISOString()

test.each<[string, Withdrawable, string | null]>([
  ['a parcel that was not sent', order(), null],
  ['a parcel that was sent, on the third day after', order({ state: 'shipped' }), '2026-11-05T09:00:00.000Z'],
  [
    'a parcel that somebody says has come, then',
    order({ state: 'shipped', receivedAt: '2026-11-03T10:00:00.000Z' }),
    '2026-11-03T10:00:00.000Z',
  ],
  [
    'a parcel that came later than usual, then too',
    order({ state: 'shipped', receivedAt: '2026-11-20T10:00:00.000Z' }),
    '2026-11-20T10:00:00.000Z',
  ],
  ['downloads alone, at payment', downloads(), paidAt],
  ['downloads with a parcel that was not sent', order({ lines: [book, mug] }), null],
  [
    'downloads whose parcel was paid back before it was sent, at payment',
    order({ lines: [book, { ...mug, refundedQuantity: 2 }] }),
    paidAt,
  ],
  ['a parcel of which one piece is still to come', order({ lines: [{ ...mug, refundedQuantity: 1 }] }), null],
  ['what was never paid', downloads({ state: 'pending', paidAt: null }), null],
])('SHOP-ORDER-28 receipt of %s', (_, withdrawable, received) => {
  expect(receiptOf(withdrawable)).toBe(received)
  expect(usualDeliveryDays).toBe(3)
})

test.each<[string, string, string]>([
  // The night of 25 October lasts an hour longer, that of 29 March an hour less.
  ['half past midnight before the clock goes back', '2026-10-24T22:30:00.000Z', '2026-10-27T23:30:00.000Z'],
  ['half past eleven before the clock goes ahead', '2026-03-28T22:30:00.000Z', '2026-03-31T21:30:00.000Z'],
  ['the hour that is skipped three days later', '2026-03-26T01:30:00.000Z', '2026-03-29T01:30:00.000Z'],
  ['an ordinary afternoon', '2026-11-02T14:15:00.000Z', '2026-11-05T14:15:00.000Z'],
  ['the end of a year', '2026-12-30T23:30:00.000Z', '2027-01-02T23:30:00.000Z'],
])('SHOP-ORDER-28 the third day after %s is the third on the calendar', (_, shippedAt, received) => {
  expect(receiptOf(order({ state: 'shipped', shippedAt }))).toBe(received)
})

test.each<[string, Withdrawable, string]>([
  ['downloads paid on 1 November', downloads(), '2026-11-15T23:00:00.000Z'],
  ['a parcel sent on 2 November', order({ state: 'shipped' }), '2026-11-19T23:00:00.000Z'],
  [
    'a parcel received on 3 November, late in the evening',
    order({ state: 'shipped', receivedAt: '2026-11-03T22:59:00.000Z' }),
    '2026-11-17T23:00:00.000Z',
  ],
  [
    'a parcel sent in the night before the clock goes back',
    order({ state: 'shipped', shippedAt: '2026-10-24T22:30:00.000Z' }),
    '2026-11-11T23:00:00.000Z',
  ],
])('SHOP-ORDER-28 %s can be withdrawn from until the fourteenth day after is over', (_, withdrawable, until) => {
  expect(withdrawableUntil(withdrawable)).toBe(until)
  expect(withdrawalRefusal(withdrawable, justBefore(until))).toBeNull()
  expect(withdrawalRefusal(withdrawable, until)).toEqual({ code: 'WITHDRAWAL_OVER' })
})

test('SHOP-ORDER-28 the days are those of a Dutch calendar, at every moment of a year with both changes of the clock', () => {
  const minute = fc.integer({ min: 0, max: 366 * 24 * 60 })
  fc.assert(
    fc.property(minute, (minutes) => {
      const shippedAt = new Date(Date.parse('2026-01-01T00:00:00Z') + minutes * minuteMs).toISOString()
      const day = (moment: string) => Date.parse(dayOf(moment)) / dayMs
      const received = receiptOf(order({ state: 'shipped', shippedAt })) ?? ''
      expect(day(received) - day(shippedAt)).toBe(3)
      expect(day(refundBy(shippedAt)) - day(shippedAt)).toBe(14)
      const until = withdrawableUntil(order({ state: 'shipped', shippedAt })) ?? ''
      expect(day(until) - day(received)).toBe(15)
      expect(day(justBefore(until)) - day(received)).toBe(14)
    }),
    { numRuns: runs(300, 20_000) },
  )
})

test('SHOP-ORDER-28 while a parcel is not sent there is no end to it', () => {
  expect(withdrawableUntil(order())).toBeNull()
  expect(withdrawalRefusal(order(), '2036-01-01T00:00:00.000Z')).toBeNull()
})

test.each<[OrderState, boolean]>([
  ['pending', false],
  ['paid', true],
  ['shipped', true],
  ['returning', false],
  ['refunded', false],
  ['expired', false],
  ['cancelled', false],
])('SHOP-ORDER-28 an order that is %s can be withdrawn from: %s', (state, can) => {
  expect(withdrawalRefusal(order({ state }), paidAt)).toEqual(can ? null : { code: 'NOTHING_TO_WITHDRAW' })
})

test.each<[string, Partial<Withdrawable>]>([
  ['that cost nothing', { lines: [{ ...mug, priceCents: 0 }], shippingCents: 0 }],
  ['that was paid back', { refundedCents: 2_495, lines: [{ ...mug, refundedQuantity: 2 }] }],
  ['whose download was begun', { lines: [{ ...book, waivedAt: paidAt }], shippingCents: 0 }],
])('SHOP-ORDER-29 there is nothing to withdraw of an order %s, before the time and after', (_, wish) => {
  for (const now of [paidAt, '2036-01-01T00:00:00.000Z'])
    expect(withdrawalRefusal(order(wish), now)).toEqual({ code: 'NOTHING_TO_WITHDRAW' })
})

const waived = { ...book, waivedAt: paidAt }
test.each<[string, Partial<Withdrawable>, ReturnType<typeof withdrawalOf>]>([
  [
    'everything at once while it was not sent',
    { lines: [mug, book] },
    {
      lines: [
        { id: 'mug', quantity: 2 },
        { id: 'book', quantity: 1 },
      ],
      shippingCents: 495,
      refundCents: 2_995,
      isSentBack: false,
    },
  ],
  [
    'what was sent, with the shipping, once it is back',
    { state: 'shipped' },
    { lines: [{ id: 'mug', quantity: 2 }], shippingCents: 495, refundCents: 2_495, isSentBack: true },
  ],
  [
    'all but a download that was begun',
    { state: 'shipped', lines: [mug, waived] },
    { lines: [{ id: 'mug', quantity: 2 }], shippingCents: 495, refundCents: 2_495, isSentBack: true },
  ],
  [
    'a download at once, since it is not sent back',
    { lines: [book], shippingCents: 0 },
    { lines: [{ id: 'book', quantity: 1 }], shippingCents: 0, refundCents: 500, isSentBack: false },
  ],
  [
    'what was not paid back before, and shipping as long as it was not',
    { lines: [{ ...mug, refundedQuantity: 1 }], refundedCents: 1_000, totalCents: 2_495 },
    { lines: [{ id: 'mug', quantity: 1 }], shippingCents: 495, refundCents: 1_495, isSentBack: false },
  ],
  [
    'no shipping twice, and none out of a download that was begun',
    { lines: [mug, waived], refundedCents: 495 },
    { lines: [{ id: 'mug', quantity: 2 }], shippingCents: 0, refundCents: 2_000, isSentBack: false },
  ],
  [
    'the rest of the shipping when an amount went back before',
    { refundedCents: 200 },
    { lines: [{ id: 'mug', quantity: 2 }], shippingCents: 295, refundCents: 2_295, isSentBack: false },
  ],
  [
    'no more than is left when a large amount went back before',
    { refundedCents: 2_000 },
    { lines: [{ id: 'mug', quantity: 2 }], shippingCents: 0, refundCents: 495, isSentBack: false },
  ],
  [
    'no shipping and no parcel for a download whose parcel was paid back before',
    { state: 'shipped', lines: [{ ...mug, refundedQuantity: 2 }, book], refundedCents: 2_000 },
    { lines: [{ id: 'book', quantity: 1 }], shippingCents: 0, refundCents: 500, isSentBack: false },
  ],
  [
    'nothing when all was begun',
    { lines: [waived], shippingCents: 0 },
    { lines: [], shippingCents: 0, refundCents: 0, isSentBack: false },
  ],
])('SHOP-ORDER-29 on withdrawal comes back %s', (_, wish, back) => {
  expect(withdrawalOf(order(wish))).toEqual(back)
})

test('SHOP-ORDER-29 SHOP-ORDER-31 whatever went back before, no more comes back than came in and nothing for a waived line', () => {
  const line = fc.record({
    isPhysical: fc.boolean(),
    quantity: fc.integer({ min: 1, max: 5 }),
    priceCents: fc.integer({ min: 0, max: 1_000 }),
    refunded: fc.integer({ min: 0, max: 5 }),
    isWaived: fc.boolean(),
  })
  const orders = fc.record({
    lines: fc.array(line, { minLength: 1, maxLength: 5 }),
    shippingCents: fc.integer({ min: 0, max: 800 }),
    besides: fc.integer({ min: 0, max: 3_000 }),
    state: fc.constantFrom('paid' as const, 'shipped' as const),
  })
  fc.assert(
    fc.property(orders, ({ lines: wished, shippingCents, besides, state }) => {
      const lines = wished.map(({ isPhysical, quantity, priceCents, refunded, isWaived }, at) => ({
        id: `${at}`,
        isPhysical,
        isDigital: !isPhysical,
        quantity,
        priceCents,
        refundedQuantity: Math.min(quantity, refunded),
        waivedAt: isWaived && !isPhysical ? paidAt : null,
      }))
      const made = order({ lines, shippingCents, state })
      const pieces = lines.reduce((sum, { priceCents, refundedQuantity }) => sum + priceCents * refundedQuantity, 0)
      const refundedCents = Math.min(made.totalCents, pieces + besides)
      const back = withdrawalOf({ ...made, refundedCents })
      expect(back.refundCents).toBeGreaterThanOrEqual(0)
      expect(refundedCents + back.refundCents).toBeLessThanOrEqual(made.totalCents)
      const kept = lines.filter(({ waivedAt }) => waivedAt)
      const keptCents = kept.reduce((sum, one) => sum + one.priceCents * (one.quantity - one.refundedQuantity), 0)
      // Unless an admin gave away so much before, what was begun stays paid.
      if (pieces + besides <= made.totalCents - keptCents && refundedCents - pieces <= shippingCents)
        expect(refundedCents + back.refundCents).toBeLessThanOrEqual(made.totalCents - keptCents)
      for (const { id, quantity } of back.lines) {
        const line = lines.find((one) => one.id === id)
        expect(line?.waivedAt).toBeNull()
        expect(quantity + (line?.refundedQuantity ?? 0)).toBe(line?.quantity)
      }
    }),
    { numRuns: runs(1_000, 20_000) },
  )
})

test.each<[string, Withdrawable, string | null, string, boolean]>([
  ['on the day of payment', downloads(), null, paidAt, true],
  ['until the fourteenth day after is over', downloads(), null, '2026-11-15T22:59:59.999Z', true],
  ['no more after that', downloads(), null, '2026-11-15T23:00:00.000Z', false],
  ['no more once the right was let go', downloads(), paidAt, paidAt, false],
  ['as long as its parcel was not sent', order({ lines: [mug, book] }), null, '2036-01-01T00:00:00.000Z', true],
])('SHOP-ORDER-30 a download asks whether the right may end %s', (_, withdrawable, waivedAt, now, asks) => {
  expect(asksToWaive(withdrawable, waivedAt, now)).toBe(asks)
})

test('SHOP-ORDER-29 the money of a parcel is back on the fourteenth day after the withdrawal, also over a change of the clock', () => {
  expect(refundBy('2026-11-01T09:00:00.000Z')).toBe('2026-11-15T09:00:00.000Z')
  expect(refundBy('2026-10-24T22:30:00.000Z')).toBe('2026-11-07T23:30:00.000Z')
})

test('SHOP-ORDER-46 what is awaited of a withdrawn parcel is its goods, for the money of all that comes back, within 14 days', () => {
  const returning = order({ state: 'returning', lines: [mug, book], shippedAt: '2026-11-02T09:00:00.000Z' })
  const withdrawnAt = '2026-11-10T10:00:00.000Z'
  expect(awaitedReturn(returning, withdrawnAt)).toEqual({
    lines: [{ id: 'mug', quantity: 2 }],
    refundCents: 2_995,
    by: '2026-11-24T10:00:00.000Z',
  })
  expect(awaitedReturn(returning, null)).toBeNull()
  expect(awaitedReturn({ ...returning, state: 'refunded' }, withdrawnAt)).toBeNull()
})
