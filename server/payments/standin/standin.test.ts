import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Stripe } from 'stripe'
import { afterEach, describe, expect, test } from 'vitest'
import { apiKey, type Heard, openStandIn, startCheckout, webhookSecret } from '../testing/provider.ts'
import { monthsAfter } from './billing.ts'
import { apiVersion, type StandInEvent } from './objects.ts'

const opened: { close: () => Promise<unknown> }[] = []
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close()
})
const open = async (...wishes: Parameters<typeof openStandIn>) => {
  const standIn = await openStandIn(...wishes)
  opened.push(standIn)
  return standIn
}
const eventOf = (heard: Heard) => JSON.parse(heard.body) as StandInEvent & { data: { object: Record<string, unknown> } }
const typesOf = (heard: Heard[]) => heard.map((one) => eventOf(one).type)
const story = [
  'customer.created',
  'customer.subscription.created',
  'charge.succeeded',
  'invoice.paid',
  'customer.subscription.updated',
  'checkout.session.completed',
]
const sdk = (url: string, key = apiKey) => {
  const { hostname, port, pathname } = new URL(url)
  const client = Stripe.createNodeHttpClient()
  return new Stripe(key, {
    host: hostname,
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    httpClient: {
      getClientName: () => client.getClientName(),
      makeRequest: (host, at, path, ...rest) => client.makeRequest(host, at, `${pathname}${path}`, ...rest),
    },
  })
}

describe('the protocol, asked through the official SDK', () => {
  test('it speaks the version that the SDK asks for', async () => {
    const { url } = await open()
    const customer = await sdk(url).customers.create({ email: 'noor@bewezen.example' })
    expect(customer.lastResponse.apiVersion).toBe(apiVersion)
    expect(customer.lastResponse.requestId).toMatch(/^req_/)
    expect(customer.id).toMatch(/^cus_[A-Za-z0-9]{14}$/)
    expect(Stripe.API_VERSION).toBe(apiVersion)
  })

  test('a wrong key is refused as the provider refuses it', async () => {
    const { url } = await open()
    await expect(sdk(url, 'sk_test_wrong').customers.create({})).rejects.toThrow(
      Stripe.errors.StripeAuthenticationError,
    )
  })

  test('an unknown price, customer, session or address has its own refusal', async () => {
    const { url } = await open()
    const stripe = sdk(url)
    const { id: customer } = await stripe.customers.create({})
    const order = { mode: 'subscription' as const, success_url: 'https://bewezen.example/' }
    const refusals = await Promise.allSettled([
      stripe.checkout.sessions.create({ ...order, customer, line_items: [{ price: 'price_unknown', quantity: 1 }] }),
      stripe.checkout.sessions.retrieve('cs_test_unknown'),
      stripe.subscriptions.retrieve('sub_unknown'),
      stripe.topups.list(),
    ])
    expect(refusals.map((one) => (one.status === 'rejected' ? one.reason.code : 'accepted'))).toEqual([
      'resource_missing',
      'resource_missing',
      'resource_missing',
      undefined,
    ])
  })

  test('a parameter that we never use is refused, so that a slip in our requests shows', async () => {
    const { url } = await open()
    await expect(sdk(url).customers.create({ phone: '0612345678' })).rejects.toMatchObject({
      code: 'parameter_unknown',
      param: 'phone',
    })
  })

  test('the same key with the same body gives the same answer, and with another body is refused', async () => {
    const { url } = await open()
    const stripe = sdk(url)
    const once = { idempotencyKey: 'customer-noor' }
    const first = await stripe.customers.create({ email: 'noor@bewezen.example' }, once)
    const again = await stripe.customers.create({ email: 'noor@bewezen.example' }, once)
    expect(again.id).toBe(first.id)
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true')
    await expect(stripe.customers.create({ email: 'sem@bewezen.example' }, once)).rejects.toThrow(
      Stripe.errors.StripeIdempotencyError,
    )
    expect((await stripe.customers.create({ email: 'noor@bewezen.example' })).id).not.toBe(first.id)
  })

  test('a session lives between 30 minutes and a day', async () => {
    const standIn = await open()
    const { sessionId } = await startCheckout(standIn, { personId: 'noor', checkoutId: 'c1' })
    const { customer } = await sdk(standIn.url).checkout.sessions.retrieve(sessionId)
    const [price] = (await sdk(standIn.url).prices.list()).data
    const short = sdk(standIn.url).checkout.sessions.create({
      mode: 'subscription',
      customer: String(customer),
      line_items: [{ price: price?.id, quantity: 1 }],
      success_url: 'https://bewezen.example/',
      expires_at: Math.floor(Date.now() / 1000) + 60,
    })
    await expect(short).rejects.toMatchObject({ param: 'expires_at' })
    await standIn.pass(1)
    expect((await sdk(standIn.url).checkout.sessions.retrieve(sessionId)).status).toBe('expired')
    await standIn.until(() => typesOf(standIn.heard).includes('checkout.session.expired'))
  })
})

describe('the page for test payments', () => {
  test('it says that it is a test, what is bought and for how much, and holds no script', async () => {
    const standIn = await open()
    const { url } = await startCheckout(standIn, { personId: 'noor', checkoutId: 'c1' })
    const answer = await fetch(url)
    const page = await answer.text()
    for (const text of ['Testbetaling', 'Student lidmaatschap', '€ 49,00', 'per maand', 'Betalen', 'Annuleren']) {
      expect(page).toContain(text)
    }
    expect(page).toContain('href="https://bewezen.example/subscription-cancel"')
    expect(page).not.toContain('<script')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  test('paying leads back with the id of the session, and the address works once', async () => {
    const standIn = await open()
    const { url, sessionId } = await startCheckout(standIn, { personId: 'noor', checkoutId: 'c1' })
    const paid = await fetch(url, { method: 'POST', redirect: 'manual' })
    expect([paid.status, paid.headers.get('location')]).toEqual([
      303,
      `https://bewezen.example/subscription-success?session_id=${sessionId}`,
    ])
    await fetch(url, { method: 'POST', redirect: 'manual' })
    expect(await (await fetch(url)).text()).toContain('Deze betaling is afgerond')
    const { subscriptions } = await standIn.call<{ subscriptions: unknown[] }>('/control')
    expect(subscriptions).toHaveLength(1)
  })

  test('a product name is text, never markup', async () => {
    const standIn = await open()
    const { provider, clock } = standIn
    const { url } = await provider.startCheckout({
      checkoutId: 'c1',
      personId: 'noor',
      planId: 'student',
      customerId: await provider.ensureCustomer({ id: 'noor', email: 'noor@bewezen.example' }),
      priceId: await provider.ensurePrice({ id: 'p', name: '<img src=x onerror=alert(1)>', priceCents: 4900 }),
      successUrl: 'https://bewezen.example/',
      cancelUrl: 'https://bewezen.example/"><b>',
      expiresAt: new Date(clock().getTime() + 40 * 60_000).toISOString(),
    })
    const page = await (await fetch(url)).text()
    expect(page).toContain('&lt;img')
    expect(page).not.toMatch(/<img|<b>/)
  })

  test('an unknown or expired session cannot be paid', async () => {
    const standIn = await open()
    const { url } = await startCheckout(standIn, { personId: 'noor', checkoutId: 'c1' })
    expect((await fetch(`${standIn.url}/checkout/cs_test_unknown`, { method: 'POST' })).status).toBe(404)
    await standIn.pass(1)
    expect((await fetch(url, { method: 'POST', redirect: 'manual' })).status).toBe(410)
    expect(await (await fetch(url)).text()).toContain('verlopen')
  })
})

describe('messages', () => {
  const payOne = async (standIn: Awaited<ReturnType<typeof open>>) => {
    const { sessionId } = await startCheckout(standIn, { personId: 'noor', checkoutId: 'c1' })
    await standIn.pay(sessionId)
  }

  test('a payment is told in the usual steps, each with a signature that the SDK accepts', async () => {
    const standIn = await open()
    await payOne(standIn)
    await standIn.until(() => standIn.heard.length === story.length)
    expect(typesOf(standIn.heard)).toEqual(story)
    for (const { body, signature } of standIn.heard) {
      expect(sdk(standIn.url).webhooks.constructEvent(body, signature, webhookSecret).api_version).toBe(apiVersion)
    }
  })

  test('a message is repeated until it is answered with a 2xx', async () => {
    let refusals = 0
    const standIn = await open({ receive: () => (++refusals <= 3 ? 500 : 204) })
    await sdk(standIn.url).customers.create({})
    await standIn.until(() => standIn.heard.length === 4)
    expect(new Set(standIn.heard.map((one) => eventOf(one).id)).size).toBe(1)
    await standIn.until(standIn.isQuiet)
  })

  test('it can tell everything twice', async () => {
    const standIn = await open()
    await standIn.behave({ delivery: 'twice' })
    await payOne(standIn)
    await standIn.until(() => standIn.heard.length === 2 * story.length)
    expect(new Set(standIn.heard.map((one) => eventOf(one).id)).size).toBe(story.length)
  })

  test('it can tell everything in the wrong order', async () => {
    const standIn = await open()
    const { sessionId } = await startCheckout(standIn, { personId: 'noor', checkoutId: 'c1' })
    await standIn.until(() => standIn.heard.length === 1)
    await standIn.behave({ delivery: 'reversed' })
    await standIn.pay(sessionId)
    await standIn.until(() => standIn.heard.length === story.length)
    expect(typesOf(standIn.heard).slice(1)).toEqual(story.slice(1).reverse())
  })

  test('it can hold messages back until told to send them', async () => {
    const standIn = await open()
    await standIn.behave({ delivery: 'held' })
    await payOne(standIn)
    expect((await standIn.call<{ undelivered: number }>('/control')).undelivered).toBe(story.length)
    expect(standIn.heard).toEqual([])
    await standIn.release()
    await standIn.until(() => standIn.heard.length === story.length)
  })

  test('it can lose messages and sign them wrongly', async () => {
    const standIn = await open()
    await standIn.behave({ delivery: 'never' })
    await payOne(standIn)
    await standIn.behave({ delivery: 'forged' })
    await sdk(standIn.url).customers.create({})
    await standIn.until(() => standIn.heard.length === 1)
    const [{ body, signature } = { body: '', signature: '' }] = standIn.heard
    expect(eventOf({ body, signature }).type).toBe('customer.created')
    expect(() => sdk(standIn.url).webhooks.constructEvent(body, signature, webhookSecret)).toThrow()
  })
})

describe('what outlives a restart', () => {
  test('subscriptions, idempotency keys and messages that had not arrived', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'standin-'))
    const before = await openStandIn({ folder, receive: () => 500 })
    const { sessionId } = await startCheckout(before, { personId: 'noor', checkoutId: 'c1' })
    const paid = await before.pay(sessionId)
    await before.close()

    const after = await openStandIn({ folder })
    const subscription = await after.provider.readSubscription(String(paid.subscription))
    expect(subscription?.subscription.status).toBe('active')
    expect(await after.provider.ensureCustomer({ id: 'noor', email: 'noor@bewezen.example' })).toBe(paid.customer)
    await after.until(() => after.heard.length === story.length)
    await after.close()
    await rm(folder, { recursive: true })
  })
})

describe('time', () => {
  test.each([
    ['2026-01-31T10:00:00Z', 1, '2026-02-28T10:00:00.000Z'],
    ['2026-01-31T10:00:00Z', 2, '2026-03-31T10:00:00.000Z'],
    ['2027-12-15T23:59:59Z', 1, '2028-01-15T23:59:59.000Z'],
    ['2028-01-30T00:00:00Z', 1, '2028-02-29T00:00:00.000Z'],
  ])('a month after %s (%i) is %s', (from, months, to) => {
    expect(new Date(monthsAfter(Date.parse(from) / 1000, months) * 1000).toISOString()).toBe(to)
  })

  test('periods are charged as they begin, a failing card makes a subscription late, and an end comes at its time', async () => {
    const standIn = await open({ startAt: '2026-10-10T09:00:00Z' })
    const { sessionId } = await startCheckout(standIn, { personId: 'noor', checkoutId: 'c1' })
    const { subscription } = await standIn.pay(sessionId)
    const state = async () => {
      const read = await standIn.provider.readSubscription(String(subscription))
      return [read?.subscription.status, read?.subscription.periodEnd?.slice(0, 10)]
    }
    expect(await state()).toEqual(['active', '2026-11-10'])
    await standIn.pass(65)
    expect(await state()).toEqual(['active', '2027-01-10'])
    await standIn.behave({ card_fails: 'true' })
    await standIn.pass(30)
    expect(await state()).toEqual(['past_due', '2027-02-10'])
    await standIn.act(String(subscription), 'payAfterAll')
    await standIn.act(String(subscription), 'cancelAtPeriodEnd')
    expect(await state()).toEqual(['active', '2027-02-10'])
    await standIn.pass(40)
    expect((await state())[0]).toBe('canceled')
  })
})
