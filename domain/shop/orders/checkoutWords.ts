import { amount } from '../../base/money.ts'
import { wholeNumber } from '../../base/numbers.ts'
import { countryWords } from './addressWords.ts'
import type { OrderChange } from './ordering.ts'
import type { Country } from './shipping.ts'

/** The review step of an order (SHOP-ORDER-06). */
export const checkoutWords = {
  steps: { label: 'Stappen', address: 'Gegevens', check: 'Controle', pay: 'Betalen' },
  addressTitle: 'Waar mag het heen?',
  nameTitle: 'Op wiens naam?',
  title: 'Klopt je bestelling?',
  loading: 'Bestelling laden...',
  failed: 'Je bestelling kon niet worden geladen.',
  toCheck: 'Verder naar controle',
  backToShop: 'Terug naar producten',
  lines: 'Producten',
  vat: (rate: number) => `btw ${rate}%`,
  reduced: (percentage: number) => `${percentage}% korting`,
  each: (cents: number) => `${amount(cents)} per stuk`,
  times: (quantity: number) => `${wholeNumber(quantity)} ×`,
  was: 'was',
  sendTo: 'Verzenden naar',
  name: 'Naam',
  invoice: 'Factuur',
  invoiceTo: (email: string, isPhysical: boolean) =>
    isPhysical ? `Zelfde adres, naar ${email}` : `Zelfde naam, naar ${email}`,
  change: 'Wijzig',
  changeAbout: 'adres',
  totals: 'Totalen',
  goods: (pieces: number) => `Producten, ${pieces === 1 ? '1 stuk' : `${wholeNumber(pieces)} stuks`}`,
  goodsOnly: 'Producten',
  shipping: 'Verzending',
  shippingTo: (country: Country) => `Verzending, ${countryWords[country]}`,
  free: 'Gratis',
  ofWhichVat: (rate: number) => `waarvan btw ${rate}%`,
  total: 'Totaal',
  terms: { before: 'Ik ga akkoord met de ', link: 'algemene voorwaarden', after: '.' },
  rights: {
    goods: ' Ik weet dat ik 14 dagen na ontvangst kan herroepen, en dat ik het terugsturen dan zelf betaal.',
    downloads: ' Ik weet dat ik 14 dagen na betaling kan herroepen, zolang ik nog niet heb gedownload.',
  },
  termsRequired: 'Ga akkoord met de algemene voorwaarden om te bestellen.',
  order: 'Bestelling met betaalplicht',
  ordering: 'Bestelling plaatsen...',
  changed: 'Gewijzigd',
  agree: 'Akkoord',
  agreeFirst: 'Zeg eerst hierboven of je akkoord gaat met wat er gewijzigd is.',
  toPay:
    'Je gaat naar de beveiligde betaalpagina. Pas als de betaalpartner het bevestigt, staat je bestelling op betaald.',
  nothingToPay: 'Er valt niets te betalen: je bestelling is meteen klaar.',
  gone: 'Niets hiervan is nu nog te bestellen.',
  off: {
    title: 'Betalen kan nu niet',
    text: 'Betalen is nu niet mogelijk. Er is niets afgeschreven.',
    cart: 'Je winkelwagen blijft zoals hij is.',
  },
} as const

/** The heads of what changed since the buyer saw it, and what the old and new figures are (SHOP-ORDER-12). */
export const changeWords = {
  price: 'De prijs is gewijzigd',
  stock: 'Niet meer zoveel op voorraad',
  more: 'Je winkelwagen is gewijzigd',
  cost: (name: string, before: number, now: number) => `${name}: nu ${amount(now)}, dat was ${amount(before)}.`,
  pieces: (name: string, before: number, now: number) =>
    `${name}: ${now === 0 ? 'niet meer te bestellen' : `nu ${wholeNumber(now)}`}, dat ${before === 1 ? 'was' : 'waren'} er ${wholeNumber(before)}.`,
} as const

/** What is said of one change: its head, and its old and new figures (SHOP-ORDER-12). */
export function changeSentence(change: OrderChange): { title: string; text: string } {
  if (change.kind === 'shipping')
    return { title: changeWords.price, text: changeWords.cost(checkoutWords.shipping, change.before, change.now) }
  const { name, before, now } = change
  if (change.kind === 'price') return { title: changeWords.price, text: changeWords.cost(name, before, now) }
  return { title: now < before ? changeWords.stock : changeWords.more, text: changeWords.pieces(name, before, now) }
}
