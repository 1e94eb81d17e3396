import { expect, test } from 'vitest'
import { meansSentence } from './means.ts'

test.each([
  [['card', 'ideal'], 'Betalen kan met iDEAL of creditcard.'],
  [['paypal', 'ideal', 'bancontact'], 'Betalen kan met iDEAL, Bancontact of PayPal.'],
  [['ideal', 'boleto'], 'Betalen kan met iDEAL.'],
  [['boleto', 'constructor'], null],
  [[], null],
])('SUB-CHECKOUT-21 the means %o are told as people call them', (means, sentence) => {
  expect(meansSentence(means)).toBe(sentence)
})
