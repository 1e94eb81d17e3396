import { expect, test } from 'vitest'
import type { OwnMembership } from './contract.ts'
import { planButton, planView, portalLabel, portalNote, stateLabel } from './planPage.ts'
import { refusedCheckout, words } from './words.ts'

const page = { state: 'none', justRegistered: false, agreed: true, busy: false } as const

test('SUB-PAGE-06 while loading the button reads Laden...', () => {
  expect(planButton({ ...page, state: 'loading' })).toEqual({ label: 'Laden...', disabled: true })
})
test('SUB-PAGE-07 with an active subscription it reads Actief abonnement and is disabled', () => {
  expect(planButton({ ...page, state: 'active' })).toEqual({ label: 'Actief abonnement', disabled: true })
})
test('SUB-PAGE-08 otherwise it starts the subscription, with other words right after registration', () => {
  expect(planButton(page)).toEqual({ label: 'Start Student Abonnement', disabled: false })
  expect(planButton({ ...page, justRegistered: true })).toEqual({ label: 'Start mijn abonnement', disabled: false })
})
test('SUB-CHECKOUT-13 it stays disabled until the terms are agreed to', () => {
  expect(planButton({ ...page, agreed: false }).disabled).toBe(true)
})
test('SUB-CHECKOUT-20 it is disabled while busy', () => {
  expect(planButton({ ...page, busy: true }).disabled).toBe(true)
})
test('SUB-PAGE-18 an unknown state disables it, so that nobody pays twice', () => {
  expect(planButton({ ...page, state: 'unknown' }).disabled).toBe(true)
  expect(stateLabel('unknown')).toBe('Status onbekend')
})
test('SUB-PAGE-09 the state reads Actief or Geen abonnement', () => {
  expect([stateLabel('active'), stateLabel('none')]).toEqual(['Status: Actief', 'Status: Geen abonnement'])
})
test.each([
  ['not read yet', undefined, 'Abonnement beheren'],
  ['active', { state: 'active', lateUntil: null }, 'Abonnement beheren'],
  ['active and late', { state: 'active', lateUntil: '2026-03-04T09:00:00Z' }, 'Abonnement beheren'],
  ['over, with a payment that is owed', { state: 'none', lateUntil: '2026-03-04T09:00:00Z' }, 'Abonnement beheren'],
  ['over', { state: 'none', lateUntil: null }, 'Facturen en betaalgegevens'],
] as const)(
  'SUB-PAGE-17 SUB-PAGE-19 of a subscription that is %s the portal button says what can be done there',
  (_, own, label) => {
    expect(portalLabel(own)).toBe(label)
  },
)
test('SUB-CHECKOUT-14 the line above the button has the current price', () => {
  expect(words.priceLine(4900)).toBe('€ 49 per maand, maandelijks opzegbaar')
})
test('X3-ERR-27 the refusals of the checkout have their sentences', () => {
  expect(refusedCheckout('SIGN_IN_REQUIRED').title).toBe('Inloggen vereist')
  expect(refusedCheckout('ALREADY_SUBSCRIBED').title).toBe('Je hebt al een abonnement')
  expect(refusedCheckout('NO_PLAN').title).toBe('Geen beschikbare abonnementen gevonden')
  expect(refusedCheckout('PROVIDER_FAILED').title).toBe('Fout bij checkout')
  expect(words.problems).toEqual({
    plansFailed: 'Fout bij ophalen producten',
    signInFirst: 'Inloggen vereist',
    sessionExpired: 'Je sessie is verlopen. Log opnieuw in en probeer het nog eens.',
    checkoutFailed: 'Fout bij checkout',
    portalFailed: 'Fout bij openen portaal',
  })
})
test('SUB-CHECKOUT-19 without a payment provider the sentence says whom to ask', () => {
  expect(refusedCheckout('STRIPE_NOT_CONFIGURED')).toEqual({
    title: 'Fout bij checkout',
    text: 'Betalingen zijn momenteel niet beschikbaar. Neem contact op met de beheerder.',
  })
})
test('X3-EDGE-39 a plan that is gone has its own sentence', () => {
  expect(refusedCheckout('PLAN_UNAVAILABLE').text).toBe('Dit abonnement is niet meer beschikbaar.')
})

const running: OwnMembership = {
  state: 'active',
  planName: 'Student lidmaatschap',
  role: 'student',
  throughRole: false,
  accessUntil: null,
  periodEnd: '2026-12-30T09:00:00Z',
  portal: true,
  lateUntil: null,
  withdrawUntil: null,
}
const managed = 'Hier zeg je op, wijzig je je betaalgegevens en bekijk je je facturen.'
test.each<[string, Partial<OwnMembership>, string]>([
  ['runs', {}, `${managed} Zeg je op, dan houd je toegang tot 30 december 2026.`],
  ['was cancelled', { accessUntil: '2026-12-30T09:00:00Z' }, `${managed} Je houdt toegang tot 30 december 2026.`],
  ['owes a payment', { lateUntil: '2026-12-04T09:00:00Z' }, managed],
  ['owes one and lost the access', { state: 'none', lateUntil: '2026-11-04T09:00:00Z' }, managed],
  ['ended, while something else gives the access', { periodEnd: '2026-11-30T09:00:00Z' }, managed],
  ['tells no period', { periodEnd: null }, managed],
  [
    'ended',
    { state: 'none' },
    'Hier staan je facturen. Er loopt geen abonnement meer, dus er valt niets op te zeggen.',
  ],
])(
  'SUB-PAGE-20 under the portal button of a subscription that %s stands what is done there, and what one keeps',
  (_, own, note) => {
    expect(portalNote({ ...running, ...own }, new Date('2026-12-01T09:00:00Z'))).toBe(note)
  },
)

const late = '2026-12-04T09:00:00Z'
const seen = (entitled: boolean, lateUntil: string | null = null) => ({ entitled, lateUntil })
const has = (state: 'active' | 'none', lateUntil: string | null = null) => ({ state, lateUntil })
test.each([
  ['nothing is known', undefined, undefined, 'loading'],
  ['one who may enter has it', undefined, seen(true), 'own'],
  ['a payment is owed and the access over', undefined, seen(false, late), 'owes'],
  ['one may not enter, or by a role alone', undefined, seen(false), 'offer'],
  ['the membership itself says more', has('active'), undefined, 'own'],
  ['it began a moment ago', has('active'), seen(false), 'own'],
  ['it ended a moment ago', has('none'), seen(true), 'offer'],
  ['a payment is owed while access stays', has('active', late), seen(true, late), 'own'],
  ['a payment is owed', has('none', late), seen(false, late), 'owes'],
  ['it was paid elsewhere', has('none'), seen(false, late), 'offer'],
] as const)('MKT-MORE-21 MKT-MORE-22 what the plan page is about when %s', (_, own, access, view) => {
  expect(planView(own, access)).toBe(view)
})
