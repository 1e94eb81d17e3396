import { expect, test } from 'vitest'
import { readSettings } from '../base/settings.ts'
import { openPayments, standInFor } from './payments.ts'

const production = { NODE_ENV: 'production', SITE_URL: 'https://bewezen.example', SECRET_KEY: 'x'.repeat(32) }
const stripe = { STRIPE_SECRET_KEY: 'sk_live_something', STRIPE_WEBHOOK_SECRET: 'whsec_something' }
const providerOf = (env: Record<string, string>) =>
  openPayments({ settings: readSettings(env) } as Parameters<typeof openPayments>[0]).provider

test('SUB-CHECKOUT-19 production without a provider sells nothing and has no stand-in', () => {
  expect(standInFor(readSettings(production))).toBeNull()
  expect(providerOf(production)).toBeNull()
})

test('with a key the real service is used, in every mode, and the stand-in is gone', () => {
  for (const env of [{ ...production, ...stripe }, stripe]) {
    expect(standInFor(readSettings(env))).toBeNull()
    expect(providerOf(env)).not.toBeNull()
  }
})

test('without one a demonstration pays at the stand-in, with secrets of its own', () => {
  const one = standInFor(readSettings({}))
  const other = standInFor(readSettings({ SECRET_KEY: 'another key, which is long enough to be one' }))
  expect(one?.publicUrl).toBe('http://localhost:3000/dev/stripe')
  expect(one?.apiKey).not.toBe(other?.apiKey)
  expect(one?.webhookSecret).not.toBe(one?.apiKey.replace('sk_test_', 'whsec_'))
})
