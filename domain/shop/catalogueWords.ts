import { wholeNumber } from '../base/numbers.ts'
import type { Notice } from '../base/words.ts'
import type { ProductAction } from './buttons.ts'
import type { ProductCategory } from './categories.ts'

/** The Dutch sentences of the shop, as visitors and members read it (SHOP-LIST, SHOP-PRICE, SHOP-BUY). */
export const catalogueWords = {
  heading: 'Productcollectie',
  lead: 'Alleen wat we zelf gebruiken en getest hebben.',
  ofCategory: (category: string) => `Alle producten in de categorie ${category}.`,
  banner: {
    text: 'Maak een gratis account aan om producten te kopen.',
    register: 'Registreren',
    signIn: 'Inloggen',
  },
  search: 'Zoek producten...',
  count: (count: number) => (count === 1 ? '1 product' : `${wholeNumber(count)} producten`),
  merchandise: 'Merchandise',
  none: 'Geen producten gevonden',
  noneHint: 'Zoek op een ander woord of wis de filters.',
  filters: 'Filters',
  clear: 'Filters wissen',
  products: 'Producten',
  viewOrEdit: 'Bekijken of bewerken',
  first: (shown: number) => `De eerste ${wholeNumber(shown)} staan hier. Zoek of filter om de andere te zien.`,
  loading: 'Producten laden...',
  failed: 'Kon producten niet laden',
  missing: 'Product niet gevonden',
  partnerDeal: 'Partner deal',
  featured: 'Uitgelicht',
  preorder: 'Pre-order',
  signInForPrice: 'Inloggen voor prijs',
  priceLater: 'Prijs volgt',
  reduced: (percentage: number) => `-${percentage}%`,
  before: 'Oude prijs:',
  now: 'Nieuwe prijs:',
  sale: 'Aanbieding',
  saleWith: 'Aanbieding. Oude prijs: de laagste van de 30 dagen ervoor.',
  saleBefore: 'Laagste prijs van de 30 dagen ervoor:',
  why: { student: 'Je ledenkorting', teacher: 'Je docentenkorting' },
  of: (action: string, name: string) => `${action}: ${name}`,
  adding: 'Toevoegen...',
  openingDownload: 'Openen...',
  tags: 'Tags',
  picture: (at: number, of: number) => `Afbeelding ${at} van ${of}`,
  pictures: 'Afbeeldingen',
  added: 'Toegevoegd aan winkelwagen',
  toCart: 'Naar winkelwagen',
  downloadStarted: 'Download gestart',
  downloadFailed: 'Download mislukt',
} as const

/** The discount codes in the dialog of a product (SHOP-PRICE-11). */
export const codeWords = {
  studentDiscountCode: 'Kortingscode voor leden',
  teacherDiscountCode: 'Kortingscode voor docenten',
  affiliateDiscountCode: 'Kortingscode bij de partner',
  percentage: (percentage: number) => `${percentage}% korting`,
  inPrice: 'Die korting zit al in de prijs hierboven: bij ons vul je de code nergens in.',
  copy: (code: string) => `Kopieer code ${code}`,
  copied: 'Code gekopieerd',
} as const

/** The labels of the filters (SHOP-LIST-12). */
export const filterWords = {
  type: { label: 'Type', all: 'Alle types', own: 'Eigen producten', affiliate: 'Partner deals' },
  price: { label: 'Prijs', all: 'Alle prijzen', free: 'Gratis', paid: 'Betaald' },
  category: { label: 'Categorie', all: 'Alle categorieën' },
  partner: { label: 'Partner', all: 'Alle partners', partner: 'Partnerproducten', own: 'Eigen producten' },
} as const

/** The categories as they are shown. */
export const categoryWords: Record<ProductCategory, string> = {
  cursus: 'Cursus',
  guide: 'Guide',
  ebook: 'Ebook',
  video: 'Video',
  masterclass: 'Masterclass',
  workshop: 'Workshop',
  'fysiek product': 'Fysiek product',
  merchandise: 'Merchandise',
}

/** The labels of the actions of a card (SHOP-BUY-08, SHOP-BUY-09, SHOP-BUY-11). */
export const actionWords: Record<ProductAction, string> = {
  signIn: catalogueWords.signInForPrice,
  cart: 'In winkelwagen',
  soldOut: 'Uitverkocht',
  order: 'Bestellen',
  download: 'Downloaden',
  afterOrder: 'Download na bestelling',
  notForSaleYet: 'Nog niet te koop',
  deal: 'Bekijk aanbieding',
}

/** The question before the first download of what could still be withdrawn from (SHOP-ORDER-30). */
export const downloadWords = {
  question: 'Als je nu downloadt kun je dit product niet meer herroepen.',
  about: (name: string) =>
    `Het gaat om ${name}. Download je later, dan kun je nog herroepen zolang je bedenktijd loopt.`,
  now: 'Download nu',
} as const

/** Why a download was not opened (SHOP-BUY-05, SHOP-BUY-09). */
export const downloadRefused = {
  DOWNLOAD_MISSING: { title: 'Download link niet beschikbaar' },
  NOT_BOUGHT: { title: actionWords.notForSaleYet },
} as const satisfies Record<string, Notice>
