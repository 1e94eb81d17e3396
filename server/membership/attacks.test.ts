import { membership } from '@bewezen/domain/membership/contract.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { signature } from '../payments/standin/delivery.ts'
import { webhookSecret } from '../payments/testing/provider.ts'
import { asksAtMost } from './countAsking.ts'
import { freePlanId, openPayingWorld, sessionIn, studentPlanId } from './testing/paying.ts'

const world = await openPayingWorld()
afterAll(() => world.close())
const { standIn } = world
const guest = () => world.person({ role: 'no_subscription' })
const heardAll = async () => {
  await world.until(standIn.isQuiet)
  await world.settled()
}
const asked = { product_id: studentPlanId, agreed_to_terms: true }
type Session = { id: string; amount_total: number; success_url: string; cancel_url: string; customer: string }
const sessionAt = async (url: string) =>
  (await standIn.call<{ sessions: Session[] }>('/control')).sessions.find(({ id }) => id === sessionIn(url))

describe('what a browser sends along', () => {
  test('SUB-CHECKOUT-15 SUB-CHECKOUT-17 a price, an address or a person in the request changes nothing', async () => {
    const [noor, sem] = [await guest(), await guest()]
    const forged = {
      ...asked,
      price: 1,
      price_eur: 0.01,
      amount: 1,
      success_url: 'https://evil.example/',
      user_id: sem.id,
      cancel_url: 'https://evil.example/',
      customer: 'cus_evil',
      redirect: '//evil.example',
    }
    const answer = await world.app.inject({
      method: 'POST',
      url: '/functions/v1/create-checkout-subscription',
      payload: forged,
      headers: { cookie: noor.cookie, host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    })
    // Refused or ignored, but never followed.
    if (answer.statusCode === 200) {
      const session = await sessionAt(answer.json<{ url: string }>().url)
      expect(session).toMatchObject({ amount_total: 4900 })
      expect(JSON.stringify(session)).not.toContain('evil')
    } else expect(answer.statusCode).toBeLessThan(500)
    expect(await world.query('select 1 from checkouts where user_id = $1', [sem.id])).toEqual([])
  })

  test('X3-EDGE-39 an unknown, free or malformed plan starts nothing', async () => {
    const noor = await guest()
    for (const product_id of [freePlanId, '00000000-0000-7000-8000-000000000000', "' or 1=1 --", '', 'x'.repeat(100)]) {
      const started = noor.does(membership.startCheckout, { ...asked, product_id })
      await expect(started).rejects.toMatchObject({ code: 'PLAN_UNAVAILABLE' })
    }
    expect(await world.query('select 1 from checkouts where user_id = $1', [noor.id])).toEqual([])
  })

  test('SUB-CHECKOUT-06 SUB-CHECKOUT-15 X3-EDGE-39 a plan that sold out meanwhile starts nothing', async () => {
    const noor = await guest()
    const [before] = await world.query<{ stock: number }>('select stock from products_subscriptions where id = $1', [
      studentPlanId,
    ])
    await world.query('update products_subscriptions set stock = 0 where id = $1', [studentPlanId])
    await expect(noor.does(membership.startCheckout, asked)).rejects.toMatchObject({ code: 'NO_PLAN' })
    await world.query('update products_subscriptions set stock = $2 where id = $1', [studentPlanId, before?.stock])
    expect((await noor.does(membership.startCheckout, asked)).url).toContain('/checkout/')
  })
})

describe('sessions and messages of others', () => {
  test('SUB-RESULT-06 X3-EDGE-40 a paid session of somebody else opens nothing, however often it is shown', async () => {
    const [noor, sem] = [await guest(), await guest()]
    const { sessionId } = await world.pay(noor)
    await heardAll()
    const foreign = [sessionId, 'cs_test_forged', '../cs_test', '%00', 'constructor', 'x'.repeat(200)]
    for (const session_id of foreign) {
      const own = await sem.does(membership.confirmReturn, { session_id })
      expect(own).toMatchObject({ state: 'none', role: 'no_subscription', portal: false })
    }
    expect(await world.subscriptionsOf(sem)).toEqual([])
    // The owner opens it again: nothing is made twice.
    for (const _ of [1, 2]) await noor.does(membership.confirmReturn, { session_id: sessionId })
    expect(await world.subscriptionsOf(noor)).toHaveLength(1)
  })

  test('X3-EDGE-38 X3-ROLE-10 a signed message of another shop on the same account changes nobody', async () => {
    const noor = await guest()
    const body = JSON.stringify({
      id: 'evt_other_shop',
      object: 'event',
      type: 'checkout.session.completed',
      created: 1_790_000_000,
      data: {
        object: {
          id: 'cs_other',
          client_reference_id: 'order-7',
          customer: 'cus_other',
          status: 'complete',
          url: null,
          payment_status: 'paid',
          amount_total: 100,
          metadata: { shop: 'other' },
          subscription: 'sub_other',
        },
      },
    })
    expect(await world.tell({ body, signature: signature(body, webhookSecret) })).toBe(200)
    await world.settled()
    expect(await world.query("select 1 from subscriptions where provider_subscription_id = 'sub_other'")).toEqual([])
    expect(await world.roleOf(noor)).toBe('no_subscription')
  })

  test('X3-EDGE-38 bodies that are no messages are answered and never a fault', async () => {
    const bodies = ['', '{}', '[]', 'null', '{"id":1}', '{"id":"evt_1","object":"event"}', '\u0000', '{'.repeat(5000)]
    for (const body of bodies) {
      const status = await world.tell({ body, signature: signature(body, webhookSecret) })
      expect([body.slice(0, 20), status < 500]).toEqual([body.slice(0, 20), true])
    }
    await world.settled()
  })
})

test('X3-CALL-36 SUB-PAGE-17 nobody opens the portal of somebody else, whatever is sent along', async () => {
  const [noor, sem, lot] = [await guest(), await guest(), await guest()]
  for (const one of [noor, sem]) await world.pay(one)
  await heardAll()
  const customerOf = async ({ id }: { id: string }) =>
    (
      await world.query<{ c: string }>('select provider_customer_id as c from payment_customers where user_id = $1', [
        id,
      ])
    )[0]?.c
  const hers = await customerOf(noor)
  const ask = (cookie: string) =>
    world.app.inject({
      method: 'POST',
      url: '/functions/v1/customer-portal',
      headers: { cookie },
      payload: {
        customer: hers,
        customer_id: hers,
        customerId: hers,
        user_id: noor.id,
        returnUrl: 'https://evil.example',
      },
    })
  type Portals = { portals: { id: string; customer: string; return_url: string }[] }
  expect((await ask(lot.cookie)).json()).toMatchObject({ code: 'NO_CUSTOMER' })
  await ask(sem.cookie)
  const { portals } = await standIn.call<Portals>('/control')
  expect(portals.map(({ customer }) => customer)).not.toContain(hers)
  expect(JSON.stringify(portals)).not.toContain('evil')
})

test('one person cannot use up what the provider answers: beyond the limit the next question is not asked', async () => {
  const [noor, sem] = [await guest(), await guest()]
  for (const one of [noor, sem]) await world.pay(one)
  await heardAll()
  const portals = async () => (await standIn.call<{ portals: unknown[] }>('/control')).portals.length
  const before = await portals()
  // Paying was one question.
  for (let asked = 1; asked < asksAtMost; asked += 1) await noor.does(membership.openPortal, {})
  await expect(noor.does(membership.openPortal, {})).rejects.toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' })
  expect(await portals()).toBe(before + asksAtMost - 1)
  expect((await sem.does(membership.openPortal, {})).url).toContain('/portal/')
})

test('X3-EDGE-41 SUB-CHECKOUT-20 two tabs that start at once share one checkout, and paying it in both is paying once', async () => {
  const noor = await guest()
  const started = await Promise.all([1, 2, 3].map(() => noor.does(membership.startCheckout, asked)))
  expect(new Set(started.map(({ url }) => url)).size).toBe(1)
  const session = sessionIn(started[0]?.url ?? '')
  await Promise.all([standIn.pay(session), standIn.pay(session)])
  await heardAll()
  expect(await world.subscriptionsOf(noor)).toHaveLength(1)
  expect(await world.query('select state from payments where user_id = $1', [noor.id])).toEqual([{ state: 'paid' }])
  await expect(noor.does(membership.startCheckout, asked)).rejects.toMatchObject({ code: 'ALREADY_SUBSCRIBED' })
})
