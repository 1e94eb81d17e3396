import { shortAmount } from '../base/money.ts'
import type { RefusalCode } from '../base/refusals.ts'
import { type Notice, refusalNotice } from '../base/words.ts'

/** The Dutch sentences of membership: plan page, checkout, return and cancel pages. */
export const words = {
  title: 'Kies je lidmaatschap',
  lead: 'Eén lidmaatschap, één prijs. Je zegt op per maand, zonder gedoe.',
  faq: 'Veelgestelde vragen',
  /** For who has a subscription, or owes a payment for it (MKT-MORE-21, MKT-MORE-22). */
  own: {
    title: 'Je lidmaatschap',
    active: 'Je doet mee met alles. Hier staat hoe het ervoor staat en wat je kunt doen.',
    owes: 'Er staat nog één betaling open. Is die er, dan ga je verder waar je was.',
  },
  banner: {
    title: 'Gefeliciteerd! Je account is aangemaakt.',
    text: 'Start nu je abonnement om toegang te krijgen tot de community.',
  },
  status: 'Status',
  state: { loading: 'Laden...', active: 'Actief', none: 'Geen abonnement', unknown: 'Status onbekend' },
  retry: 'Opnieuw proberen',
  button: {
    loading: 'Laden...',
    active: 'Actief abonnement',
    start: 'Start Student Abonnement',
    startMine: 'Start mijn abonnement',
    portal: 'Abonnement beheren',
    bills: 'Facturen en betaalgegevens',
  },
  plans: {
    none: {
      name: 'Geen lidmaatschap',
      yes: [
        'Evenementen bekijken',
        'Podcasts en blogs',
        'Livestreams voor iedereen',
        'Aanmelden 120 uur nadat de inschrijving opent',
      ],
      no: ['Geen universiteit of labs', 'Geen toegang tot de community', 'Geen studentkorting'],
    },
    student: {
      name: 'Student lidmaatschap',
      lead: 'De volledige weg, van level 1 tot 5. Rond je een level af, dan gaat het volgende open.',
      yes: [
        'Volledige universiteit, 5 levels',
        'Labs met persoonlijke begeleiding',
        'Community met gelijkgestemden',
        'Exclusieve content en live events',
        'Q&A en masterclasses',
        '8% studentkorting in de Market',
      ],
    },
  },
  perMonth: 'per maand',
  /** The early price is kept (MKT-MORE-16, MKT-OFFER-07, MKT-OFFER-09). */
  lifelong: (priceCents: number) => ({
    kept: `Je houdt ${shortAmount(priceCents)} zolang je lid blijft.`,
    rises: 'Na 250 leden gaat de prijs omhoog.',
  }),
  cancelMonthly: 'Maandelijks opzegbaar',
  /** The line above the button (SUB-CHECKOUT-14). */
  priceLine: (priceCents: number) => `${shortAmount(priceCents)} per maand, maandelijks opzegbaar`,
  terms: { before: 'Ik ga akkoord met de ', link: 'algemene voorwaarden' },
  termsWhy: 'Ga eerst akkoord met de algemene voorwaarden.',
  /** Directly above the last button (SUB-LAW-01). */
  obligation: (priceCents: number) =>
    `Met deze bestelling ga je een betaalverplichting aan van ${shortAmount(priceCents)} per maand, inclusief 21% btw.`,
  /** By the last button (SUB-LAW-08). */
  withdrawable: 'Veertien dagen bedenktijd. Herroep je online, dan krijg je alles terug wat je betaalde.',
  goingToPay: 'Je gaat naar de beveiligde betaalpagina.',
  yourPlan: 'Je huidige keuze',
  /** What the free plan is to a member (MKT-MORE-21). */
  without: 'Dit blijft over zonder lidmaatschap.',
  throughRole: 'Je hebt toegang via je rol',
  accessUntil: (until: string) => `Toegang ${until}`,
  periodEnd: (date: string) => `Betaald tot ${date}`,
  whyLink: 'Waarom heb ik wel of geen toegang?',
  withdrawLink: 'Overeenkomst herroepen',
  visitor: {
    title: 'Zo begin je',
    done: 'gedaan',
    steps: ['Maak een account aan', 'Bevestig je e-mail', 'Kies je abonnement'],
    register: 'Registreren',
    signIn: 'Inloggen',
  },
  success: {
    checking: 'Betaling wordt gecontroleerd...',
    title: 'Abonnement succesvol!',
    failed: 'Verificatie fout',
    failedText: 'We konden je betaling nog niet bevestigen. Er gaat niets verloren.',
    again: 'Opnieuw controleren',
    contact: 'Blijft dit zo, mail dan',
    plan: 'Abonnement',
    role: 'Rol',
    status: 'Status Actief',
    toCommunity: 'Naar de community',
    toPlans: 'Bekijk je abonnement',
  },
  cancelled: {
    title: 'Je abonnement is niet geactiveerd',
    text: 'Er is niets afgeschreven. Gratis content blijft beschikbaar.',
    toPlans: 'Bekijk abonnementen',
    toHome: 'Naar home',
  },
  /** Messages of the plan page that are no answer of the server (X3-ERR-27). */
  problems: {
    plansFailed: 'Fout bij ophalen producten',
    signInFirst: 'Inloggen vereist',
    sessionExpired: 'Je sessie is verlopen. Log opnieuw in en probeer het nog eens.',
    checkoutFailed: 'Fout bij checkout',
    portalFailed: 'Fout bij openen portaal',
  },
  /** Under 'Abonnement beheren' and 'Facturen en betaalgegevens' (SUB-PAGE-20). */
  portalNote: {
    managed: 'Hier zeg je op, wijzig je je betaalgegevens en bekijk je je facturen.',
    kept: (date: string) => `Zeg je op, dan houd je toegang tot ${date}.`,
    ends: (date: string) => `Je houdt toegang tot ${date}.`,
    over: 'Hier staan je facturen. Er loopt geen abonnement meer, dus er valt niets op te zeggen.',
  },
  noCustomer: 'Je betaalt geen abonnement, dus er is niets om te beheren.',
  late: {
    title: 'Je laatste betaling is niet gelukt.',
    text: (date: string) => `Je houdt toegang tot ${date}. Werk je betaalgegevens bij, dan loopt alles door.`,
    over: (date: string) => `Sinds ${date} heb je geen toegang meer. Werk je betaalgegevens bij om verder te gaan.`,
    repair: 'Betaling herstellen',
  },
  unavailable: 'Betalingen zijn momenteel niet beschikbaar. Neem contact op met de beheerder.',
} as const

const refused: { [Code in RefusalCode]?: Notice } = {
  SIGN_IN_REQUIRED: { title: words.problems.signInFirst },
  ALREADY_SUBSCRIBED: { title: 'Je hebt al een abonnement' },
  NO_PLAN: { title: 'Geen beschikbare abonnementen gevonden' },
  TERMS_REQUIRED: { title: words.problems.checkoutFailed, text: words.termsWhy },
  PLAN_UNAVAILABLE: { title: words.problems.checkoutFailed, text: 'Dit abonnement is niet meer beschikbaar.' },
  STRIPE_NOT_CONFIGURED: { title: words.problems.checkoutFailed, text: words.unavailable },
  PROVIDER_FAILED: { title: words.problems.checkoutFailed },
}

/** What the portal that does not open says (SUB-CHECKOUT-12, SUB-PAGE-17, X3-ERR-27). */
export function refusedPortal(code: string): Notice {
  if (shared.has(code)) return refusalNotice(code)
  const text = { NO_CUSTOMER: words.noCustomer, STRIPE_NOT_CONFIGURED: words.unavailable }
  return {
    title: words.problems.portalFailed,
    ...(code === 'NO_CUSTOMER' || code === 'STRIPE_NOT_CONFIGURED' ? { text: text[code] } : {}),
  }
}

/** What a refused checkout says (X3-ERR-27, SUB-CHECKOUT-19, X3-EDGE-39); everything unforeseen is 'Fout bij checkout' (SUB-CHECKOUT-11). */
export const refusedCheckout = (code: string): Notice =>
  Object.hasOwn(refused, code) || shared.has(code)
    ? refusalNotice(code, refused)
    : { title: words.problems.checkoutFailed }

// Refusals that say more about the moment than about the checkout keep their own sentence.
const shared: ReadonlySet<string> = new Set(['MAINTENANCE', 'UNAVAILABLE', 'TOO_MANY_REQUESTS', 'FORBIDDEN'])
