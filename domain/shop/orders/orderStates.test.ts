import { expect, test } from 'vitest'
import {
  boughtStates,
  type DeskTab,
  deskTabs,
  hasEnded,
  hasGoods,
  isInTab,
  maxOpenOrders,
  maxOrdersPerHour,
  mayStep,
  OrderState,
  orderHoldMs,
  orderStates,
  statesBefore,
} from './orderStates.ts'

/** Every step that there is, written out: from, to. */
const steps = [
  ['pending', 'paid'],
  ['pending', 'expired'],
  ['pending', 'cancelled'],
  ['expired', 'paid'],
  ['paid', 'shipped'],
  ['paid', 'returning'],
  ['paid', 'refunded'],
  ['shipped', 'returning'],
  ['shipped', 'refunded'],
  ['returning', 'refunded'],
] as const satisfies [OrderState, OrderState][]
const pairs = orderStates.flatMap((from) => orderStates.map((to) => [from, to] as const))

test.each(pairs)('SHOP-ORDER-15 an order goes from %s to %s only where the table says so', (from, to) => {
  const may = steps.some((step) => step[0] === from && step[1] === to)
  expect([mayStep(from, to), statesBefore(to).includes(from)]).toEqual([may, may])
})

test('SHOP-ORDER-15 there are seven states, and nothing leaves the last ones', () => {
  expect(orderStates.toSorted()).toEqual(
    ['pending', 'paid', 'shipped', 'expired', 'cancelled', 'returning', 'refunded'].toSorted(),
  )
  expect(OrderState.safeParse('sent').success).toBe(false)
  expect(statesBefore('pending')).toEqual([])
  expect(statesBefore('paid')).toEqual(['pending', 'expired'])
})

test.each<[OrderState, boolean, DeskTab[]]>([
  ['pending', true, ['pending', 'all']],
  ['pending', false, ['pending', 'all']],
  ['paid', true, ['toShip', 'all']],
  // Downloads alone are complete once they are paid.
  ['paid', false, ['all']],
  ['shipped', true, ['shipped', 'all']],
  ['returning', true, ['back', 'all']],
  ['returning', false, ['back', 'all']],
  ['refunded', true, ['all']],
  ['refunded', false, ['all']],
  ['expired', true, ['all']],
  ['expired', false, ['all']],
  ['cancelled', true, ['all']],
  ['cancelled', false, ['all']],
])('SHOP-ORDER-15 SHOP-ORDER-33 an order that is %s (to be sent: %s) stands under %j', (state, isToSend, tabs) => {
  expect(deskTabs.filter((tab) => isInTab(tab, { state, hasGoods: isToSend }))).toEqual(tabs)
})

test('SHOP-ORDER-33 the tabs stand in the order of the requirements', () => {
  expect(deskTabs).toEqual(['toShip', 'pending', 'shipped', 'back', 'all'])
})

test('SHOP-ORDER-25 what is paid and not paid back is bought', () => {
  expect(boughtStates).toEqual(['paid', 'shipped', 'returning'])
})

test('SHOP-ORDER-13 SHOP-ORDER-18 SHOP-ORDER-40 an order waits 30 minutes; 5 are open at once and 20 made in an hour', () => {
  expect([orderHoldMs, maxOpenOrders, maxOrdersPerHour]).toEqual([30 * 60 * 1_000, 5, 20])
})

test.each([
  ['pending', 1, false],
  ['pending', 0, true],
  ['pending', -1, true],
  ['expired', 1, true],
  ['cancelled', 1, true],
  ['paid', -1, false],
  ['shipped', -1, false],
  ['returning', -1, false],
  ['refunded', -1, false],
] as const)(
  'SHOP-ORDER-13 SHOP-ORDER-42 an order that is %s with %i ms left has ended unpaid: %s',
  (state, left, ended) => {
    const now = new Date('2026-10-18T18:14:00.000Z')
    expect(hasEnded({ state, expiresAt: new Date(now.getTime() + left) }, now)).toBe(ended)
  },
)

test.each([
  [[], false],
  [[[true, 2, 0]], true],
  [[[true, 2, 1]], true],
  [[[true, 2, 2]], false],
  [[[false, 1, 0]], false],
  [
    [
      [true, 2, 2],
      [false, 1, 0],
    ],
    false,
  ],
  [
    [
      [true, 2, 2],
      [true, 1, 0],
    ],
    true,
  ],
] as [[boolean, number, number][], boolean][])(
  'SHOP-ORDER-44 of %j there is something to send: %s',
  (lines, isToSend) => {
    const all = lines.map(([isPhysical, quantity, refundedQuantity]) => ({ isPhysical, quantity, refundedQuantity }))
    expect(hasGoods(all)).toBe(isToSend)
  },
)
