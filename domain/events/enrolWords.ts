import { houseZone } from '../base/dates.ts'
import type { Moment } from '../base/moment.ts'
import { untilLong } from '../base/untilWords.ts'
import { type Notice, refusalNotice, sharedRefused } from '../base/words.ts'
import { tierWords } from './words.ts'

const closed = 'De inschrijving is gesloten.'

/** What is told about enrolling (EV-ENROL, EV-PAY, EV-MSG). */
export const enrolWords = {
  closed,
  fullText: 'Helaas is dit evenement al volgeboekt.',
  impossible: 'Inschrijving niet mogelijk',
  full: 'Event vol',
  onWaitlist: (place: number) => `Je staat op de wachtlijst (plaats ${place}).`,
  noDate: 'Geen datum beschikbaar',
  termsMissing: 'Voorwaarden vereist',
  policyMissing: 'Annuleringsbeleid vereist',
  freeUntil: (moment: Moment, zone: string) => `Gratis annuleren ${untilLong(moment, zone)}`,
  done: (title: string): Notice => ({
    title: 'Inschrijving geslaagd!',
    text: `Je bent succesvol ingeschreven voor ${title}.`,
  }),
  doneHeading: 'Aanmelding gelukt!',
  toCheckout: 'Doorgestuurd naar betaling',
  paid: {
    title: 'Betaling gelukt!',
    text: 'Je aanmelding is bevestigd. Je ontvangt binnenkort een bevestigingsmail.',
  } satisfies Notice,
  payingCancelled: {
    title: 'Betaling geannuleerd',
    text: 'Je aanmelding is niet voltooid. Je kunt het opnieuw proberen.',
  } satisfies Notice,
  success: 'Gelukt!',
} as const

const failed = 'Inschrijving mislukt'
const agree = 'Je moet akkoord gaan met de voorwaarden en het annuleringsbeleid.'

/** What is said when enrolling is refused; the texts that need a fact stand in `enrolRefused` (EV-ERR-01..12, EV-ERR-35, EV-ERR-37). */
const refused: { readonly [code: string]: Notice | undefined } = {
  LOGIN_REQUIRED: {
    title: 'Inloggen vereist',
    text: 'Je moet inloggen om je aan te melden voor een evenement.',
  },
  RECURRING_NEEDS_OCCURRENCE: {
    title: failed,
    text: 'Selecteer een datum. Voor terugkerende events moet je een specifieke datum selecteren uit de kalender.',
  },
  OCCURRENCE_NOT_FOUND: {
    title: failed,
    text: 'Datum niet gevonden. De geselecteerde event datum bestaat niet meer. Ververs de pagina en probeer opnieuw.',
  },
  EVENT_OCCURRENCE_MISMATCH: {
    title: failed,
    text: 'Event data fout. Event data komt niet overeen. Ververs de pagina en probeer opnieuw.',
  },
  PROFILE_NOT_FOUND: {
    title: failed,
    text: 'Profiel niet gevonden. Je profiel kon niet worden gevonden. Log opnieuw in.',
  },
  STRIPE_NOT_CONFIGURED: {
    title: failed,
    text: 'Betalingen zijn momenteel niet beschikbaar. Neem contact op met de beheerder.',
  },
  EVENT_NOT_FOUND: { title: failed, text: 'Dit event bestaat niet meer. Ververs de pagina.' },
  EVENT_CANCELLED: { title: failed, text: 'Dit evenement is geannuleerd.' },
  ENROLLMENT_CLOSED: { title: failed, text: closed },
  ENROLLMENT_NOT_OPEN: { title: failed, text: 'Inschrijving nog niet beschikbaar' },
  TERMS_REQUIRED: { title: 'Akkoord vereist', text: agree },
  PAYMENT_REQUIRED: { title: failed, text: 'Voor dit evenement is betaling nodig.' },
  CHECKOUT_ERROR: {
    title: failed,
    text: 'Er ging iets mis bij het aanmaken van de betaling. Probeer het opnieuw.',
  },
  CAPACITY_EXCEEDED: { title: failed, text: 'Evenement vol. Helaas is dit evenement al volgeboekt.' },
  ALREADY_ENROLLED: { title: failed, text: 'Al aangemeld. Je bent al aangemeld voor dit evenement.' },
  RATE_LIMITED: { title: failed, text: 'Te veel pogingen. Probeer het over een minuut opnieuw.' },
}

const unknownFailure = 'Er is een fout opgetreden bij het verwerken van je aanmelding.'

/** Why enrolling did not succeed; without a code nothing came back at all (EV-ERR-09, EV-ERR-10, EV-ERR-13..15, EV-ERR-35, EV-ERR-36). */
export function enrolRefused(code: string | null, facts: { zone?: string } & Record<string, unknown> = {}): Notice {
  if (code === null) return { title: 'Fout bij aanmelden', text: unknownFailure }
  // Who does not know the zone of the event, such as a function, tells the moment by the clock of the house.
  const { opensAt, zone = houseZone, why } = facts
  if (code === 'ENROLLMENT_NOT_OPEN' && typeof opensAt === 'string') {
    return { title: failed, text: tierWords.opensAt(opensAt, zone) }
  }
  if (code === 'PROFILE_NOT_FOUND' && why === 'incomplete') {
    return { title: failed, text: 'Je account is niet volledig. Probeer opnieuw in te loggen.' }
  }
  if (code === 'TERMS_REQUIRED' && why === 'outdated') {
    return { title: 'Akkoord vereist', text: 'De voorwaarden zijn gewijzigd. Ververs de pagina.' }
  }
  if (code === 'OCCURRENCE_NOT_FOUND' && why === 'unnamed') {
    return { title: failed, text: 'Geen event occurrence gevonden voor gratis aanmelding' }
  }
  const own = Object.hasOwn(refused, code) ? refused[code] : undefined
  return own ?? { title: failed, text: sharedText(code) ?? unknownFailure }
}

type Open = { readonly [field in 'terms' | 'policy' | 'dietaryRestrictions' | 'allergies']?: unknown }

/**
 * What is told of a form in which a consent is open, with what else of it is; null where both boxes are ticked, since the
 * other fields say it themselves (EV-ENROL-14, EV-ENROL-25, EV-ENROL-50).
 */
export function consentMissing({ terms, policy, dietaryRestrictions, allergies }: Open): Notice | null {
  if (!terms && !policy) return null
  const also = [...(dietaryRestrictions ? ['dieetwensen'] : []), ...(allergies ? ['allergieën'] : [])]
  return {
    ...enrolRefused('TERMS_REQUIRED'),
    ...(also.length > 0 ? { text: `${agree} Kies ook je ${also.join(' en ')}.` } : {}),
  }
}

/** What is said everywhere of a refusal that is not about enrolling (EV-ERR-09). */
const sharedText = (code: string): string | undefined =>
  Object.hasOwn(sharedRefused, code) ? refusalNotice(code).text : undefined
