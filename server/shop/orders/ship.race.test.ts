import { access } from '@bewezen/domain/access/contract.ts'
import { orders } from '@bewezen/domain/shop/orders/contract.ts'
import { expect, test } from 'vitest'
import { openWorld, Refused } from '../../base/testing/world.ts'
import { givenOrder } from '../testing/givenOrder.ts'

// Races are run on PostgreSQL: the embedded engine does one thing at a time.
const world = await openWorld({ engine: 'server' })
const ordered = givenOrder(world.house)
const noor = await world.person()
const admins = await Promise.all(Array.from({ length: 4 }, () => world.person({ role: 'admin' })))

test('SHOP-ORDER-35 admins who send one order at once send it once, and the others hear that it changed', async () => {
  for (let round = 0; round < 10; round++) {
    const { id } = await ordered({ person: noor, state: 'paid', invoice: `2026-1${round}` })
    const answers = await Promise.all(
      admins.map((who, at) =>
        who.does(orders.ship, { id, version: 0, carrier: 'DHL', track: `T${at}` }).then(
          ({ track }) => track,
          (error: unknown) => (error instanceof Refused ? error.code : String(error)),
        ),
      ),
    )
    const [sent] = answers.filter((answer) => answer !== 'CHANGED')
    expect(answers.filter((answer) => answer === 'CHANGED')).toHaveLength(admins.length - 1)
    expect(await admins[0]?.does(orders.deskOrder, { id })).toMatchObject({ state: 'shipped', version: 1, track: sent })
  }
  await world.house.settled()
  const { rows } = await world.house.database.pool.query(
    "select count(*)::int as sent from facts where kind = 'order.shipped'",
  )
  expect(rows[0].sent).toBe(10)
  expect((await admins[0]?.does(access.auditLog, { search: '', kind: 'orders' }))?.lines).toHaveLength(10)
})
