import { expect, test } from 'vitest'
import { needsLook } from './needsLook.ts'

const back = (state: string, why = 'admin') => ({ isDisputed: false, refunds: [{ state, why }] })

test.each([
  ['without money that went back', { isDisputed: false, refunds: [] }, false],
  ['that a bank asks for', { isDisputed: true, refunds: [] }, true],
  ['of which a refund failed', back('failed'), true],
  ['of which a refund is on its way', back('pending'), false],
  ['of which a refund is back', back('refunded', 'withdrawn'), false],
  ['for which another amount came in', back('refunded', 'differed'), true],
])('SHOP-ORDER-21 SHOP-ORDER-31 an order %s: %j needs a look: %s', (_what, order, looks) => {
  expect(needsLook(order)).toBe(looks)
})
