import { membership } from '@bewezen/domain/membership/contract.ts'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { freePlanId, openPayingWorld, sessionIn, studentPlanId } from './testing/paying.ts'

const world = await openPayingWorld()
afterAll(() => world.close())
const guest = () => world.person({ role: 'no_subscription' })
const asked = { product_id: studentPlanId, agreed_to_terms: true }

describe('the plan page', () => {
  test('SUB-PAGE-05 SUB-PAGE-13 X3-CALL-34 X3-DATA-23 everyone sees the two plans, cheapest first', async () => {
    const plans = await world.visitor().does(membership.plans, {})
    expect(plans[1]).toMatchObject({ id: studentPlanId, stock: expect.any(Number) })
    expect(plans.map(({ name, price_eur }) => [name, price_eur])).toEqual([
      ['Geen lidmaatschap', 0],
      ['Student lidmaatschap', 49],
    ])
  })

  test('SUB-PAGE-14 a privileged person has access through the role, without a subscription', async () => {
    const teacher = await world.person({ role: 'teacher' })
    expect(await teacher.does(membership.mine, {})).toMatchObject({ state: 'none', throughRole: true, portal: false })
  })
})

describe('starting a checkout', () => {
  test('SUB-CHECKOUT-01 a visitor is asked to sign in', async () => {
    await expect(world.visitor().does(membership.startCheckout, asked)).rejects.toMatchObject({
      status: 401,
      code: 'SIGN_IN_REQUIRED',
    })
  })

  test('SUB-CHECKOUT-09 SUB-CHECKOUT-13 SUB-CHECKOUT-17 SUB-LAW-02 X3-CALL-35 it answers an address, and keeps what was agreed to', async () => {
    const noor = await guest()
    const { url } = await noor.does(membership.startCheckout, asked)
    expect(url).toMatch(/\/checkout\/cs_test_/)
    const { sessions } = await world.standIn.call<{
      sessions: { id: string; success_url: string; cancel_url: string }[]
    }>('/control')
    expect(sessions.find((one) => one.id === sessionIn(url))).toMatchObject({
      success_url: 'http://localhost:3000/subscription-success?session_id={CHECKOUT_SESSION_ID}',
      cancel_url: 'http://localhost:3000/subscription-cancel',
      amount_total: 4900,
    })
    const [checkout] = await world.query('select * from checkouts where user_id = $1', [noor.id])
    expect(checkout).toMatchObject({
      terms_version: 'AV-2025-01',
      terms_page_version_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      agreed_at: expect.any(Date),
      amount_cents: 4900,
    })
  })

  test('SUB-CHECKOUT-02 SUB-CHECKOUT-13 without agreement there is none', async () => {
    const noor = await guest()
    const refused = noor.does(membership.startCheckout, { ...asked, agreed_to_terms: false })
    await expect(refused).rejects.toMatchObject({ code: 'TERMS_REQUIRED' })
    expect(await world.query('select 1 from checkouts where user_id = $1', [noor.id])).toEqual([])
  })

  test('SUB-CHECKOUT-03 somebody with access gets none', async () => {
    const sem = await world.person({ role: 'student' })
    await expect(sem.does(membership.startCheckout, asked)).rejects.toMatchObject({ code: 'ALREADY_SUBSCRIBED' })
  })

  test('SUB-CHECKOUT-15 X3-EDGE-39 another product than the one on offer starts nothing', async () => {
    const noor = await guest()
    for (const product_id of [freePlanId, 'a60e0000-0000-7000-8000-00000000ffff', 'student', '']) {
      await expect(noor.does(membership.startCheckout, { ...asked, product_id })).rejects.toMatchObject({
        status: 409,
        code: 'PLAN_UNAVAILABLE',
      })
    }
  })

  test('SUB-CHECKOUT-15 SUB-CHECKOUT-07 when only the free plan is left, nothing is on offer', async () => {
    const noor = await guest()
    await world.query('update products_subscriptions set stock = 0 where id = $1', [studentPlanId])
    await expect(noor.does(membership.startCheckout, asked)).rejects.toMatchObject({ code: 'NO_PLAN' })
    await world.query('update products_subscriptions set stock = 250 where id = $1', [studentPlanId])
    await expect(noor.does(membership.startCheckout, asked)).resolves.toBeTruthy()
  })

  test('SUB-CHECKOUT-19 without a payment provider the code says so', async () => {
    const noor = await guest()
    const { payments } = world.house
    const { provider } = payments
    payments.provider = null
    await expect(noor.does(membership.startCheckout, asked)).rejects.toMatchObject({ code: 'STRIPE_NOT_CONFIGURED' })
    payments.provider = provider
    await expect(noor.does(membership.startCheckout, asked)).resolves.toBeTruthy()
  })

  test('SUB-CHECKOUT-11 a provider that fails is a refusal, and the next try works', async () => {
    const noor = await guest()
    const { payments } = world.house
    const { provider } = payments
    payments.provider = provider && {
      ...provider,
      startCheckout: (order) => provider.startCheckout({ ...order, priceId: 'price_unknown' }),
    }
    await expect(noor.does(membership.startCheckout, asked)).rejects.toMatchObject({
      status: 502,
      code: 'PROVIDER_FAILED',
    })
    payments.provider = provider
    await expect(noor.does(membership.startCheckout, asked)).resolves.toBeTruthy()
  })
})

describe('SUB-CHECKOUT-20 one open checkout', () => {
  test('SUB-CHECKOUT-20 ten clicks at once share one checkout', async () => {
    const noor = await guest()
    const answers = await Promise.all(Array.from({ length: 10 }, () => noor.does(membership.startCheckout, asked)))
    expect(new Set(answers.map(({ url }) => url)).size).toBe(1)
    expect(await world.query('select 1 from checkouts where user_id = $1', [noor.id])).toHaveLength(1)
  })

  test('SUB-CHECKOUT-20 it is offered again for 30 minutes and then replaced by another', async () => {
    const noor = await guest()
    const minutes = (n: number) => world.pass(n / 1440)
    const first = await noor.does(membership.startCheckout, asked)
    await minutes(29)
    expect(await noor.does(membership.startCheckout, asked)).toEqual(first)
    await minutes(2)
    const second = await noor.does(membership.startCheckout, asked)
    expect(second.url).not.toBe(first.url)
    // The old page can no longer be paid.
    expect((await world.standIn.provider.readCheckout(sessionIn(first.url)))?.state).toBe('expired')
  })

  test('MKT-OFFER-09 another price is another checkout, and the old page is closed', async () => {
    const noor = await guest()
    const first = await noor.does(membership.startCheckout, asked)
    await world.query('update products_subscriptions set price_cents = 5900 where id = $1', [studentPlanId])
    const second = await noor.does(membership.startCheckout, asked)
    await world.query('update products_subscriptions set price_cents = 4900 where id = $1', [studentPlanId])
    expect(second.url).not.toBe(first.url)
    expect((await world.standIn.provider.readCheckout(sessionIn(first.url)))?.state).toBe('expired')
  })
})

describe('the return from the provider', () => {
  test('SUB-STATE-02 SUB-STATE-07 X3-CALL-37 a return before the message brings it forward, and the message changes nothing more', async () => {
    const noor = await guest()
    await world.standIn.behave({ delivery: 'held' })
    const { sessionId } = await world.pay(noor)
    expect(await noor.does(membership.mine, {})).toMatchObject({ state: 'none', role: 'no_subscription' })

    const returned = await noor.does(membership.confirmReturn, { session_id: sessionId })
    expect(returned).toMatchObject({ state: 'active', role: 'student', planName: 'Student lidmaatschap', portal: true })
    const facts = await world.factsOf(noor)

    await world.standIn.behave({ delivery: 'prompt' })
    await world.standIn.release()
    await world.until(
      async () =>
        (
          await world.query(
            "select 1 from provider_messages where type = 'checkout.session.completed' and processed_at is not null",
          )
        ).length > 0,
    )
    await world.settled()
    // The bill comes with the message about the payment.
    expect((await world.factsOf(noor)).filter((kind) => kind !== 'invoice.issued')).toEqual(facts)
    expect(await world.subscriptionsOf(noor)).toHaveLength(1)
  })

  test('SUB-RESULT-06 the session of somebody else, an unknown one and none change nothing', async () => {
    const [noor, sem] = [await guest(), await guest()]
    await world.standIn.behave({ delivery: 'never' })
    const { sessionId } = await world.pay(noor)
    for (const session_id of [sessionId, 'cs_test_unknown', null, '']) {
      expect(await sem.does(membership.confirmReturn, { session_id })).toMatchObject({ state: 'none' })
    }
    expect([await world.roleOf(sem), await world.roleOf(noor)]).toEqual(['no_subscription', 'no_subscription'])
    // The right person shows that the session was worth something.
    expect(await noor.does(membership.confirmReturn, { session_id: sessionId })).toMatchObject({ state: 'active' })
    await world.standIn.behave({ delivery: 'prompt' })
  })

  test('the provider is not asked about a session that is not the caller’s own', async () => {
    const [noor, sem] = [await guest(), await guest()]
    const { url } = await noor.does(membership.startCheckout, asked)
    const { provider } = world.house.payments
    const read = vi.spyOn(provider ?? expect.unreachable(), 'readCheckout')

    for (const session_id of [sessionIn(url), 'cs_test_unknown', '../customers', 'x'.repeat(200)])
      await sem.does(membership.confirmReturn, { session_id })
    expect(read).not.toHaveBeenCalled()
    await noor.does(membership.confirmReturn, { session_id: sessionIn(url) })
    expect(read).toHaveBeenCalledOnce()
    read.mockRestore()
  })

  test('a checkout that was paid is completed, whether the word that its time was over comes before or after', async () => {
    for (const [first, then] of [
      ['expired', 'complete'],
      ['complete', 'expired'],
    ] as const) {
      const noor = await guest()
      const { url } = await world.startCheckout(noor)
      const hears = (state: 'expired' | 'complete') =>
        world.house.payments.processor.hearCheckout({
          sessionId: sessionIn(url),
          checkoutId: null,
          personId: noor.id,
          state,
          url: null,
          at: new Date().toISOString(),
          subscription: null,
          payment: state === 'complete' ? { paymentId: `pi_${noor.id}`, cents: 4900, currency: 'EUR' } : null,
        })
      const stored = () => world.query('select state from checkouts where user_id = $1', [noor.id])
      await hears(first)
      expect(await stored()).toEqual([{ state: first === 'complete' ? 'completed' : 'expired' }])
      await hears(then)
      expect(await stored()).toEqual([{ state: 'completed' }])
    }
  })

  test('a return without having paid is not active', async () => {
    const noor = await guest()
    const { url } = await noor.does(membership.startCheckout, asked)
    expect(await noor.does(membership.confirmReturn, { session_id: sessionIn(url) })).toMatchObject({ state: 'none' })
  })

  test('SUB-STATE-01 X3-CALL-38 X3-DATA-25 check-subscription answers the tier and the role', async () => {
    const [noor, sem] = [await guest(), await world.person({ role: 'student' })]
    expect(await noor.does(membership.check, {})).toEqual({ subscription_tier: null, role: 'no_subscription' })
    expect(await sem.does(membership.check, {})).toEqual({ subscription_tier: 'student', role: 'student' })
  })
})
