import { expect, test } from 'vitest'
import { mayFollow } from './addresses.ts'

const own = 'https://bewezen.example'

test.each([
  'https://checkout.stripe.com/c/pay/cs_1',
  'https://billing.stripe.com/p/session/1',
  `${own}/dev/stripe/checkout/cs_1`,
])('SUB-CHECKOUT-18 the provider and the page for test payments may be followed: %s', (address) =>
  expect(mayFollow(address, own)).toBe(true),
)

test.each([
  'http://checkout.stripe.com/c/pay/cs_1',
  'https://checkout.stripe.com.evil.example/',
  'https://evil.example/?https://checkout.stripe.com',
  'https://checkout.stripe.com@evil.example/',
  'javascript:alert(1)',
  '//evil.example',
  `${own}/profile`,
  `${own}/profile/dev/`,
  'https://evil.example/dev/stripe/checkout/cs_1',
  '',
])('SUB-CHECKOUT-18 anything else may not: %s', (address) => expect(mayFollow(address, own)).toBe(false))
