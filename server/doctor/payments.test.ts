import type { Stripe } from 'stripe'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openStripe } from '../payments/stripe.ts'
import { apiKey, type OpenStandIn, openStandIn } from '../payments/testing/provider.ts'
import { lookAtPayments } from './payments.ts'
import { about, statesOf } from './testing/look.ts'

const site = 'https://bewezen.nl'
const webhookUrl = `${site}/webhooks/stripe`
const settings = { STRIPE_SECRET_KEY: apiKey, SITE_URL: site, mode: 'demo' as const }
let standIn: OpenStandIn
let stripe: Stripe
let id = ''
beforeEach(async () => {
  standIn = await openStandIn({ webhookUrl })
  stripe = openStripe({ secretKey: apiKey, baseUrl: standIn.url }, { timeout: 5_000, maxNetworkRetries: 0 })
  const { data } = await stripe.webhookEndpoints.list()
  id = data[0]?.id ?? ''
})
afterEach(() => standIn.close())
const look = (more: Partial<Parameters<typeof lookAtPayments>[0]> = {}) =>
  lookAtPayments({ ...settings, ...more }, standIn.url)

test('OPS-DOCTOR-12 an account that takes money, with its webhook, is good in all of it', async () => {
  expect(statesOf(await look())).toEqual({
    'payments key': 'good',
    payments: 'good',
    webhook: 'good',
    'clock of the provider': 'good',
  })
  expect(statesOf(await look({ STRIPE_SECRET_KEY: undefined }))).toEqual({ payments: 'not used' })
})

test('OPS-DOCTOR-12 a test key in production is a warning, a real one in a demonstration is wrong', async () => {
  expect(about(await look({ mode: 'production' }), 'payments key')).toMatchObject({
    state: 'warning',
    todo: expect.stringContaining('STRIPE_SECRET_KEY'),
  })
  await standIn.close()
  standIn = await openStandIn({ webhookUrl, apiKey: 'sk_live_standin' })
  const real = { STRIPE_SECRET_KEY: 'sk_live_standin' }
  expect(about(await look(real), 'payments key')).toMatchObject({
    state: 'wrong',
    todo: expect.stringContaining('sk_test_'),
  })
  expect(about(await look({ ...real, mode: 'production' }), 'payments key').state).toBe('good')
})

test('OPS-DOCTOR-12 a key that is refused, and a provider that is away, are wrong in different words', async () => {
  expect(await look({ STRIPE_SECRET_KEY: 'sk_test_fout' })).toMatchObject([
    { state: 'wrong', says: 'the provider refuses the key', todo: expect.stringContaining('Copy the secret key') },
  ])
  expect(await lookAtPayments(settings, 'http://127.0.0.1:1')).toMatchObject([
    { state: 'wrong', says: 'the provider does not answer', todo: expect.stringContaining('api.stripe.com') },
  ])
})

test('OPS-DOCTOR-12 an account that may not take money yet is wrong', async () => {
  await standIn.behave({ takes_money: 'false' })
  expect(about(await look(), 'payments')).toMatchObject({ state: 'wrong', todo: expect.stringContaining('Finish') })
})

test('OPS-DOCTOR-12 a webhook that is missing, at another address, or switched off is wrong, with what to add', async () => {
  await stripe.webhookEndpoints.update(id, { disabled: true })
  expect(about(await look(), 'webhook')).toMatchObject({
    state: 'wrong',
    todo: `Switch ${webhookUrl} on in the dashboard of Stripe (Developers, Webhooks).`,
  })
  await stripe.webhookEndpoints.update(id, { disabled: false, url: 'https://www.bewezen.nl/webhooks/stripe' })
  expect(about(await look(), 'webhook')).toMatchObject({
    state: 'wrong',
    says: expect.stringMatching(/^is not there/),
    todo: expect.stringContaining('STRIPE_WEBHOOK_SECRET'),
  })
})

test('OPS-DOCTOR-12 events that are not sent are named', async () => {
  await stripe.webhookEndpoints.update(id, { enabled_events: ['checkout.session.completed', 'invoice.paid'] })
  const finding = about(await look(), 'webhook')
  expect(finding).toMatchObject({ state: 'wrong', says: 'does not send 11 events that the site needs' })
  expect(finding.todo).toContain('charge.dispute.created')
  expect(finding.todo).not.toContain('invoice.paid,')
})

test('OPS-DOCTOR-12 a second webhook, one of another version, and a key that may not look are warnings', async () => {
  const asked = { url: webhookUrl, enabled_events: ['*' as const], api_version: '2024-06-20' as const }
  const { id: other } = await stripe.webhookEndpoints.create(asked)
  expect(about(await look(), 'webhook')).toMatchObject({
    state: 'warning',
    todo: expect.stringContaining('Remove all but that one'),
  })
  await stripe.webhookEndpoints.del(id)
  expect(about(await look(), 'webhook')).toMatchObject({
    state: 'warning',
    says: expect.stringContaining('2024-06-20'),
  })
  await stripe.webhookEndpoints.del(other)
  await standIn.behave({ is_restricted: 'true' })
  expect(about(await look(), 'webhook')).toMatchObject({ state: 'warning', todo: expect.stringContaining(webhookUrl) })
})
