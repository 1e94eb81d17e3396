import type { ProviderMessage } from '@bewezen/domain/payments/messages.ts'
import { ProviderFailed } from '@bewezen/domain/payments/provider.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { understand } from './stripeMessages.ts'
import { type OpenStandIn, openStandIn } from './testing/provider.ts'

let standIn: OpenStandIn
beforeEach(async () => {
  standIn = await openStandIn()
})
afterEach(() => standIn.close())

const starts = async (change: { checkoutId?: string; cents?: number } = {}) => {
  const customerId = await standIn.provider.ensureCustomer({ id: 'noor', email: 'noor@bewezen.example' })
  return standIn.provider.startOneTime({
    checkoutId: 'c1',
    reference: 'e1',
    personId: 'noor',
    customerId,
    name: 'Wandelen',
    cents: 2_500,
    currency: 'EUR',
    expiresAt: new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 32 * 60_000).toISOString(),
    successUrl: 'https://bewezen.example/events',
    cancelUrl: 'https://bewezen.example/events',
    ...change,
  })
}
const understood = async (): Promise<ProviderMessage[]> => {
  const received = standIn.heard.flatMap(({ body, signature }) => standIn.provider.receive(body, signature) ?? [])
  const all = await Promise.all(received.map((one) => standIn.provider.understand(one)))
  return all.filter((one) => one !== null)
}
const hears = (kind: ProviderMessage['kind']) =>
  standIn.until(async () => (await understood()).some((message) => message.kind === kind))
const act = (payment: string, what: string) => standIn.call('/control/payment', { payment, act: what })

test('the same checkout asked for twice at once is one, with what is bought and the amount on its page', async () => {
  const [one, other] = await Promise.all([starts(), starts()])
  expect(one).toEqual(other)
  const page = await (await fetch(one.url)).text()
  expect(page).toContain('Wandelen')
  expect(page).toContain('€ 25,00')
  expect(page).not.toContain('per maand')
})

test('EV-PAY-21 an amount that the provider does not take is a failure', async () => {
  await expect(starts({ cents: 49 })).rejects.toThrow(ProviderFailed)
  await expect(starts({ checkoutId: 'c2', cents: 100_000_000 })).rejects.toThrow(ProviderFailed)
})

test('what was paid can be read and is told, by our own id of the checkout', async () => {
  const { sessionId } = await starts()
  expect(await standIn.provider.readCheckout(sessionId)).toMatchObject({ state: 'open', payment: null })
  const { payment_intent: paymentId } = await standIn.pay(sessionId)
  expect(await standIn.provider.readCheckout(sessionId)).toMatchObject({
    state: 'complete',
    checkoutId: 'c1',
    subscription: null,
    payment: { paymentId, cents: 2_500 },
  })
  await hears('checkoutCompleted')
  expect(await understood()).toMatchObject([
    { kind: 'checkoutCompleted', checkoutId: 'c1', paymentId, amountCents: 2_500, paid: true, subscriptionId: null },
  ])
})

test('EV-CANCEL-04 a payment goes back in full and once, however often it is asked and tried', async () => {
  const { payment_intent: paymentId } = await standIn.pay((await starts()).sessionId)
  for (const attempt of [0, 0, 1, 2]) await standIn.provider.refundPayment(String(paymentId), attempt)
  await hears('paymentReversed')
  const back = (await understood()).filter(({ kind }) => kind === 'paymentReversed')
  expect(back).toMatchObject([{ why: 'refund', paymentId, subscriptionId: null }])
  await expect(standIn.provider.refundPayment('pi_unknown', 0)).rejects.toThrow(ProviderFailed)
})

test('EV-PAY-22 a dispute is told, and how it ended', async () => {
  const { payment_intent: paymentId } = await standIn.pay((await starts()).sessionId)
  await act(String(paymentId), 'dispute')
  await act(String(paymentId), 'disputeLost')
  await hears('disputeLost')
  const told = (await understood()).filter((message) => message.kind !== 'checkoutCompleted')
  expect(told).toMatchObject([
    { kind: 'paymentReversed', why: 'dispute', paymentId },
    { kind: 'disputeLost', paymentId },
  ])
})

test.each([
  ['won', 'disputeWon'],
  ['warning_closed', 'disputeWon'],
  ['lost', 'disputeLost'],
  ['under_review', undefined],
])('a dispute that is closed as %s means %s', async (status, kind) => {
  const object = { status, payment_intent: 'pi_1' }
  const received = { id: 'evt_1', at: '2026-11-01T10:00:00.000Z', payload: { data: { object } } }
  const message = await understand({ ...received, type: 'charge.dispute.closed' }, async () => null)
  expect(message?.kind).toBe(kind)
})
