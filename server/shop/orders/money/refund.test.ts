import { newId } from '@bewezen/domain/base/ids.ts'
import { orders } from '@bewezen/domain/shop/orders/contract.ts'
import { afterAll, describe, expect, test } from 'vitest'
import type { TestPerson } from '../../../base/testing/world.ts'
import { writtenIn } from '../../../payments/testing/writtenIn.ts'
import { openPayingShop } from '../testing/payingShop.ts'
import { giveBack, retryOwed } from './giveBack.ts'

const world = await openPayingShop()
afterAll(() => world.close())
const { buyer, given, house, stateOf, stockOf, heardAll, refundsOf, rowOf } = world
const admin = await world.person({ role: 'admin' })

let made = 0
const bought = async (quantity: number) => {
  const name = `Lamp ${++made}`
  const [noor, product] = [await buyer(), await given.product({ name, priceCents: 2_000, stockQuantity: 5 })]
  const order = await world.buys(noor, [{ product, quantity }])
  const [line] = await world.linesOf(order.id)
  return { noor, product, ...order, lineId: String(line?.id) }
}
const ships = (id: string) =>
  world.query(`update shop_orders set state = 'shipped', shipped_at = app_now(), version = version + 1 where id = $1`, [
    id,
  ])
const backAt = async (paymentId: string) => (await world.chargeOf(paymentId)).amount_refunded
const doneAll = async () => {
  await retryOwed(house)
  await heardAll()
}
type Wish = Partial<Parameters<TestPerson['does']>[1]> & Record<string, unknown>
const asked = async (id: string, wish: Wish = {}) => ({
  id,
  version: (await rowOf(id)).version,
  refundId: newId(),
  lines: [] as { id: string; quantity: number }[],
  withShipping: false,
  amountCents: 0,
  restocks: false,
  reason: 'Kapot aangekomen',
  ...wish,
})

describe('withdrawing', () => {
  test('SHOP-ORDER-28 SHOP-ORDER-29 SHOP-ORDER-52 what was not sent is paid back at once with its stock, once, with a credit note', async () => {
    const { noor, id, product, paymentId } = await bought(2)
    const answers = [await noor.does(orders.withdraw, { id }), await noor.does(orders.withdraw, { id })]
    expect(answers.map(({ state }) => state)).toEqual(['refunded', 'refunded'])
    expect([await stockOf(product), (await rowOf(id)).refundedCents]).toEqual([[5, 0], 4_495])
    expect((await world.movesOf(product)).at(-1)).toEqual([2, 'returned'])
    await doneAll()
    expect(await backAt(paymentId)).toBe(4_495)
    expect((await world.invoicesOf(id)).map((one) => [one.kind, one.total_cents, one.vat_cents])).toEqual([
      ['invoice', 4_495, 780],
      ['credit', -4_495, -780],
    ])
    expect((await world.kindsOf(id)).filter((kind) => kind === 'order.withdrawn' || kind === 'order.refunded')).toEqual(
      ['order.withdrawn', 'order.refunded'],
    )
    const [invoice, note] = await world.invoicesOf(id)
    const read = async (number = '') => {
      const url = `/api/payments/invoice/${number}.pdf`
      return writtenIn((await world.app.inject({ url, headers: { cookie: noor.cookie } })).rawPayload)
    }
    // A note is read without its invoice too.
    expect(await read(note?.number)).toContain(`Bij factuur: ${invoice?.number}`)
    expect((await read(invoice?.number)).filter((line) => line.startsWith('Bij factuur'))).toEqual([])
  })

  test('SHOP-ORDER-29 SHOP-ORDER-35 a parcel has to come back first; then an admin takes it back, once', async () => {
    const { noor, id, product, paymentId } = await bought(2)
    await ships(id)
    expect((await noor.does(orders.withdraw, { id })).state).toBe('returning')
    expect([await refundsOf(id), await stockOf(product)]).toEqual([[], [3, 0]])
    const { version } = await rowOf(id)
    const teacher = await world.person({ role: 'teacher' })
    await expect(teacher.does(orders.takeBack, { id, version })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(admin.does(orders.takeBack, { id, version: version - 1 })).rejects.toMatchObject({ code: 'CHANGED' })
    expect((await admin.does(orders.takeBack, { id, version })).state).toBe('refunded')
    await expect(admin.does(orders.takeBack, { id, version })).rejects.toMatchObject({ code: 'CHANGED' })
    await expect(admin.does(orders.takeBack, { id, version: version + 1 })).rejects.toMatchObject({
      code: 'ORDER_CLOSED',
    })
    await doneAll()
    expect([await stockOf(product), await backAt(paymentId)]).toEqual([[5, 0], 4_495])
    const lines = await world.query<{ action: string; reason: string | null }>(
      'select * from audit_log where subject_id = $1',
      [id],
    )
    expect(lines.map(({ action }) => action)).toEqual(['order.takenBack'])
  })

  test('SHOP-ORDER-27 SHOP-ORDER-28 nobody withdraws from the order of another, from an unpaid one, or after the days are over', async () => {
    const { noor, id } = await bought(1)
    const sem = await buyer()
    await expect(sem.does(orders.withdraw, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await given.inCart(sem, [{ product: await given.product({ name: 'Open', priceCents: 900 }), quantity: 1 }])
    const open = await world.places(sem)
    await expect(sem.does(orders.withdraw, { id: open.id })).rejects.toMatchObject({ code: 'NOTHING_TO_WITHDRAW' })
    await world.query(
      `update shop_orders set state = 'shipped', shipped_at = app_now() - interval '20 days' where id = $1`,
      [id],
    )
    await expect(noor.does(orders.withdraw, { id })).rejects.toMatchObject({ code: 'WITHDRAWAL_OVER' })
  })
})

describe('an admin refunds', () => {
  test('SHOP-ORDER-31 pieces, shipping and an amount, in steps, never more than came in, and all of it is refunded', async () => {
    const { id, lineId, product, paymentId } = await bought(3)
    const first = await admin.does(
      orders.refund,
      await asked(id, { lines: [{ id: lineId, quantity: 1 }], restocks: true }),
    )
    expect([first.state, first.refundableCents, first.lines[0]?.refundedQuantity]).toEqual(['paid', 4_495, 1])
    expect(await stockOf(product)).toEqual([3, 0])
    await expect(admin.does(orders.refund, await asked(id, { amountCents: 4_496 }))).rejects.toMatchObject({
      code: 'MORE_THAN_PAID',
      data: { most: 4_495 },
    })
    await expect(
      admin.does(
        orders.refund,
        await asked(id, {
          lines: [
            { id: lineId, quantity: 2 },
            { id: lineId, quantity: 1 },
          ],
        }),
      ),
    ).rejects.toMatchObject({ code: 'MORE_THAN_PAID' })
    await admin.does(orders.refund, await asked(id, { withShipping: true, amountCents: 500 }))
    // The shipping goes back once.
    expect(
      (await admin.does(orders.refund, await asked(id, { withShipping: true, amountCents: 1_000 }))).refundableCents,
    ).toBe(2_500)
    const last = await admin.does(orders.refund, await asked(id, { amountCents: 2_500 }))
    expect([last.state, last.refundableCents]).toEqual(['refunded', 0])
    await doneAll()
    expect([await backAt(paymentId), await stateOf(id)]).toEqual([6_495, 'refunded'])
    const notes = (await world.invoicesOf(id)).filter(({ kind }) => kind === 'credit')
    expect(notes.map((note) => note.total_cents)).toEqual([-2_000, -995, -1_000, -2_500])
    // Together they hold the BTW of the invoice.
    expect(notes.reduce((sum, note) => sum + note.vat_cents, 0)).toBe(-1_127)
  })

  test('SHOP-ORDER-31 no more pieces of a line go back than it has, whatever else the order cost', async () => {
    const [candle, closet] = [
      await given.product({ name: 'Kaars', priceCents: 500 }),
      await given.product({ name: 'Kast', priceCents: 50_000 }),
    ]
    const { id } = await world.buys(await buyer(), [
      { product: candle, quantity: 1 },
      { product: closet, quantity: 1 },
    ])
    const line = (await world.linesOf(id)).find(({ name }) => name === 'Kaars')
    const two = await asked(id, { lines: [{ id: line?.id ?? '', quantity: 2 }] })
    await expect(admin.does(orders.refund, two)).rejects.toMatchObject({ code: 'MORE_THAN_PAID' })
    expect(await world.refundsOf(id)).toEqual([])
  })

  test('SHOP-ORDER-31 SHOP-ORDER-35 the same refund again is the same, an older version hears CHANGED, and a reason is asked', async () => {
    const { id, paymentId } = await bought(1)
    const wish = await asked(id, { amountCents: 300 })
    await admin.does(orders.refund, wish)
    expect((await admin.does(orders.refund, wish)).refundableCents).toBe(2_195)
    await expect(admin.does(orders.refund, { ...wish, refundId: newId() })).rejects.toMatchObject({ code: 'CHANGED' })
    await expect(
      admin.does(orders.refund, await asked(id, { amountCents: 1, reason: ' a\u200b ' })),
    ).rejects.toMatchObject({ code: 'REASON_TOO_SHORT' })
    await expect(
      admin.does(orders.refund, await asked(id, { amountCents: 1, reason: 'a'.repeat(501) })),
    ).rejects.toMatchObject({ code: 'REASON_TOO_LONG' })
    await expect(admin.does(orders.refund, await asked(id))).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    const teacher = await world.person({ role: 'teacher' })
    await expect(teacher.does(orders.refund, await asked(id, { amountCents: 1 }))).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    await doneAll()
    expect(await backAt(paymentId)).toBe(300)
    const other = await bought(1)
    await expect(
      admin.does(orders.refund, { ...(await asked(other.id, { amountCents: 300 })), refundId: wish.refundId }),
    ).rejects.toMatchObject({ code: 'ID_IN_USE' })
    const lines = await world.query<{ action: string; reason: string; new_value: string }>(
      'select * from audit_log where subject_id = $1',
      [id],
    )
    expect(lines.map((line) => [line.action, line.reason, line.new_value])).toEqual([
      ['order.refunded', 'Kapot aangekomen', '€ 3,00'],
    ])
  })

  test('SHOP-ORDER-31 what the provider refuses is shown and tried again, and is made once also when the answer was lost', async () => {
    const { id, paymentId } = await bought(1)
    const mend = world.failing('refundPart')
    await admin.does(orders.refund, await asked(id, { amountCents: 700 }))
    await retryOwed(house)
    expect((await admin.does(orders.deskOrder, { id })).refunds).toMatchObject([{ state: 'failed' }])
    await expect(admin.does(orders.retryRefunds, { id })).rejects.toMatchObject({ code: 'PROVIDER_FAILED' })
    mend()
    const [refund] = await refundsOf(id)
    const [refundId, provider] = [String(refund?.id), house.payments.provider]
    // Made there, but the answer never came; a day later the provider has forgotten the key.
    await provider?.refundPart({ refundId, paymentId, cents: 700, attempt: 0 })
    await provider?.refundPart({ refundId, paymentId, cents: 700, attempt: 7 })
    expect((await admin.does(orders.retryRefunds, { id })).refunds).toMatchObject([
      { state: 'refunded', amountCents: 700 },
    ])
    expect([await backAt(paymentId), await giveBack(house, refundId)]).toEqual([700, true])
    await heardAll()
    expect((await world.invoicesOf(id)).filter(({ kind }) => kind === 'credit')).toHaveLength(1)
  })
})

describe('money that goes by itself', () => {
  test('SHOP-ORDER-31 a payment given back by hand at the provider makes the order refunded, with what was left of it', async () => {
    const { id, paymentId, lineId } = await bought(2)
    await admin.does(orders.refund, await asked(id, { lines: [{ id: lineId, quantity: 1 }] }))
    await doneAll()
    await world.act(paymentId, 'refund')
    await heardAll()
    expect(await stateOf(id)).toBe('refunded')
    expect((await refundsOf(id)).map((one) => [one.why, one.amountCents, one.state])).toEqual([
      ['admin', 2_000, 'refunded'],
      ['outside', 2_495, 'refunded'],
    ])
    expect((await rowOf(id)).refundedCents).toBe(4_495)
    await expect(admin.does(orders.refund, await asked(id, { amountCents: 1 }))).rejects.toMatchObject({
      code: 'MORE_THAN_PAID',
    })
  })

  test('SHOP-ORDER-31 a bank that asks for money back marks the order, and one that gets it back ends it', async () => {
    const [won, lost] = [await bought(1), await bought(1)]
    for (const { paymentId } of [won, lost]) await world.act(paymentId, 'dispute')
    await heardAll()
    expect([await rowOf(won.id), await rowOf(lost.id)]).toMatchObject([
      { isDisputed: true, state: 'paid' },
      { isDisputed: true },
    ])
    await world.act(won.paymentId, 'disputeWon')
    await world.act(lost.paymentId, 'disputeLost')
    await heardAll()
    expect(await rowOf(won.id)).toMatchObject({ isDisputed: false, state: 'paid', refundedCents: 0 })
    expect(await rowOf(lost.id)).toMatchObject({ isDisputed: false, state: 'refunded', refundedCents: 2_495 })
  })

  test('SHOP-ORDER-31 a refund that the bank sends back is owed again and made anew', async () => {
    const { id, paymentId } = await bought(1)
    await admin.does(orders.refund, await asked(id, { amountCents: 700 }))
    await doneAll()
    await world.act(paymentId, 'refundFails')
    await heardAll()
    expect([await refundsOf(id), await backAt(paymentId)]).toMatchObject([[{ state: 'failed', tries: 1 }], 0])
    await doneAll()
    expect([await refundsOf(id), await backAt(paymentId)]).toMatchObject([[{ state: 'refunded' }], 700])
  })
})
