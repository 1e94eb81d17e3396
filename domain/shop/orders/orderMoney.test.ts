import { describe, expect, test } from 'vitest'
import { backReasons, verdictOn } from './orderMoney.ts'
import { type OrderState, orderStates } from './orderStates.ts'

type Says = 'pays' | 'late' | 'double'
/** What the asked amount does in each state, while the stock can be had and while it cannot. */
const asked: Record<OrderState, [whileThere: Says, whileGone: Says]> = {
  pending: ['pays', 'pays'],
  expired: ['pays', 'late'],
  cancelled: ['late', 'late'],
  paid: ['double', 'double'],
  shipped: ['double', 'double'],
  returning: ['double', 'double'],
  refunded: ['double', 'double'],
}
const verdict = (says: Says | 'differed') => (says === 'pays' ? { kind: 'pays' } : { kind: 'goesBack', why: says })

describe.each(orderStates)('for an order that is %s', (state) => {
  const order = { state, totalCents: 4_990 }
  const [whileThere, whileGone] = asked[state]

  test.each(['EUR', 'eur', 'Eur', null])(
    'SHOP-ORDER-20 SHOP-ORDER-21 the asked amount in %s does what the table says',
    (currency) => {
      expect(verdictOn(order, { cents: 4_990, currency }, true)).toEqual(verdict(whileThere))
      expect(verdictOn(order, { cents: 4_990, currency }, false)).toEqual(verdict(whileGone))
    },
  )

  test.each([
    [4_989, 'EUR'],
    [4_991, 'EUR'],
    [0, 'EUR'],
    [-4_990, 'EUR'],
    [49.9, 'EUR'],
    [9_980, null],
    [4_990, 'USD'],
    [4_990, ''],
    [4_990, 'EURO'],
  ])('SHOP-ORDER-20 SHOP-ORDER-21 %d cents in %j never pay, and go back', (cents, currency) => {
    for (const canStillBeHad of [true, false])
      expect(verdictOn(order, { cents, currency }, canStillBeHad)).toEqual(verdict('differed'))
  })
})

test('SHOP-ORDER-21 money goes back by itself when it is late, double or of another amount', () => {
  expect(backReasons).toEqual(['late', 'double', 'differed'])
})
