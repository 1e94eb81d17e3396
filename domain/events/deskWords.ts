import { wholeNumber } from '../base/numbers.ts'
import type { DeskFilter } from './desk.ts'
import type { ParticipantFilter, ParticipantOrder } from './participantView.ts'
import type { VisibilityPolicy } from './visibility.ts'

/** Where money goes back to: with `payer` the place was handed on, and it goes to who paid for it (EV-MORE-36, EV-MORE-98). */
const goesTo = (what: string, payer: string | undefined) =>
  payer === undefined
    ? `${what} gaat terug naar de betaalmethode.`
    : `${what} gaat terug naar ${payer}, die betaald heeft, op diens betaalmethode.`

const people = (count: number) => (count === 1 ? '1 aanmelding' : `${wholeNumber(count)} aanmeldingen`)

/** The dashboard of events (EV-ADMIN). Its own messages are English, as given (EV-ADMIN-17, EV-ADMIN-20). */
export const deskWords = {
  title: 'Event Admin',
  lead: 'Alle evenementen, live of niet, op startdatum.',
  create: 'Nieuw evenement',
  search: 'Zoek op titel',
  filter: 'Filter',
  filters: { coming: 'Komend', past: 'Afgelopen', offline: 'Offline' } satisfies Record<DeskFilter, string>,
  found: (found: number, total: number) => `${wholeNumber(found)} van ${wholeNumber(total)} evenementen`,
  list: 'Evenementen',
  today: (day: string) => `Vandaag, ${day}`,
  earlier: 'Eerdere evenementen tonen',
  later: 'Meer evenementen tonen',
  none: 'Geen evenementen gevonden',
  noneText: 'Pas je zoekwoord of de filters aan.',
  never: 'Nog geen evenementen',
  neverText: "Maak het eerste met 'Nieuw evenement'.",
  loading: 'Evenementen laden...',
  loadFailed: 'Failed to load events. Please refresh the page.',
  /** Beside it, as a toast (EV-ERR-29). */
  eventsFailed: 'Failed to load events',
  teachersFailed: 'Failed to load teachers',
  enrolUntil: (when: string) => `Aanmelden t/m ${when}`,
  cancelUntil: (when: string) => `Annuleren t/m ${when}`,
  next: (pattern: string, when: string) => `${pattern}, volgende: ${when}`,
  free: 'Gratis',
  edit: 'Bewerken',
  editOf: (title: string) => `Bewerken: ${title}`,
  policies: { public: null, roles: 'Alleen rollen', private: 'Privé' } satisfies Record<
    VisibilityPolicy,
    string | null
  >,
  back: 'Alle evenementen',
  missing: 'Dit evenement bestaat niet meer.',
  tabsLabel: 'Eventbeheer',
  date: 'Datum',
  allDates: 'Alle datums',
  saving: 'Opslaan...',
  saved: 'Opgeslagen',
  crashed: 'Something went wrong',
  crashedText: 'Dit deel van het dashboard kan nu niet worden getoond.',
  tryAgain: 'Try Again',
  reload: 'Reload Page',
  partly: 'Niet alles kon worden geladen',
  retry: 'Opnieuw proberen',
  success: 'Success',
  error: 'Error',
  updated: 'Event updated successfully',
  updateFailed: (why: string) => `Failed to update event: ${why}`,
} as const

/** The tab Overzicht. */
export const overzichtWords = {
  figures: 'Cijfers',
  perPlace: (count: number, price: string) => `${people(count)} à ${price}`,
  freeEvent: 'Gratis evenement',
  noCosts: 'Nog geen kosten',
  ofRevenue: (percentage: number) => `${percentage}% van de omzet`,
  wholeEvent: 'Alleen voor alle datums samen',
  participants: 'deelnemers',
  chart: 'Aanmeldingen sinds opening',
  chartText: (count: number, from: string, to: string) =>
    from === to ? `${people(count)} op ${from}.` : `${people(count)} van ${from} tot en met ${to}.`,
  noEnrolments: 'Nog geen aanmeldingen',
  byDay: 'Aanmeldingen per dag',
  day: 'Dag',
  total: 'Totaal',
  fill: 'Bezetting',
  of: (seats: number) => `van ${wholeNumber(seats)}`,
  unlimited: 'zonder limiet',
  minimumReached: (minimum: number) => `Minimum van ${wholeNumber(minimum)} is gehaald.`,
  minimumNot: (minimum: number) => `Minimum van ${wholeNumber(minimum)} is nog niet gehaald.`,
  minimumOf: (minimum: number, reached: number, dates: number) =>
    `Minimum van ${wholeNumber(minimum)} per datum: op ${wholeNumber(reached)} van de ${wholeNumber(dates)} datums gehaald.`,
  perTier: 'Inschrijving per groep',
  byAdmin: 'Toegevoegd',
} as const

/** The tab Deelnemers. */
export const deelnemersWords = {
  title: 'Deelnemers',
  table: 'Deelnemers per groep',
  totals: 'Totalen',
  held: 'Plek vastgehouden',
  ofSeats: (seats: number) => `van ${wholeNumber(seats)} plekken`,
  noLimit: 'zonder limiet',
  paying: 'betaling bezig of aangeboden',
  left: (spots: number) => (spots === 1 ? 'nog 1 plek vrij' : `nog ${wholeNumber(spots)} plekken vrij`),
  refundsOpen: (count: number) =>
    count === 1 ? '1 terugbetaling mislukt' : `${wholeNumber(count)} terugbetalingen mislukt`,
  ended: 'of verlopen',
  person: 'Deelnemer',
  at: 'Aangemeld op',
  diet: 'Dieetwensen',
  allergies: 'Allergieën',
  notes: 'Opmerkingen',
  status: 'Status',
  actions: 'Acties',
  actionsFor: (name: string) => `Acties voor ${name}`,
  export: 'Exporteren (CSV)',
  none: 'Nog geen aanmeldingen',
  noneText: 'Zodra iemand zich aanmeldt, staat die hier.',
  loadFailed: 'De deelnemers konden niet worden geladen.',
  search: 'Naam, gebruikersnaam of e-mailadres',
  filter: 'Filter',
  all: 'Iedereen',
  filters: {
    paid: 'Betaald',
    free: 'Gratis',
    held: 'Plek vastgehouden',
    waiting: 'Wachtlijst',
    cancelled: 'Geannuleerd',
    refunded: 'Geld terug',
    refundFailed: 'Terugbetaling mislukt',
    noTerms: 'Zonder akkoord',
    answered: 'Met opmerkingen of wensen',
  } satisfies Record<ParticipantFilter, string>,
  order: 'Volgorde',
  orders: { standing: 'Zoals ze staan', name: 'Op naam', newest: 'Nieuwste eerst' } satisfies Record<
    ParticipantOrder,
    string
  >,
  /** In the log: some were left out by a search. */
  sought: 'gezocht',
  more: 'Meer deelnemers tonen',
  shown: (shown: number, found: number) => `${wholeNumber(shown)} van ${wholeNumber(found)}`,
  nobody: 'Niemand gevonden',
  nobodyText: 'Pas je zoekwoord of het filter aan.',
  clear: 'Toon iedereen',
  paid: 'Betaald',
  back: (amount: string) => `${amount} terug`,
  owed: {
    pending: (amount: string) => `${amount} gaat terug`,
    failed: (amount: string) => `${amount} nog niet terug`,
  },
  member: 'Lid',
  addHint: 'Dit wordt een gratis plek, zonder betaling. Je naam en de tijd worden vastgelegd.',
  beyondHint: 'Deze datum is vol. Vink dit aan om er toch iemand bij te zetten.',
  addTitle: 'Deelnemer toevoegen',
  add: 'Toevoegen',
  adding: 'Toevoegen...',
  choose: 'Kies eerst een lid.',
  added: (name: string) => `${name} is toegevoegd`,
  cancel: 'Aanmelding annuleren',
  cancelRefund: 'Annuleren met terugbetaling',
  cancelKeep: 'Annuleren zonder terugbetaling',
  cancelQuestion: (name: string) => `Weet je zeker dat je de aanmelding van ${name} wilt annuleren?`,
  comesBack: (amount: string, payer?: string) => goesTo(amount, payer),
  paidBy: (payer: string) => `door ${payer}`,
  keeps: (amount: string) => `${amount} wordt niet terugbetaald.`,
  nothingPaid: 'Er is niets betaald.',
  cancelled: 'Aanmelding geannuleerd',
  cancelFailed: 'Annuleren mislukt',
  started: 'Het evenement is al begonnen.',
  retry: 'Opnieuw',
  retryOf: (name: string) => `Terugbetaling van ${name} opnieuw proberen`,
  retried: 'Terugbetaling gelukt',
  retryFailed: 'Terugbetaling mislukt',
  retryFailedText: 'De betaaldienst weigerde de terugbetaling. Probeer het later opnieuw.',
  partBack: 'Deels terugbetaald',
  refunds: { none: null, pending: 'Terugbetaling bezig', refunded: 'Terugbetaald', failed: 'Terugbetaling mislukt' },
  dietary: 'Voor de keuken',
  dietaryText: (count: number) =>
    `Aantallen van ${count === 1 ? 'de ene aanmelding' : `de ${wholeNumber(count)} aanmeldingen`}, zonder namen. Ze worden 30 dagen na het event gewist.`,
  dietaryPerDate: 'Kies één datum om te zien wat de keuken moet weten.',
  dietaryNone: 'Niemand gaf dieetwensen of allergieën op.',
  failed: 'Het is niet gelukt. Probeer het opnieuw.',
} as const

/** 'Deel terugbetalen' (EV-MORE-28..30). */
export const partWords = {
  open: 'Deel terugbetalen',
  title: (name: string) => `Deel terugbetalen voor de plek van ${name}`,
  left: (amount: string, payer?: string) => `Van wat er betaald is, staat nog ${amount}. ${goesTo('Het geld', payer)}`,
  amount: 'Bedrag',
  badAmount: 'Voer een geldig bedrag in',
  tooMuch: (most: string) => `Er kan hoogstens ${most} terug`,
  place: 'De plek',
  keeps: 'Houdt de plek',
  goes: 'Verliest de plek',
  reason: 'Reden',
  reasonHint: 'Minstens 3 tekens. De reden komt in het Logboek; de deelnemer leest hem niet.',
  badReason: 'Geef een reden van minstens 3 en hoogstens 500 tekens.',
  verb: (amount: string) => `${amount} terugbetalen`,
  busy: 'Terugbetalen...',
  done: (amount: string) => `${amount} gaat terug`,
  changed: (amount: string) =>
    `Een andere admin was je voor: van wat er betaald is, staat nu nog ${amount}. Kijk het bedrag na en verstuur opnieuw.`,
  failed: 'Terugbetalen mislukt',
} as const

/** Why somebody could not be added (EV-PART-05, EV-PART-06). */
export function addRefused(code: string): string {
  if (code === 'ALREADY_ENROLLED') return 'Dit lid heeft al een plek op deze datum.'
  if (code === 'CAPACITY_EXCEEDED') return 'Deze datum is vol. Kies ‘Boven de capaciteit toevoegen’ als het toch mag.'
  if (code === 'EVENT_CANCELLED') return 'Dit evenement gaat niet door.'
  if (code === 'EVENT_NOT_FOUND' || code === 'OCCURRENCE_NOT_FOUND') return deskWords.missing
  if (code === 'NOT_FOUND') return 'Dit account bestaat niet meer.'
  return deelnemersWords.failed
}

/** The tab Instellingen. */
export const settingsWords = {
  title: 'Instellingen',
  text: 'Alles wat hier niet staat, wijzig je met ‘Bewerken’.',
  loadFailed: 'De instellingen konden niet worden geladen.',
  start: 'Start',
  end: 'Einde',
  save: 'Opslaan',
  saving: 'Opslaan...',
  vanishing:
    'Deze wijziging raakt datums waarop mensen zijn aangemeld. Gebruik Bewerken om te kiezen wat er met hen gebeurt.',
  on: 'aan',
  off: 'uit',
  refused: 'de wijziging is geweigerd',
  offline: 'there is no connection',
} as const

/** Whether enough people come: on a date, or on how many of several, without those that are called off; null without a minimum (EV-FORM-51). */
export function minimumText(
  minimum: number,
  dates: readonly { taken: number; status: 'scheduled' | 'cancelled' }[],
): string | null {
  const going = dates.filter(({ status }) => status === 'scheduled')
  if (minimum <= 0 || going.length === 0) return null
  const reached = going.filter(({ taken }) => taken >= minimum).length
  if (going.length > 1) return overzichtWords.minimumOf(minimum, reached, going.length)
  return reached > 0 ? overzichtWords.minimumReached(minimum) : overzichtWords.minimumNot(minimum)
}
