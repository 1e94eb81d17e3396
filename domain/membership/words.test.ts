import { expect, test } from 'vitest'
import { refusalNotice } from '../base/words.ts'
import { refusedWithdrawal } from './withdrawWords.ts'
import { refusedCheckout, refusedPortal, words } from './words.ts'

test('SUB-CHECKOUT-12 SUB-PAGE-17 a portal that does not open says why where that helps', () => {
  const title = 'Fout bij openen portaal'
  expect(refusedPortal('NO_CUSTOMER')).toEqual({ title, text: words.noCustomer })
  expect(refusedPortal('STRIPE_NOT_CONFIGURED')).toEqual({ title, text: words.unavailable })
  expect(refusedPortal('PROVIDER_FAILED')).toEqual({ title })
})

test('SUB-CHECKOUT-11 SUB-CHECKOUT-19 a checkout that is refused says why, and an unforeseen one its title only', () => {
  const title = 'Fout bij checkout'
  expect(refusedCheckout('STRIPE_NOT_CONFIGURED')).toEqual({ title, text: words.unavailable })
  expect(refusedCheckout('PLAN_UNAVAILABLE').text).toBe('Dit abonnement is niet meer beschikbaar.')
  expect(refusedCheckout('TERMS_REQUIRED').text).toBe(words.termsWhy)
  for (const code of ['toString', 'SOMETHING_NEW']) expect(refusedCheckout(code)).toEqual({ title })
})

test.each(['MAINTENANCE', 'UNAVAILABLE', 'TOO_MANY_REQUESTS', 'FORBIDDEN'])('%s keeps its own sentence', (code) => {
  expect(refusedCheckout(code)).toEqual(refusalNotice(code))
  expect(refusedPortal(code)).toEqual(refusalNotice(code))
})

test('SUB-LAW-03 a withdrawal that is refused says why', () => {
  const title = 'Herroepen mislukt'
  expect(refusedWithdrawal('NOTHING_TO_WITHDRAW')).toEqual({
    title,
    text: 'Er loopt geen abonnement meer dat je kunt herroepen.',
  })
  expect(refusedWithdrawal('WITHDRAWAL_OVER')).toEqual({
    title,
    text: 'De 14 dagen zijn voorbij. Opzeggen kan elke maand.',
  })
  expect(refusedWithdrawal('STRIPE_NOT_CONFIGURED').text).toMatch(/een mail voor het einde van de termijn telt ook\.$/)
})
