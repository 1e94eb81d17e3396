import type { DeskOrder } from '@bewezen/domain/shop/orders/deskContract.ts'
import { deskTabs } from '@bewezen/domain/shop/orders/orderStates.ts'
import { describe, expect, test } from 'vitest'
import { csvAddress, isPeriod, lastMonth } from './period.ts'
import { chosenLines, newRefund, type RefundChoice, refundCents, refundFaults } from './refundChoice.ts'
import { anOrder } from './testing/anOrder.ts'
import { inParcel } from './useSlips.ts'
import { rowOf, slugOf, tabOf, whyEmpty, withOpened } from './view.ts'

const order = anOrder()
const [lamp, book] = order.lines as [DeskOrder['lines'][number], DeskOrder['lines'][number]]
const choice = (change: Partial<RefundChoice> = {}): RefundChoice => ({
  ...newRefund(order),
  reason: 'Kwam stuk aan',
  ...change,
})

describe('a refund', () => {
  test.each<[string, Partial<RefundChoice>, number]>([
    ['nothing', {}, 0],
    ['one of two pieces', { pieces: { [lamp.id]: 1 } }, 5_900],
    ['more pieces than there still are', { pieces: { [lamp.id]: 9 } }, 11_800],
    ['all of it', { pieces: { [lamp.id]: 2, [book.id]: 1 }, withShipping: true }, 13_629],
    ['an amount', { amount: '12,5' }, 1_250],
    ['pieces, the shipping and an amount', { pieces: { [book.id]: 1 }, withShipping: true, amount: '1' }, 1_929],
    ['what is no amount', { pieces: { [book.id]: 1 }, amount: 'veel' }, 1_334],
  ])('SHOP-ORDER-31 SHOP-ORDER-34 of %s (%j) is %d cents', (_what, change, cents) => {
    expect(refundCents(order, choice(change))).toBe(cents)
  })

  test('SHOP-ORDER-31 pieces that went back before cannot go back once more', () => {
    const partly = {
      ...order,
      lines: [
        { ...lamp, refundedQuantity: 1 },
        { ...book, refundedQuantity: 1 },
      ],
    }
    expect(chosenLines(partly, choice({ pieces: { [lamp.id]: 2, [book.id]: 1 } }))).toEqual([
      { id: lamp.id, quantity: 1 },
    ])
  })

  test.each<[string, Partial<RefundChoice>, object]>([
    ['all is well', { amount: '1' }, {}],
    ['nothing is chosen', {}, { amount: 'Kies wat er terug gaat, of vul een bedrag in' }],
    ['the amount is none', { amount: '1,2,3' }, { amount: 'Vul een bedrag in zoals 12,50' }],
    ['it is all that can go back', { amount: '136,29' }, {}],
    ['it is more than can go back', { amount: '136,30' }, { amount: 'Er kan nog hoogstens € 136,29 terug' }],
    ['there is no reason', { amount: '1', reason: '  ' }, { reason: 'Geef een reden van minimaal 3 karakters.' }],
    [
      'the reason is too long',
      { amount: '1', reason: 'x'.repeat(501) },
      { reason: 'Een reden mag maximaal 500 karakters bevatten.' },
    ],
  ])('SHOP-ORDER-31 SHOP-ORDER-34 when %s (%j) it says %j', (_when, change, says) => {
    expect(refundFaults(order, choice(change))).toEqual(says)
  })

  test('SHOP-ORDER-34 what was not sent yet goes back in stock unless the admin says otherwise', () => {
    expect([newRefund({ state: 'paid' }).restocks, newRefund({ state: 'shipped' }).restocks]).toEqual([true, false])
  })
})

describe('the list', () => {
  test('SHOP-ORDER-33 each tab has an address of its own, and what is to be sent comes first', () => {
    expect(deskTabs.map((tab) => tabOf(slugOf(tab)))).toEqual([...deskTabs])
    expect([undefined, 'iets'].map(tabOf)).toEqual(['toShip', 'toShip'])
  })

  test.each([
    ['', 0, 'never'],
    ['bril', 0, 'never'],
    ['', 3, 'tab'],
    ['  ', 3, 'tab'],
    ['bril', 3, 'sought'],
  ])('ADM-MORE-58 empty with "%s" typed and %i orders in all, it is so because of: %s', (typed, all, why) => {
    expect(whyEmpty(typed, { toShip: 0, pending: 0, shipped: 0, back: 0, all })).toBe(why)
  })

  test('SHOP-ORDER-35 an opened order that went to another tab meanwhile stays, once', () => {
    const [row, other] = [rowOf(order), rowOf(anOrder({ id: '019a0000-0000-7000-8000-0000000000ff' }))]
    expect(withOpened([other], row)).toEqual([row, other])
    expect(withOpened([other, row], row)).toEqual([other, row])
    expect(withOpened([other], null)).toEqual([other])
  })

  test('SHOP-ORDER-21 SHOP-ORDER-33 the row of an order that is opened says what the list says', () => {
    expect(rowOf(order)).toMatchObject({ totalCents: 13_629, hasGoods: true, needsLook: false, tookMoney: false })
    expect(rowOf(anOrder({ isDisputed: true })).needsLook).toBe(true)
  })
})

test('SHOP-ORDER-34 in a parcel is what is sent and was not paid back', () => {
  expect(inParcel(order.lines)).toEqual([{ id: lamp.id, name: lamp.name, quantity: 2 }])
  expect(inParcel([{ ...lamp, refundedQuantity: 1 }])).toMatchObject([{ quantity: 1 }])
  expect(inParcel([{ ...lamp, refundedQuantity: 2 }])).toEqual([])
})

describe('the period of the bookkeeper', () => {
  test.each([
    ['2026-11-25', { from: '2026-10-01', to: '2026-10-31' }],
    ['2026-03-01', { from: '2026-02-01', to: '2026-02-28' }],
    ['2026-01-31', { from: '2025-12-01', to: '2025-12-31' }],
  ])('SHOP-ORDER-37 on %s the month before is proposed', (today, period) => {
    expect(lastMonth(today)).toEqual(period)
  })

  test.each([
    ['2026-10-01', '2026-10-01', true],
    ['2026-10-02', '2026-10-01', false],
    ['', '2026-10-01', false],
    ['2026-10-01', '', false],
  ])('SHOP-ORDER-37 from %j to %j is a period: %s', (from, to, is) => {
    expect(isPeriod({ from, to })).toBe(is)
  })

  test('SHOP-ORDER-37 its file has an address', () => {
    expect(csvAddress({ from: '2026-10-01', to: '2026-10-31' })).toBe('/api/orders/csv?from=2026-10-01&to=2026-10-31')
  })
})
