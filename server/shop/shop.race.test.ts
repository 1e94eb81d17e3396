import { shop } from '@bewezen/domain/shop/contract.ts'
import { expect, test } from 'vitest'
import { openWorld, Refused } from '../base/testing/world.ts'

// Races are run on PostgreSQL: the embedded engine does one thing at a time.
const world = await openWorld({ engine: 'server' })

test('SH-CART-10 SH-CART-11 of twelve adds at once in two tabs none is lost, and none goes above the stock', async () => {
  const noor = await world.person()
  const tabs = [noor, await world.signedIn(noor)]
  const [many, few] = [
    await world.given.product({ name: 'Veel', priceCents: 100 }),
    await world.given.product({ name: 'Weinig', priceCents: 100, stockQuantity: 5 }),
  ]
  const adds = (productId: string) =>
    Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        (tabs[at % 2] ?? noor).does(shop.add, { productId }).then(
          () => 'added',
          (error: unknown) => (error instanceof Refused ? error.code : String(error)),
        ),
      ),
    )
  expect(await adds(many.id)).toEqual(Array(12).fill('added'))
  expect((await adds(few.id)).toSorted()).toEqual([...Array(7).fill('TOO_MANY_PIECES'), ...Array(5).fill('added')])
  expect((await noor.does(shop.cart, {})).lines.map(({ quantity }) => quantity).toSorted()).toEqual([12, 5])
})
