import { date } from '../../base/dates.ts'
import type { Instant } from '../../base/instant.ts'
import { amount } from '../../base/money.ts'
import { wholeNumber } from '../../base/numbers.ts'
import type { Notice } from '../../base/words.ts'
import type { Carrier } from './order.ts'
import type { DeskTab } from './orderStates.ts'

/** The section 'Bestellingen' of the admin area: its list (SHOP-ORDER-32, SHOP-ORDER-33). */
export const deskWords = {
  tabsLabel: 'Staat van de bestelling',
  tabs: {
    toShip: 'Te verzenden',
    pending: 'Wacht op betaling',
    shipped: 'Verzonden',
    back: 'Terug',
    all: 'Alles',
  } satisfies Record<DeskTab, string>,
  search: 'Nummer, naam of e-mailadres',
  order: 'Bestelling',
  buyer: 'Koper',
  paid: 'Betaald',
  products: 'Producten',
  total: 'Totaal',
  action: 'Actie',
  gone: 'Account verwijderd',
  notPaid: 'nog niet',
  line: (quantity: number, name: string) => `${wholeNumber(quantity)} ${name}`,
  needsLook: 'Kijk even',
  open: 'Bekijk',
  openOf: (number: string) => `Bekijk bestelling ${number}`,
  toShip: 'Verzenden',
  shipOf: (number: string) => `Verzenden: bestelling ${number}`,
  close: 'Sluit',
  closeOf: (number: string) => `Sluit bestelling ${number}`,
  empty: {
    never: { title: 'Nog geen bestellingen', text: 'Koopt iemand iets in de shop, dan staat de bestelling hier.' },
    sought: { title: 'Geen bestellingen gevonden', text: 'Pas je zoekwoord aan of kies een andere staat.' },
    tab: { title: 'Hier staat nu niets', text: 'Kies een andere staat, of bekijk alle bestellingen.' },
  } satisfies Record<string, Notice>,
  clear: 'Alle bestellingen tonen',
  slips: (count: number) => (count === 1 ? '1 pakbon' : `${wholeNumber(count)} pakbonnen`),
  csv: 'CSV boekhouder',
} as const

export const carrierWords: Record<Carrier, string> = { PostNL: 'PostNL', DHL: 'DHL', DPD: 'DPD', other: 'Anders' }

/** One order, opened in the list (SHOP-ORDER-34, SHOP-ORDER-35). */
export const deskOrderWords = {
  region: (number: string) => `Bestelling ${number}`,
  sendTo: 'Verzenden naar',
  noAddress: 'Het adres is gewist.',
  carrier: 'Vervoerder',
  track: 'Volgcode of link',
  trackHint: 'Leeg laten mag. Een link begint met https.',
  ship: 'Markeer als verzonden',
  shipping: 'Opslaan...',
  shipped: (name: string) => `Verzonden. ${name} krijgt een mail.`,
  mailFollows: (name: string) => `Is het verzonden, dan krijgt ${name} een mail met de link.`,
  theBuyer: 'de koper',
  sentWith: (carrier: Carrier, at: Instant) =>
    carrier === 'other' ? `Verzonden op ${date(at)}` : `Verzonden met ${carrierWords[carrier]} op ${date(at)}`,
  follow: 'Volg pakket',
  received: (at: Instant) => `Ontvangen op ${date(at)}`,
  deliver: 'Ontvangen',
  delivered: 'Gemeld als ontvangen',
  withdrawn: (at: Instant) => `Herroepen op ${date(at)}`,
  refundBy: (at: Instant) => `Terugbetalen uiterlijk ${date(at)}`,
  takeBack: 'Teruggekomen',
  takeBackQuestion: 'Is het pakket terug?',
  takeBackText: (most: number) =>
    `De koper krijgt het geld van wat terugkomt, hoogstens ${amount(most)}. De voorraad gaat weer omhoog.`,
  takenBack: 'Teruggekomen, het geld gaat terug',
  slip: 'Pakbon',
  lines: 'Inhoud',
  goods: 'Producten',
  shippingCosts: 'Verzending',
  vatPart: (rate: number) => `waarvan btw ${rate}%`,
  total: 'Totaal',
  backPieces: (count: number) => `${wholeNumber(count)} terugbetaald`,
  invoices: 'Facturen',
  invoice: (number: string) => `Factuur ${number}`,
  credit: (number: string) => `Creditnota ${number}`,
  opensPdf: 'pdf, opent in een nieuw venster',
  refunds: 'Terugbetalingen',
  refundStates: { pending: 'Onderweg', failed: 'Mislukt', refunded: 'Teruggestort' },
  why: {
    late: 'Het geld kwam te laat',
    double: 'Er is twee keer betaald',
    differed: 'Er is een ander bedrag betaald dan gevraagd',
    withdrawn: 'Herroepen',
    admin: 'Door een admin',
    outside: 'Bij de betaaldienst teruggestort',
  },
  retry: 'Opnieuw proberen',
  retried: 'De terugbetaling is opnieuw verstuurd',
  changedText: 'Hieronder staat hoe die nu is.',
  youTyped: 'Dit had je getypt:',
  understood: 'Begrepen',
  looks: {
    differed: (cents: number) => `Er kwam een ander bedrag binnen dan gevraagd: ${amount(cents)}. Dat gaat terug.`,
    disputed: 'De bank van de koper vraagt het geld terug. Bekijk de zaak bij de betaaldienst.',
    failed: (cents: number) => `${amount(cents)} kon niet worden teruggestort. We proberen het vanzelf opnieuw.`,
  },
} as const

/** The dialog 'Terugbetalen' (SHOP-ORDER-31, SHOP-ORDER-34). */
export const refundWords = {
  open: 'Terugbetalen',
  title: (number: string) => `Bestelling ${number} terugbetalen`,
  left: (cents: number) => `Er kan nog ${amount(cents)} terug, op dezelfde manier als er betaald is.`,
  pieces: 'Producten',
  piecesOf: (name: string, price: number) => `${name}, ${amount(price)} per stuk`,
  shipping: (cents: number) => `Verzendkosten, ${amount(cents)}`,
  amount: 'Bedrag daarbij',
  amountHint: 'Voor wat geen heel product is, zoals een beschadiging.',
  amountRefused: 'Vul een bedrag in zoals 12,50',
  restocks: 'Producten terug in de voorraad',
  reason: 'Reden',
  reasonHint: 'Staat in het logboek. Minimaal 3 karakters.',
  together: 'Samen terug',
  nothing: 'Kies wat er terug gaat, of vul een bedrag in',
  verb: (cents: number) => (cents > 0 ? `${amount(cents)} terugbetalen` : 'Terugbetalen'),
  busy: 'Terugbetalen...',
  done: (cents: number) => `${amount(cents)} gaat terug`,
  changed: 'Kijk of dit nog klopt. Wat je invulde staat er nog.',
  goOn: 'Gezien, verder',
} as const

/** 'CSV boekhouder' (SHOP-ORDER-37). */
export const csvWords = {
  title: 'CSV voor de boekhouder',
  text: 'Elke factuur en creditnota van de periode, met btw per tarief.',
  from: 'Van',
  to: 'Tot en met',
  refused: 'Kies een begin en een einde; het einde ligt niet voor het begin',
  download: 'Download CSV',
  close: 'Sluiten',
} as const

/** The printed packing slips (SHOP-ORDER-34). */
export const slipWords = {
  title: 'Pakbon',
  page: (count: number) => (count === 1 ? '1 pakbon' : `${wholeNumber(count)} pakbonnen`),
  text: 'Elke pakbon komt op een eigen vel, zonder prijzen.',
  print: 'Afdrukken',
  back: 'Naar de bestellingen',
  order: 'Bestelling',
  orderedOn: 'Besteld op',
  sendTo: 'Verzenden naar',
  quantity: 'Aantal',
  product: 'Product',
  none: { title: 'Er is nu niets te verzenden', text: 'Zodra een bestelling betaald is, staat de pakbon hier.' },
  loading: 'Pakbonnen laden...',
  failed: 'Kon pakbonnen niet laden',
  pagesOf: (count: number) => `Dit zijn de eerste ${wholeNumber(count)}. Druk de rest daarna af.`,
} as const

/** Why something at the desk did not succeed; nothing that was typed is lost (SHOP-ORDER-35). */
export const orderDeskRefused = {
  CHANGED: { title: 'Deze bestelling is intussen gewijzigd', text: 'Hieronder staat hoe die nu is.' },
  ORDER_CLOSED: { title: 'Deze bestelling is intussen gewijzigd', text: 'In deze staat kan dit niet meer.' },
  FAULTY_FIELDS: { title: 'Opslaan mislukt', text: 'Kijk de velden met een melding na.' },
  MORE_THAN_PAID: { title: 'Zoveel kan er niet terug', text: 'Er kan nooit meer terug dan er betaald is.' },
  REASON_TOO_SHORT: { title: 'Geef een reden', text: 'Geef een reden van minimaal 3 karakters.' },
  REASON_TOO_LONG: { title: 'De reden is te lang', text: 'Een reden mag maximaal 500 karakters bevatten.' },
  PROVIDER_FAILED: {
    title: 'Terugbetalen lukt nu even niet',
    text: 'De betaaldienst geeft geen antwoord. We proberen het vanzelf opnieuw.',
  },
  OUT_OF_STOCK: { title: 'Voorraad niet gewijzigd', text: 'De voorraad kan niet onder 0 komen.' },
} as const satisfies Record<string, Notice>

export const moreThanPaid = (most: number): string => `Er kan nog hoogstens ${amount(most)} terug`
