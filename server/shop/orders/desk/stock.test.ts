import { access } from '@bewezen/domain/access/contract.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { orders } from '@bewezen/domain/shop/orders/contract.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openWorld } from '../../../base/testing/world.ts'
import { givenOrder } from '../../testing/givenOrder.ts'
import { giveUpOrdersOf } from '../money/closeUnpaid.ts'
import { moveStock } from '../moveStock.ts'

const world = await openWorld()
const { given, house } = world
const { pool } = house.database
const ordered = givenOrder(house)
const [admin, other, teacher] = [
  await world.person({ role: 'admin', firstName: 'Ada', lastName: 'Bos' }),
  await world.person({ role: 'admin' }),
  await world.person({ role: 'teacher' }),
]
let lamps = 0
const lamp = (wish: { stockQuantity: number | null }) => given.product({ name: `Lamp ${++lamps}`, ...wish })
const correct = (productId: string, amount: number, id = newId(), note = 'Geteld in de schuur', who = admin) =>
  who.does(orders.correctStock, { id, productId, amount, note })

describe('a corrected stock', () => {
  test('SHOP-ORDER-36 moves by an amount with a reason, who and when, once, and stands in the log', async () => {
    const { id: productId } = await lamp({ stockQuantity: 5 })
    const [id, ear] = [newId(), await teacher.listens()]
    for (const _ of 'twice') expect(await correct(productId, -2, id)).toEqual({ stock: 3 })
    expect(await admin.does(orders.stockMoves, { productId })).toEqual({
      stock: 3,
      moves: [
        { id, at: expect.any(String), amount: -2, reason: 'correction', note: 'Geteld in de schuur', by: 'Ada Bos' },
        expect.objectContaining({ amount: 5, reason: 'counted' }),
      ],
    })
    await house.settled()
    expect(ear.kinds()).toEqual(['shop.changed'])
    const { lines } = await admin.does(access.auditLog, { search: '', kind: 'orders' })
    expect(lines).toMatchObject([
      { action: 'stock.corrected', oldValue: '5', newValue: '3', reason: 'Geteld in de schuur' },
    ])
    const others = [
      () => correct(productId, -1, id),
      () => correct(productId, -2, id, 'Iets anders'),
      () => correct(productId, -2, id, undefined, other),
    ]
    for (const again of others) await expect(again()).rejects.toMatchObject({ status: 409, code: 'ID_IN_USE' })
  })

  test.each([
    [-6, 5, 'OUT_OF_STOCK'],
    [1, null, 'OUT_OF_STOCK'],
    [0, 5, 'INVALID_INPUT'],
    [1_000_000, 5, 'INVALID_INPUT'],
  ])('SHOP-ORDER-36 SHOP-ORDER-16 by %i of %s is refused with %s', async (amount, stockQuantity, code) => {
    const { id } = await lamp({ stockQuantity })
    await expect(correct(id, amount)).rejects.toMatchObject({ code })
    expect(await admin.does(orders.stockMoves, { productId: id })).toEqual({
      stock: stockQuantity,
      // What it began with, and nothing else.
      moves: stockQuantity === null ? [] : [expect.objectContaining({ reason: 'counted' })],
    })
  })

  test('SHOP-ORDER-36 SHOP-ORDER-32 wants a reason, a product and an admin', async () => {
    const { id } = await lamp({ stockQuantity: 5 })
    await expect(correct(id, 1, newId(), 'x')).rejects.toMatchObject({ code: 'REASON_TOO_SHORT' })
    await expect(correct(id, 1, newId(), 'x'.repeat(501))).rejects.toMatchObject({ code: 'REASON_TOO_LONG' })
    await expect(correct(newId(), 1)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(correct(id, 1, newId(), 'Geteld', teacher)).rejects.toMatchObject({ status: 403 })
    await expect(teacher.does(orders.stockMoves, { productId: id })).rejects.toMatchObject({ status: 403 })
  })
})

test('SHOP-ORDER-36 SHOP-ORDER-16 whatever is ordered, lapses, returns, is counted and corrected, the moves together are the stock', async () => {
  const step = fc.record({
    kind: fc.constantFrom('order', 'lapse', 'returned', 'counted', 'correct'),
    amount: fc.integer({ min: 1, max: 6 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const noor = await given.person()
      const { id: productId } = await lamp({ stockQuantity: 0 })
      for (const { kind, amount } of steps) {
        if (kind === 'correct') await correct(productId, amount % 2 ? amount : -amount).catch(() => null)
        if (kind === 'lapse') await house.transaction((tx, now) => giveUpOrdersOf(house, tx, noor.id, now))
        if (kind === 'counted' || kind === 'returned')
          await house.transaction((tx, now) => moveStock(tx, { productId, amount, reason: kind, now }))
        if (kind !== 'order') continue
        const taken = await house.transaction((tx, now) =>
          moveStock(tx, { productId, amount: -amount, reason: 'order', now }),
        )
        if (taken !== null)
          await ordered({ person: noor, lines: [{ productId, quantity: amount, takenStock: amount }] })
      }
      const { rows } = await pool.query(
        `select stock_quantity as stock, (select coalesce(sum(amount), 0)::int from stock_moves where product_id = p.id) as moved
          from products p where id = $1`,
        [productId],
      )
      expect(rows[0].moved).toBe(rows[0].stock)
    }),
    { numRuns: 15 },
  )
})
