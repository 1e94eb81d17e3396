import type { GivenProduct } from './givenShop.ts'
import type { Who } from './people.ts'
import type { ProductArt } from './productArt.ts'

/** What the shop of the demonstration sells. */
export const shelf = {
  paneel: {
    name: 'Roodlichtpaneel R60',
    description: '660 en 850 nm, voor aan de deur of op tafel.',
    priceCents: 24_900,
    stockQuantity: 12,
    art: 'paneel',
  },
  bril: {
    name: 'Avondbril amber',
    description: 'Houdt blauw licht tegen na zonsondergang.',
    priceCents: 5_900,
    art: 'bril',
    isFeatured: true,
  },
  kaars: {
    name: 'Bijenwaskaarsen, set van 6',
    description: 'Zacht licht voor de avond, van een imker uit Drenthe.',
    priceCents: 1_850,
    stockQuantity: 40,
    art: 'kaars',
  },
  mat: {
    name: 'Aardingsmat wol',
    description: 'Natuurlijke wol met geleidende draad.',
    priceCents: 8_900,
    productType: 'affiliate',
    art: 'mat',
  },
  masker: {
    name: 'Slaapmasker zijde',
    description: 'Donker, ook in de zomer.',
    priceCents: 2_450,
    stockQuantity: 0,
    art: 'slaapmasker',
  },
  dagkaart: {
    name: 'Dagkaart winterwandeling',
    description: 'Cadeaukaart voor een wandeling met ontbijt.',
    priceCents: 3_500,
    art: 'kaartje',
  },
} as const satisfies Record<string, Omit<GivenProduct, 'picture'> & { art: ProductArt }>

/** What some members mean to buy. */
export const carts: Partial<Record<Who, readonly [product: keyof typeof shelf, quantity: number][]>> = {
  sanne: [
    ['bril', 1],
    ['kaars', 2],
  ],
}
