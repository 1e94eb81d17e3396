import { describe, expect, test } from 'vitest'
import { consentMissing, enrolRefused, enrolWords } from './enrolWords.ts'
import { joinWords } from './words.ts'

test('EV-DETAIL-20 EV-DETAIL-24 the join button, and what stands in its place', () => {
  expect(joinWords).toEqual({
    join: 'Deelnemen',
    payFirst: 'Je moet eerst aanmelden en betalen om toegang te krijgen tot deze online sessie.',
  })
})

describe('the sentences', () => {
  const failed = 'Inschrijving mislukt'
  test.each([
    [
      'EV-ERR-01',
      'RECURRING_NEEDS_OCCURRENCE',
      'Selecteer een datum. Voor terugkerende events moet je een specifieke datum selecteren uit de kalender.',
    ],
    [
      'EV-ERR-02',
      'OCCURRENCE_NOT_FOUND',
      'Datum niet gevonden. De geselecteerde event datum bestaat niet meer. Ververs de pagina en probeer opnieuw.',
    ],
    [
      'EV-ERR-03',
      'EVENT_OCCURRENCE_MISMATCH',
      'Event data fout. Event data komt niet overeen. Ververs de pagina en probeer opnieuw.',
    ],
    [
      'EV-ERR-04 EV-ERR-36',
      'PROFILE_NOT_FOUND',
      'Profiel niet gevonden. Je profiel kon niet worden gevonden. Log opnieuw in.',
    ],
    [
      'EV-ERR-06',
      'STRIPE_NOT_CONFIGURED',
      'Betalingen zijn momenteel niet beschikbaar. Neem contact op met de beheerder.',
    ],
    ['EV-ERR-07', 'EVENT_NOT_FOUND', 'Dit event bestaat niet meer. Ververs de pagina.'],
    ['EV-ERR-08', 'CHECKOUT_ERROR', 'Er ging iets mis bij het aanmaken van de betaling. Probeer het opnieuw.'],
    ['EV-ERR-10', 'SOMETHING_ELSE', 'Er is een fout opgetreden bij het verwerken van je aanmelding.'],
    ['EV-ERR-10', 'constructor', 'Er is een fout opgetreden bij het verwerken van je aanmelding.'],
    ['EV-ERR-11', 'CAPACITY_EXCEEDED', 'Evenement vol. Helaas is dit evenement al volgeboekt.'],
    ['EV-ERR-12', 'ALREADY_ENROLLED', 'Al aangemeld. Je bent al aangemeld voor dit evenement.'],
    ['EV-ERR-37', 'EVENT_CANCELLED', 'Dit evenement is geannuleerd.'],
    ['EV-ERR-37', 'ENROLLMENT_CLOSED', 'De inschrijving is gesloten.'],
    ['EV-ERR-37', 'PAYMENT_REQUIRED', 'Voor dit evenement is betaling nodig.'],
    ['EV-ERR-37', 'RATE_LIMITED', 'Te veel pogingen. Probeer het over een minuut opnieuw.'],
  ])('EV-ERR-14 EV-ERR-35 %s %s: %s', (_ids, code, text) => {
    expect(enrolRefused(code)).toEqual({ title: failed, text })
  })

  test('EV-ERR-05 EV-ERR-36 a profile without name or e-mail has a text of its own', () => {
    expect(enrolRefused('PROFILE_NOT_FOUND', { why: 'incomplete' }).text).toBe(
      'Je account is niet volledig. Probeer opnieuw in te loggen.',
    )
  })

  test('EV-ERR-13 so has a free enrolment that names no date', () => {
    expect(enrolRefused('OCCURRENCE_NOT_FOUND', { why: 'unnamed' }).text).toBe(
      'Geen event occurrence gevonden voor gratis aanmelding',
    )
  })

  test('EV-ENROL-13 EV-ENROL-14 EV-ENROL-42 EV-ERR-37 signing in, agreeing, and the opening moment', () => {
    expect(enrolRefused('LOGIN_REQUIRED')).toEqual({
      title: 'Inloggen vereist',
      text: 'Je moet inloggen om je aan te melden voor een evenement.',
    })
    expect(enrolRefused('TERMS_REQUIRED', { why: 'unticked' })).toEqual({
      title: 'Akkoord vereist',
      text: 'Je moet akkoord gaan met de voorwaarden en het annuleringsbeleid.',
    })
    expect(enrolRefused('TERMS_REQUIRED', { why: 'outdated' }).text).toBe(
      'De voorwaarden zijn gewijzigd. Ververs de pagina.',
    )
    const facts = { opensAt: '2026-03-03T09:00:00Z', zone: 'Europe/Amsterdam' }
    expect(enrolRefused('ENROLLMENT_NOT_OPEN', facts)).toEqual({
      title: failed,
      text: 'Jij kan je inschrijven vanaf: 3 maart 2026 10:00',
    })
    expect(enrolRefused('ENROLLMENT_NOT_OPEN', { opensAt: facts.opensAt })).toEqual({
      title: failed,
      text: 'Jij kan je inschrijven vanaf: 3 maart 2026 10:00',
    })
  })

  const agree = 'Je moet akkoord gaan met de voorwaarden en het annuleringsbeleid.'
  const fault = 'Kies'
  test.each([
    ['nothing', {}, null],
    ['food alone', { dietaryRestrictions: fault, allergies: fault, terms: null }, null],
    ['the terms', { terms: fault }, agree],
    ['the policy', { policy: fault, dietaryRestrictions: null }, agree],
    ['the terms and the diet', { terms: fault, dietaryRestrictions: fault }, `${agree} Kies ook je dieetwensen.`],
    ['the policy and the allergies', { policy: fault, allergies: fault }, `${agree} Kies ook je allergieën.`],
    [
      'everything',
      { terms: fault, policy: fault, dietaryRestrictions: fault, allergies: fault },
      `${agree} Kies ook je dieetwensen en allergieën.`,
    ],
  ])('EV-ENROL-14 EV-ENROL-25 EV-ENROL-50 the toast over a form in which %s is open', (_, open, text) => {
    expect(consentMissing(open)).toEqual(text && { title: 'Akkoord vereist', text })
  })

  test('EV-ERR-09 EV-ERR-10 another reason is told as the server tells it everywhere, an unknown one as a failure', () => {
    expect(enrolRefused('MAINTENANCE')).toEqual({
      title: failed,
      text: 'We zijn even met onderhoud bezig. Probeer het later opnieuw.',
    })
    expect(enrolRefused('FORBIDDEN').text).toBe('Je hebt geen rechten voor deze actie.')
    for (const code of ['SOMETHING_NEW', 'constructor', '__proto__'])
      expect(enrolRefused(code).text).toBe('Er is een fout opgetreden bij het verwerken van je aanmelding.')
  })

  test('EV-ERR-15 EV-ERR-35 nothing came back at all', () => {
    expect(enrolRefused(null).title).toBe('Fout bij aanmelden')
  })

  test('EV-ERR-39 EV-WAIT-01 while enrolling', () => {
    expect([enrolWords.termsMissing, enrolWords.policyMissing]).toEqual([
      'Voorwaarden vereist',
      'Annuleringsbeleid vereist',
    ])
    expect([enrolWords.impossible, enrolWords.full, enrolWords.fullText]).toEqual([
      'Inschrijving niet mogelijk',
      'Event vol',
      'Helaas is dit evenement al volgeboekt.',
    ])
    expect(enrolWords.onWaitlist(3)).toBe('Je staat op de wachtlijst (plaats 3).')
    expect(enrolWords.doneHeading).toBe('Aanmelding gelukt!')
    expect(enrolWords.done('Adem')).toEqual({
      title: 'Inschrijving geslaagd!',
      text: 'Je bent succesvol ingeschreven voor Adem.',
    })
    expect(enrolWords.freeUntil('2026-03-03T09:00:00Z', 'Europe/Amsterdam')).toBe(
      'Gratis annuleren tot 3 maart 2026 10:00',
    )
  })

  test('EV-MSG-01 EV-MSG-02 EV-MSG-03 EV-MSG-04 EV-MSG-08 EV-ERR-18 around the payment', () => {
    expect([enrolWords.toCheckout, enrolWords.success]).toEqual(['Doorgestuurd naar betaling', 'Gelukt!'])
    expect(enrolWords.paid).toEqual({
      title: 'Betaling gelukt!',
      text: 'Je aanmelding is bevestigd. Je ontvangt binnenkort een bevestigingsmail.',
    })
    expect(enrolWords.payingCancelled).toEqual({
      title: 'Betaling geannuleerd',
      text: 'Je aanmelding is niet voltooid. Je kunt het opnieuw proberen.',
    })
  })
})
