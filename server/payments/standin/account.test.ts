import { Stripe } from 'stripe'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openStripe } from '../stripe.ts'
import { understoodEvents } from '../stripeMessages.ts'
import { apiKey, type OpenStandIn, openStandIn } from '../testing/provider.ts'

let standIn: OpenStandIn
let stripe: Stripe
beforeEach(async () => {
  standIn = await openStandIn()
  stripe = openStripe({ secretKey: apiKey, baseUrl: standIn.url }, { timeout: 5_000, maxNetworkRetries: 0 })
})
afterEach(() => standIn.close())

test('OPS-DOCTOR-12 the stand-in tells of its account and of the webhook that its messages go to', async () => {
  expect(await stripe.accounts.retrieveCurrent()).toMatchObject({ object: 'account', charges_enabled: true })
  const { data } = await stripe.webhookEndpoints.list()
  expect(data).toMatchObject([
    {
      url: standIn.url.replace('/dev/stripe', '/ear'),
      status: 'enabled',
      enabled_events: ['*'],
      api_version: Stripe.API_VERSION,
    },
  ])
})

test('OPS-DOCTOR-12 webhooks are made, changed and removed through the SDK, and unknown ones refused', async () => {
  const made = await stripe.webhookEndpoints.create({
    url: 'https://bewezen.nl/webhooks/stripe',
    enabled_events: [...understoodEvents],
  })
  expect(made).toMatchObject({ status: 'enabled', enabled_events: understoodEvents, api_version: null })
  expect(await stripe.webhookEndpoints.update(made.id, { disabled: true })).toMatchObject({ status: 'disabled' })
  expect(await stripe.webhookEndpoints.del(made.id)).toMatchObject({ deleted: true })
  await expect(stripe.webhookEndpoints.del(made.id)).rejects.toMatchObject({ code: 'resource_missing' })
  await standIn.behave({ is_restricted: 'true' })
  await expect(stripe.webhookEndpoints.list()).rejects.toThrow(Stripe.errors.StripePermissionError)
})
