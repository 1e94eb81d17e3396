import { afterEach, expect, test } from 'vitest'
import { openStandIn, startCheckout } from '../testing/provider.ts'

const opened: { close: () => Promise<unknown> }[] = []
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close()
})
const returnUrl = 'https://bewezen.example/subscription'

/** A customer with a paid subscription, before the portal. */
async function openPortal() {
  const standIn = await openStandIn({ startAt: '2026-11-01T09:00:00Z' })
  opened.push(standIn)
  const { sessionId } = await startCheckout(standIn, { personId: 'noor', checkoutId: 'c-1' })
  const session = await standIn.pay(sessionId)
  const subscriptionId = String(session.subscription)
  const again = () => standIn.provider.openPortal({ customerId: session.customer, returnUrl })
  let url = await again()
  const press = (form: Record<string, string>) =>
    fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
  const state = async () => (await standIn.provider.readSubscription(subscriptionId))?.subscription
  const reopen = async () => {
    url = await again()
  }
  return { standIn, subscriptionId, url, press, reopen, state, text: async () => (await fetch(url)).text() }
}

test('SUB-PAGE-11 the portal shows what was bought, the invoices and the way back', async () => {
  const { text } = await openPortal()
  const html = await text()
  expect(html).toContain('Student lidmaatschap')
  expect(html).toContain('€ 49,00')
  expect(html).toContain('Verlengt op 1 december 2026')
  expect(html).toContain('Betaald')
  expect(html).toContain(`href="${returnUrl}"`)
  expect(html).not.toContain('<script')
})

test('SUB-PAGE-11 SUB-LAW-05 one press cancels at the end of the period, another one goes on after all', async () => {
  const { press, state, text, subscriptionId } = await openPortal()
  expect((await press({ act: 'cancel', subscription: subscriptionId })).status).toBe(303)
  expect((await state())?.endsAt).toBe((await state())?.periodEnd)
  expect(await text()).toContain('Stopt op 1 december 2026')
  await press({ act: 'goOn', subscription: subscriptionId })
  expect(await state()).toMatchObject({ status: 'active', endsAt: null })
})

test('SUB-WHY-03 another way to pay repairs a payment that failed, and one that is refused does not', async () => {
  const { standIn, press, reopen, state, text } = await openPortal()
  await press({ act: 'card', card: 'refused' })
  await standIn.pass(31)
  await reopen()
  expect((await state())?.status).toBe('past_due')
  expect(await text()).toContain('Betaling mislukt')
  await press({ act: 'card', card: 'refused' })
  expect((await state())?.status).toBe('past_due')
  await press({ act: 'card', card: 'ideal' })
  expect((await state())?.status).toBe('active')
})

test('a portal changes nothing of another customer, and nothing for what it does not know', async () => {
  const { standIn, press, state } = await openPortal()
  const { sessionId } = await startCheckout(standIn, { personId: 'sem', checkoutId: 'c-2' })
  const other = String((await standIn.pay(sessionId)).subscription)
  for (const form of [{ act: 'cancel', subscription: other }, { act: 'refund' }, { act: 'card', card: 'x' }, {}]) {
    expect((await press(form as Record<string, string>)).status).toBe(303)
  }
  expect((await standIn.provider.readSubscription(other))?.subscription.endsAt).toBeNull()
  expect((await state())?.endsAt).toBeNull()
})

test('an unknown customer has no portal, an unknown address is none, and one is over after an hour', async () => {
  const { standIn, url } = await openPortal()
  await expect(standIn.provider.openPortal({ customerId: 'cus_unknown', returnUrl })).rejects.toThrow(
    'resource_missing',
  )
  expect((await fetch(`${standIn.url}/portal/bps_unknown`)).status).toBe(404)
  expect((await fetch(`${standIn.url}/portal/constructor`)).status).toBe(404)
  await standIn.pass(0.1)
  expect((await fetch(url)).status).toBe(404)
})

test('SUB-LAW-04 money is given back once, for whatever reason it is asked', async () => {
  const { standIn, subscriptionId, state } = await openPortal()
  await standIn.provider.cancelAndRefund(subscriptionId, 'withdrawn')
  await standIn.provider.cancelAndRefund(subscriptionId, 'withdrawn')
  await standIn.provider.cancelAndRefund(subscriptionId, 'duplicate')
  expect((await state())?.status).toBe('canceled')
  const refunds = () => standIn.heard.filter(({ body }) => JSON.parse(body).type === 'charge.refunded')
  await standIn.until(() => refunds().length > 0)
  expect(refunds()).toHaveLength(1)
})
