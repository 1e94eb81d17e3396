import { date } from '../base/dates.ts'
import { amount } from '../base/money.ts'
import type { ManagedState, ManagedSubscription } from '../membership/adminContract.ts'

/** 'Abonnementen' in the admin area (ADM-PANEL-09..11). */
export const subscriptionWords = {
  plans: 'Abonnementen in de verkoop',
  table: 'Abonnementen en gegeven toegang',
  searchPerson: 'Naam of e-mailadres',
  state: 'Filter op status',
  allStates: 'Alle statussen',
  running: 'Lopend',
  person: 'Lid',
  plan: 'Abonnement',
  stateColumn: 'Status',
  price: 'Prijs',
  start: 'Start',
  end: 'Einde periode',
  reference: 'Kenmerk betaaldienst',
  gone: 'Verwijderd account',
  none: 'Niets gevonden',
  noneText: 'Zoek op iets anders of kies een andere status.',
  never: 'Nog geen abonnementen',
  neverText: 'Wordt iemand lid, of geef je toegang, dan staat dat hier.',
  clear: 'Filters wissen',
  grant: 'Toegang geven',
  grantText: 'Zonder betaling. Er wordt nooit iets afgeschreven.',
  grantWhom: 'Aan wie',
  search: 'Zoek op naam, gebruikersnaam of e-mail',
  choose: (name: string) => `Kies ${name}`,
  other: 'Iemand anders kiezen',
  nobody: 'Niemand gevonden',
  until: 'Toegang tot en met',
  untilHint: 'Leeg is zonder einddatum.',
  untilHalf: 'Vul de hele datum in, of maak het veld leeg.',
  reason: 'Reden',
  reasonHint: 'Het lid leest deze reden ook.',
  noPerson: 'Kies eerst iemand.',
  noReason: 'Vul een reden in.',
  pastDate: 'Kies een dag vanaf vandaag.',
  granted: (name: string) => `${name} heeft toegang`,
  endShort: 'Beëindigen',
  endGrant: 'Toegang beëindigen',
  endGrantOf: (name: string) => `Toegang beëindigen van ${name}`,
  endQuestion: (name: string) => `Toegang van ${name} beëindigen?`,
  endText: 'De community sluit meteen, tenzij er ook een abonnement loopt.',
  ended: 'Toegang beëindigd',
  edit: 'Bewerken',
  editOf: (name: string) => `${name} bewerken`,
  name: 'Naam',
  priceEur: 'Prijs per maand',
  priceHint: 'In euro, inclusief btw.',
  stock: 'Voorraad',
  stockHint: 'Leeg of 0 is niet te koop als studentabonnement.',
  priceId: 'Prijskenmerk bij de betaaldienst',
  priceIdHint: 'Leeg laten mag: dan wordt de prijs daar gemaakt. Begint met price_.',
  noName: 'Vul een naam in van hooguit 100 tekens.',
  noPrice: 'Vul een bedrag in, zoals 49 of 49,50.',
  noStock: 'Vul een heel getal in, of laat het leeg.',
  noPriceId: 'Een prijskenmerk begint met price_.',
  priceQuestion: 'Bestaande leden houden hun prijs. Doorgaan?',
  priceText: (from: number, to: number) =>
    `De prijs gaat van ${amount(from)} naar ${amount(to)} voor nieuwe abonnementen.`,
  goOn: 'Doorgaan',
  planSaved: 'Abonnement opgeslagen',
  subscribers: (count: number) => (count === 1 ? '1 lopend abonnement' : `${count} lopende abonnementen`),
  stockIs: (stock: number | null) => `Voorraad: ${stock ?? 'leeg'}`,
} as const

export const managedStateLabels: Record<ManagedState, string> = {
  active: 'Actief',
  ending: 'Opgezegd',
  pastDue: 'Betaling mislukt',
  ended: 'Beëindigd',
  double: 'Dubbel betaald',
  granted: 'Zonder betaling',
  grantOver: 'Zonder betaling, voorbij',
}

/** What stands under the price: how the last payment stands when it is not simply paid. */
export function paymentText({ state, payment, priceCents }: ManagedSubscription): string {
  if (priceCents === null) return ''
  if (payment === 'refunded') return state === 'double' ? 'Vanzelf teruggegeven' : 'Teruggegeven'
  return payment === 'disputed' ? 'Betwist' : ''
}

/** Until when: the end of the paid period, or of the access that was given. */
export function endText({ state, periodEnd, until }: ManagedSubscription): string {
  if (state === 'granted' || state === 'grantOver') return until ? date(until) : 'Zonder einddatum'
  return periodEnd ? date(periodEnd) : ''
}
