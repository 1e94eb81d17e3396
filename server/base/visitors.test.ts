import { newId } from '@bewezen/domain/base/ids.ts'
import { membership } from '@bewezen/domain/membership/contract.ts'
import { reports } from '@bewezen/domain/reports/contract.ts'
import { shop } from '@bewezen/domain/shop/contract.ts'
import { expect, test } from 'vitest'
import { openWorld } from './testing/world.ts'

const world = await openWorld()
const signIn = { status: 401, code: 'SIGN_IN_REQUIRED' }

test('SH-GEN-05 SH-PERM-02 a visitor buys nothing, has no cart and reports no problem', async () => {
  const visitor = world.visitor()
  const productId = newId()
  const report = { category: 'Anders', description: 'De knop doet niets.', pageUrl: '/', uploadId: null, device: {} }
  for (const asked of [
    () => visitor.does(shop.cart, {}),
    () => visitor.does(shop.add, { productId }),
    () => visitor.does(shop.setQuantity, { productId, quantity: 1 }),
    () => visitor.does(shop.remove, { productId }),
    () => visitor.does(membership.startCheckout, { product_id: productId, agreed_to_terms: true }),
    () => visitor.does(membership.confirmReturn, { session_id: 'cs_test_1' }),
    () => visitor.does(reports.send, { id: newId(), ...report }),
  ])
    await expect(asked()).rejects.toMatchObject(signIn)
  for (const table of ['checkouts', 'reports'])
    expect((await world.house.database.pool.query(`select 1 from ${table}`)).rows).toEqual([])
})
