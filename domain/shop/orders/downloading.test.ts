import { expect, test } from 'vitest'
import { givesDownload } from './downloading.ts'
import { boughtStates, orderStates } from './orderStates.ts'

const line = { quantity: 1, refundedQuantity: 0, waivedAt: null }
const waivedAt = '2026-06-01T10:00:00.000Z'

test('SHOP-ORDER-25 a line gives its download while its money is with us', () => {
  expect(orderStates.filter((state) => givesDownload({ ...line, state }))).toEqual(['paid', 'shipped'])
})

test('SHOP-ORDER-25 SHOP-ORDER-29 of an order that is withdrawn from it gives what does not come back', () => {
  expect(orderStates.filter((state) => givesDownload({ ...line, state, waivedAt }))).toEqual([...boughtStates])
})

test('SHOP-ORDER-25 a line that was paid back gives nothing, and one of several pieces does', () => {
  expect(givesDownload({ ...line, state: 'paid', refundedQuantity: 1, waivedAt })).toBe(false)
  expect(givesDownload({ ...line, state: 'paid', quantity: 2, refundedQuantity: 1 })).toBe(true)
})
