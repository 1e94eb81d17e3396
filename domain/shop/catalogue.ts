import { z } from 'zod'
import { discountOf } from '../access/discount.ts'
import { fileAddress } from '../base/files.ts'
import { Id } from '../base/ids.ts'
import {
  type DiscountCodes,
  type DownloadTerms,
  downloadState,
  downloadStates,
  hasDownload,
  type Shopper,
  visibleCodes,
} from './access.ts'
import { isSold, most, type Sold } from './cart.ts'
import { type ProductCategory, productCategories } from './categories.ts'
import { isOrderedAlone } from './orders/ordering.ts'
import { effectivePrice, isFreeFor, type Priced, undiscountedCents } from './price.ts'

export const productTypes = ['own', 'affiliate'] as const
export type ProductType = (typeof productTypes)[number]
export const productStatuses = ['active', 'inactive', 'draft'] as const
export type ProductStatus = (typeof productStatuses)[number]

/** Up to this many active products the whole catalogue goes to the browser, which searches and filters by itself. */
export const wholeCatalogue = 500

/** Somebody who sells together with us, as the shop names them (X3-DATA-15). */
export const Partner = z.object({ id: Id, name: z.string() })
export type Partner = z.infer<typeof Partner>

/** A picture of a product in its sizes. */
export const ProductImage = z.object({ thumbnail: z.string(), card: z.string(), full: z.string() })
export type ProductImage = z.infer<typeof ProductImage>

const Code = z.string().nullable()
/** The part of a product that only somebody with an account sees: prices, codes, stock and download (SHOP-PRICE-01, SHOP-PRICE-12). */
export const Offer = z.object({
  /** At present and without the discount of a role; null is a price that is still to come (SHOP-PRICE-13, SHOP-ORDER-39). */
  priceCents: z.int().nullable(),
  /** What this person pays, discount included; null while the price is to come (SHOP-PRICE-08). */
  finalCents: z.int().nullable(),
  discountPercentage: z.number(),
  /** Of an 'Aanbieding' the lowest price of the 30 days before it, else null (SHOP-ORDER-39). */
  saleBeforeCents: z.int().nullable(),
  /** Whose discount it is, if they have one (SHOP-PRICE-08). */
  discountKind: z.enum(['student', 'teacher']).nullable(),
  isPhysical: z.boolean(),
  isDigital: z.boolean(),
  /** Whether it can be put in the cart at all, stock left aside. */
  isSold: z.boolean(),
  isSoldOut: z.boolean(),
  /** Whether it can be ordered alone: a download that costs something and is not bought yet (SHOP-ORDER-05). */
  canOrder: z.boolean(),
  download: z.enum(downloadStates).nullable(),
  studentDiscountCode: Code,
  teacherDiscountCode: Code,
  affiliateDiscountCode: Code,
  affiliateDiscountPercentage: z.int().nullable(),
})
export type Offer = z.infer<typeof Offer>

/** A product as it leaves the server; a visitor hears of its price only whether it is free (SHOP-LIST-25, SHOP-PRICE-12, X3-EDGE-29). */
export const ProductCard = z.object({
  id: Id,
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  category: z.enum(productCategories),
  tags: z.array(z.string()),
  images: z.array(ProductImage),
  partner: Partner.nullable(),
  productType: z.enum(productTypes),
  isFeatured: z.boolean(),
  isPreorder: z.boolean(),
  isFree: z.boolean(),
  /** Whether the shop of a partner can be opened; its address is never sent (SHOP-BUY-10). */
  hasDeal: z.boolean(),
  /** Its place in the shop; a lower number comes first (SHOP-LIST-22). */
  orderIndex: z.int(),
  /** Null for a visitor. */
  offer: Offer.nullable(),
})
export type ProductCard = z.infer<typeof ProductCard>

/** A product as it is stored, with its partner and the keys of its pictures in their order. */
export type StoredProduct = Sold &
  Priced &
  DiscountCodes & {
    id: string
    slug: string
    name: string
    description: string
    category: string
    tags: string[]
    imageKeys: string[]
    partner: Partner | null
    isFeatured: boolean
    isDigital: boolean
    downloadUrl: string | null
    /** Whether the site keeps its download (SHOP-ORDER-25). */
    hasFile: boolean
    saleBeforeCents: number | null
    affiliateUrl: string | null
    affiliateDiscountPercentage: number | null
    orderIndex: number
  }

/** What of the settings and of this person's orders decides how a product is offered; `takesMoney` is 'Winkelbetaling' (SHOP-ORDER-01). */
export type ShopTerms = DownloadTerms & { takesMoney: boolean }

/** A stored product as one person sees it; the fields that are not theirs are left out here and nowhere else (SHOP-PRICE-11, SHOP-PRICE-12). */
export function cardFor(product: StoredProduct, shopper: Shopper, terms: ShopTerms): ProductCard {
  return {
    id: product.id,
    slug: product.slug,
    name: product.name,
    description: product.description,
    category: product.category as ProductCategory,
    tags: product.tags,
    images: product.imageKeys.map(imageAt),
    partner: product.partner,
    productType: product.productType as ProductType,
    isFeatured: product.isFeatured,
    isPreorder: product.isPreorder,
    isFree: product.priceCents === 0,
    hasDeal: product.productType === 'affiliate' && product.affiliateUrl !== null,
    orderIndex: product.orderIndex,
    offer: shopper && offerFor(product, shopper, terms),
  }
}

function offerFor(product: StoredProduct, shopper: NonNullable<Shopper>, terms: ShopTerms): Offer {
  const price = effectivePrice(product, shopper.role)
  return {
    priceCents: undiscountedCents(product),
    finalCents: price?.finalCents ?? null,
    discountPercentage: price?.discountPercentage ?? 0,
    saleBeforeCents: product.salePriceCents === null ? null : product.saleBeforeCents,
    discountKind: discountOf(shopper.role),
    isPhysical: product.isPhysical,
    isDigital: product.isDigital,
    isSold: isSold(product),
    isSoldOut: isSold(product) && most(product) === 0,
    canOrder: canOrder(product, shopper.role, terms),
    download: downloadState(product, shopper, terms),
    affiliateDiscountPercentage: product.affiliateDiscountPercentage,
    ...visibleCodes(product, shopper),
  }
}

/** Whether a person has the button 'Bestellen': not where they have nothing to pay (SHOP-ORDER-05, SHOP-ORDER-43). */
const canOrder = (product: StoredProduct, role: string | null, { takesMoney, hasPaidOrder }: ShopTerms): boolean =>
  takesMoney && !hasPaidOrder && isOrderedAlone(product) && hasDownload(product) && !isFreeFor(product, role)

/** The addresses of a stored picture. */
export const imageAt = (key: string): ProductImage => ({
  thumbnail: fileAddress(key, 'thumbnail'),
  card: fileAddress(key, 'card'),
  full: fileAddress(key, 'full'),
})

type Placed = { orderIndex: number; isFeatured: boolean; id: string }

/** The order of the shop: `order_index`, then featured first (SHOP-LIST-22). */
export const inShopOrder = (one: Placed, other: Placed): number =>
  one.orderIndex - other.orderIndex ||
  Number(other.isFeatured) - Number(one.isFeatured) ||
  (one.id < other.id ? -1 : Number(one.id > other.id))
