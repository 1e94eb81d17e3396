import { amount, type Currency } from '../base/money.ts'
import { wholeNumber } from '../base/numbers.ts'
import type { ReportCategory } from '../reports/category.ts'
import { categoryLabels } from '../reports/words.ts'
import type { WaitingItem } from './contract.ts'
import { mailLabel } from './mailWords.ts'
import type { WaitingGroup, WaitingKind } from './waiting.ts'

/** The inbox of what waits for a person (ADM-MORE-01..06). */
export const waitingWords = {
  title: 'Wacht op een mens',
  filter: 'Laat zien',
  all: 'Alles',
  none: 'Niets wacht op jou',
  noneText: 'Komt er iets binnen, dan staat het hier meteen.',
  noneHere: 'Hier wacht niets meer',
  open: 'Bekijk',
  perKind: 'Per soort',
  failed: 'Kon niet worden geteld',
  notCounted: (kinds: string) => `Kon niet worden geteld: ${kinds}`,
  retry: 'Opnieuw proberen',
  loadFailed: 'Kon niet laden wat er wacht',
  back: 'Alles wat wacht',
  more: 'Meer laden',
  toList: 'Open de lijst',
  oldest: (text: string) => `oudste ${text}`,
  waiting: 'gewacht',
  paid: (text: string) => `${text} geleden betaald`,
  somebody: 'Verwijderde gebruiker',
  count: (count: number) => wholeNumber(count),
} as const

export const groupLabels: Record<WaitingGroup, string> = {
  money: 'Geld',
  reports: 'Meldingen',
  sending: 'Verzenden',
  events: 'Events',
}

/** How the address names a filter and a kind. */
export const groupSlugs: Record<WaitingGroup, string> = {
  money: 'geld',
  reports: 'meldingen',
  sending: 'verzenden',
  events: 'events',
}
export const kindSlugs: Record<WaitingKind, string> = {
  eventRefund: 'terugbetalingen',
  orderMoney: 'bestelgeld',
  eventDispute: 'betwist-event',
  subscriptionDispute: 'betwist-abonnement',
  report: 'problemen',
  case: 'gemelde-berichten',
  appeal: 'bezwaren',
  deskTalk: 'gesprekken',
  orderToSend: 'te-verzenden',
  externalFailed: 'externe-antwoorden',
  mail: 'mails',
  eventTransfer: 'plekken',
  task: 'taken',
}

type Words = { one: string; many: string }
/** What one of a kind is called above its line, and all of them together. */
export const kindWords: Record<WaitingKind, Words> = {
  eventRefund: { one: 'Terugbetaling geweigerd', many: 'Terugbetalingen van events' },
  orderMoney: { one: 'Geld van een bestelling', many: 'Geld van bestellingen' },
  eventDispute: { one: 'Betwiste betaling', many: 'Betwist bij events' },
  subscriptionDispute: { one: 'Betwiste betaling', many: 'Betwist bij abonnementen' },
  report: { one: 'Probleem gemeld', many: 'Gemelde problemen' },
  case: { one: 'Bericht gerapporteerd', many: 'Gerapporteerde berichten' },
  appeal: { one: 'Bezwaar tegen een blokkade', many: 'Bezwaren' },
  deskTalk: { one: 'Gesprek met Beheer', many: 'Gesprekken met Beheer' },
  orderToSend: { one: 'Te verzenden', many: 'Bestellingen om te verzenden' },
  externalFailed: { one: 'Antwoord niet verzonden', many: 'Externe antwoorden' },
  mail: { one: 'Mail niet verzonden', many: 'Niet verzonden mails' },
  eventTransfer: { one: 'Plek doorgeven', many: 'Plekken om door te geven' },
  task: { one: 'Taak over de deadline', many: 'Taken over de deadline' },
}

/** What a line is called: its own words, or who it is about, with the amount where money is. */
export function itemTitle({ kind, title, who, about, cents, currency }: WaitingItem): string {
  if (kind === 'case') return about === null ? 'Bericht in een gesprek' : `Bericht in ${about}`
  if (kind === 'mail') return mailLabel(about ?? '')
  if (title !== null) return title
  const name = who ?? waitingWords.somebody
  return cents === null ? name : `${name}, ${moneyText(cents, currency)}`
}

/** What stands under it: who, in what; empty when the title says it all. */
export function itemDetail({ kind, who, about }: WaitingItem): string {
  switch (kind) {
    case 'report':
      return `${who ?? waitingWords.somebody}, ${(categoryLabels[about as ReportCategory] ?? '').toLowerCase()}`
    case 'mail':
      return `Aan ${who ?? waitingWords.somebody}`
    case 'subscriptionDispute':
      return 'Abonnement'
    case 'orderMoney':
      return 'Terugbetaling mislukt, een ander bedrag, of betwist'
    case 'orderToSend':
      return 'Bestelling'
    case 'externalFailed':
    case 'eventRefund':
    case 'eventDispute':
    case 'eventTransfer':
    case 'task':
      return about ?? ''
    case 'case':
    case 'appeal':
    case 'deskTalk':
      return ''
  }
}

const known: readonly string[] = ['EUR', 'USD', 'GBP']
/** An amount; in a currency that is none of ours with its code. */
function moneyText(cents: number, currency: string | null): string {
  const code = (currency ?? 'EUR').toUpperCase()
  return known.includes(code) ? amount(cents, code as Currency) : `${amount(cents).slice(2)} ${code}`
}

const [hourMs, dayMs] = [3_600_000, 86_400_000]

/** How long something waits, in words: '5 dagen', '17 uur', 'minder dan een uur'. */
export function waitedText(since: string, now: number): string {
  const ms = Math.max(0, now - Date.parse(since))
  if (ms < hourMs) return 'minder dan een uur'
  if (ms < dayMs) return `${Math.floor(ms / hourMs)} uur`
  const days = Math.floor(ms / dayMs)
  return days === 1 ? '1 dag' : `${wholeNumber(days)} dagen`
}
