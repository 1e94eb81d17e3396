import { dayAndMonth, shortDay, time } from '../../base/dates.ts'
import type { Instant } from '../../base/instant.ts'
import { toMs } from '../../base/moment.ts'
import { amount } from '../../base/money.ts'
import { wholeNumber } from '../../base/numbers.ts'
import type { Carrier } from './order.ts'
import { orderStateWords } from './orderStateWords.ts'

/** 'Mijn bestellingen' (SHOP-ORDER-26). */
export const orderWords = {
  title: 'Mijn bestellingen',
  count: (total: number) => (total === 1 ? '1 bestelling' : `${wholeNumber(total)} bestellingen, nieuwste eerst`),
  loading: 'Bestellingen laden...',
  failed: 'Je bestellingen konden niet worden geladen.',
  orderFailed: 'Deze bestelling kon niet worden geladen.',
  missing: 'Deze bestelling is er niet, of hoort niet bij jouw account.',
  empty: 'Nog geen bestellingen',
  toShop: 'Naar Producten',
  toOrders: 'Naar Mijn bestellingen',
  open: 'Bekijk',
  close: 'Sluit',
  /** What a button of a list is about, for people who do not see the row. */
  about: (number: string) => `bestelling ${number}`,
  order: (number: string) => `Bestelling ${number}`,
  /** What stands in an order, in one line. */
  named: (first: string, more: number) => (more === 0 ? first : `${first} en ${wholeNumber(more)} meer`),
  waitsUntil: (expiresAt: Instant) => `${orderStateWords.pending}, tot ${time(expiresAt)}`,
  sendBackBy: (by: Instant) => `${orderStateWords.returning}, uiterlijk ${shortDay(by)}`,
  hold: (expiresAt: Instant) => `We houden je producten vast tot ${time(expiresAt)}.`,
  progress: 'Voortgang',
  steps: {
    ordered: 'Besteld',
    paid: 'Betaald',
    shipped: (carrier: Carrier | null) =>
      carrier === null || carrier === 'other' ? 'Verzonden' : `Verzonden met ${carrier}`,
    received: 'Bij jou',
    returning: orderStateWords.returning,
    refunded: orderStateWords.refunded,
  },
  usualDelivery: 'meestal na 1 tot 3 dagen',
  track: 'Volg pakket',
  trackCode: (code: string) => `Volgcode ${code}`,
  lines: 'Producten',
  sentTo: 'Verzonden naar',
  sendTo: 'Verzenden naar',
  invoiceTo: 'Factuur voor',
  noAddress: 'Het adres is verwijderd.',
  invoice: { invoice: (number: string) => `Factuur ${number}`, credit: (number: string) => `Creditnota ${number}` },
  download: 'Download',
  downloadAbout: (name: string) => `Download ${name}`,
  opening: 'Openen...',
  downloadHint: 'De download werkt 15 minuten per klik en alleen voor jou.',
  backPieces: (back: number, of: number) =>
    back < of ? `${wholeNumber(back)} van ${wholeNumber(of)} terugbetaald` : 'Terugbetaald',
  back: { refunded: (at: Instant) => `Terugbetaald op ${dayAndMonth(at)}`, underWay: 'Onderweg naar je terug' },
  pay: 'Betaal verder',
  paying: 'Naar de betaalpagina...',
  cancel: 'Annuleer bestelling',
  cancelQuestion: 'Weet je zeker dat je deze bestelling wilt annuleren?',
  cancelText: (number: string) => `Bestelling ${number} vervalt. Er is niets afgeschreven.`,
  keep: 'Niet annuleren',
  cancelled: 'Bestelling geannuleerd',
  receive: 'Ontvangen',
  receiveHint: 'Is je pakket er? Vanaf die dag tellen de 14 dagen bedenktijd.',
  received: 'Fijn dat je pakket er is',
  busy: 'Bezig...',
  keptAddress: 'Je adres staat klaar voor je volgende bestelling.',
  forgetAddress: 'Adres vergeten',
  addressForgotten: 'Adres vergeten',
  previous: 'Vorige bestellingen',
  next: 'Volgende bestellingen',
  pageOf: (from: number, to: number, total: number) =>
    `${wholeNumber(from)} tot ${wholeNumber(to)} van ${wholeNumber(total)}`,
} as const

/** Withdrawing from an order in two steps (SHOP-ORDER-28, SHOP-ORDER-29). */
export const withdrawOrderWords = {
  go: 'Bestelling herroepen',
  until: (until: Instant | null) =>
    until === null ? 'Bedenktijd tot 14 dagen na ontvangst.' : `Bedenktijd tot en met ${shortDay(toMs(until) - 1)}.`,
  waived: (name: string, at: Instant) =>
    `${name} kan niet terug: je startte de download op ${dayAndMonth(at)} en stemde daarmee in.`,
  step: 'Herroepen, stap 2 van 2',
  what: (number: string, names: readonly string[]) =>
    `Je herroept bestelling ${number}${names.length === 0 ? '' : `: ${names.join(', ')}`}.`,
  piece: (quantity: number, name: string) => (quantity === 1 ? name : `${wholeNumber(quantity)} × ${name}`),
  money: (cents: number, withShipping: boolean) =>
    `Je krijgt ${amount(cents)} terug${withShipping ? ', ook de verzending' : ''}, op dezelfde manier als je betaalde.`,
  sendBack: 'Het pakket stuur je terug:',
  atOnce: 'Je geld gaat meteen terug.',
  back: 'Terug',
  confirm: 'Bevestig herroeping',
  done: 'Je herroeping is ontvangen',
  doneText: 'De bevestiging komt per e-mail.',
} as const

/** The question before the first download within the days of withdrawal (SHOP-ORDER-30). */
export const waiveWords = {
  title: 'Nu downloaden?',
  text: 'Als je nu downloadt kun je dit product niet meer herroepen.',
} as const
