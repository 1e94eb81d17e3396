import { wholeNumber } from '../base/numbers.ts'
import type { Notice } from '../base/words.ts'

/** The cart (SH-CART). */
export const cartWords = {
  title: 'Winkelwagen',
  pieces: (count: number) => `${wholeNumber(count)} ${count === 1 ? 'product' : 'producten'}`,
  loading: 'Winkelwagen laden...',
  refused: 'Kon winkelwagen niet laden',
  empty: { title: 'Je winkelwagen is leeg', text: 'Voeg producten toe om te beginnen.' } satisfies Notice,
  toShop: 'Naar Producten',
  each: (price: string) => `${price} per stuk`,
  quantity: (name: string) => `Aantal ${name}`,
  less: (name: string) => `Eén minder: ${name}`,
  more: (name: string) => `Eén meer: ${name}`,
  remove: (name: string) => `Verwijder: ${name}`,
  gone: 'Niet meer beschikbaar',
  total: 'Totaal',
  checkout: 'Afrekenen',
  soon: 'Betalen is binnenkort beschikbaar.',
  newPrice: (names: readonly string[]) => `De prijs is gewijzigd: ${names.join(', ')}.`,
  failed: { title: 'Kon winkelwagen niet bijwerken' } satisfies Notice,
} as const

/** What is said of a refused change of the cart (SH-CART-11, SH-CART-13, SH-CART-14). */
export const shopRefused = {
  SIGN_IN_REQUIRED: { title: 'Inloggen vereist', text: 'Log in om je winkelwagen te gebruiken.' },
  NOT_FOR_SALE: { title: 'Niet meer beschikbaar' },
  TOO_MANY_PIECES: { title: 'Meer zijn er niet', text: 'Je hebt het hoogste aantal in je winkelwagen.' },
} as const satisfies Record<string, Notice>
