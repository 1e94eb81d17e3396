import { expect, test } from 'vitest'
import { paymentMethodsSentence } from './paymentMethodWords.ts'

test.each([
  [['card', 'ideal'], 'Betalen kan met iDEAL of creditcard.'],
  [['paypal', 'ideal', 'bancontact'], 'Betalen kan met iDEAL, Bancontact of PayPal.'],
  [['ideal', 'boleto'], 'Betalen kan met iDEAL.'],
  [
    ['link', 'revolut_pay', 'klarna', 'google_pay', 'apple_pay', 'sepa_debit'],
    'Betalen kan met SEPA-incasso, Apple Pay, Google Pay, Klarna, Revolut Pay of Link.',
  ],
  [['boleto', 'constructor'], null],
  [[], null],
])('SUB-CHECKOUT-21 the payment methods %o are told as people call them', (methods, sentence) => {
  expect(paymentMethodsSentence(methods)).toBe(sentence)
})
