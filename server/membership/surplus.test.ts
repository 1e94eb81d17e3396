import { newId } from '@bewezen/domain/base/ids.ts'
import { membership } from '@bewezen/domain/membership/contract.ts'
import { afterAll, expect, test } from 'vitest'
import { openPayingWorld, studentPlanId } from './testing/paying.ts'

const world = await openPayingWorld({ jobs: true })
afterAll(() => world.close())

test('X3-EDGE-41 ADM-PANEL-09 a second payment is ended and given back by itself, and the first membership goes on', async () => {
  const { standIn } = world
  const noor = await world.person({ role: 'no_subscription' })
  await world.pay(noor)
  await world.pass(0.01)
  const { sessionId } = await standIn.provider.startCheckout({
    checkoutId: newId(),
    personId: noor.id,
    planId: studentPlanId,
    customerId: await standIn.provider.ensureCustomer({ id: noor.id, email: noor.email }),
    priceId: await standIn.provider.ensurePrice({ id: studentPlanId, name: 'Student lidmaatschap', priceCents: 4900 }),
    successUrl: 'http://localhost:3000/',
    cancelUrl: 'http://localhost:3000/',
    expiresAt: new Date(Date.now() + 60 * 60_000).toISOString(),
  })
  const second = String((await standIn.pay(sessionId)).subscription)

  await world.until(async () => (await standIn.provider.readSubscription(second))?.subscription.status === 'canceled')
  await world.until(async () => {
    const statuses = (await world.subscriptionsOf(noor)).map((row) => row.status)
    return statuses.length === 2 && !statuses.includes('surplus')
  })
  await world.until(
    async () =>
      (await world.query("select 1 from payments where user_id = $1 and state = 'refunded'", [noor.id])).length > 0,
  )
  await world.settled()

  expect((await world.subscriptionsOf(noor)).map((row) => row.status).sort()).toEqual(['active', 'canceled'])
  const states = await world.query('select state from payments where user_id = $1 order by state', [noor.id])
  expect(states).toEqual([{ state: 'paid' }, { state: 'refunded' }])
  expect(await noor.does(membership.mine, {})).toMatchObject({ state: 'active', role: 'student' })
  expect((await world.factsOf(noor)).filter((kind) => kind.startsWith('subscription.'))).toEqual([
    'subscription.started',
  ])

  // An admin sees which one was paid twice and that it was given back.
  const admin = await world.person({ role: 'admin' })
  const { subscriptions } = await admin.does(membership.managed, { state: 'double' })
  expect(subscriptions).toMatchObject([
    { person: { id: noor.id }, state: 'double', payment: 'refunded', provider: { reference: second } },
  ])
})
