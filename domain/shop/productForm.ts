import { z } from 'zod'
import { centsText, typedCents } from '../base/money.ts'
import { typedLine } from '../base/typedLine.ts'
import { cleanLine, cleanText } from '../base/typedText.ts'
import { isInvisible } from '../base/visibleText.ts'
import { type ProductStatus, type ProductType, productStatuses, productTypes } from './catalogue.ts'
import { type ProductCategory, productCategories } from './categories.ts'
import { type VatRate, vatRates } from './orders/totals.ts'

/** SHOP-FORM-06, SHOP-FORM-08, SHOP-FORM-19 */
export const [maxPriceCents, maxStock, maxProductImages] = [9_999_999, 1_000_000, 8]
/** SHOP-FORM-14, X3-LIMIT-12 */
export const [usualStudentDiscount, usualTeacherDiscount] = [8, 12]
/** What a product gets with a generated picture (SHOP-AI-12, X3-LIMIT-13). */
export const affiliateGeneratorPercentage = 5
export const maxOrderIndex = 1_000_000
/** The value of the partner select that means none (SHOP-FORM-11). */
export const noPartner = 'none'

/** A product as it is stored, the part that a manager writes. Null is: to come, unlimited, none, 99 pre-orders, at the end of the shop. */
export type ProductValues = {
  name: string
  description: string
  category: ProductCategory
  tags: string[]
  priceCents: number | null
  /** In percent; the price holds it (SHOP-ORDER-10). */
  vatRate: VatRate
  /** The price of 'Aanbieding' (SHOP-ORDER-39). */
  salePriceCents: number | null
  stockQuantity: number | null
  isPreorder: boolean
  /** How many may be sold before they are there, beyond the stock (SHOP-ORDER-17). */
  preorderLimit: number | null
  productType: ProductType
  isDigital: boolean
  isPhysical: boolean
  downloadUrl: string | null
  affiliateUrl: string | null
  partnerId: string | null
  studentDiscountPercentage: number
  studentDiscountCode: string | null
  teacherDiscountPercentage: number
  teacherDiscountCode: string | null
  affiliateDiscountPercentage: number | null
  affiliateDiscountCode: string | null
  status: ProductStatus
  isFeatured: boolean
  orderIndex: number | null
}

/** The rates of BTW as the form offers them, the usual one first (SHOP-ORDER-10). */
export const vatChoices = ['21', '9', '0'] as const satisfies readonly `${VatRate}`[]

// What of each field is wrong is told by productFaults.ts, in a sentence under it; here stands only what no form sends.
const text = (most: number) => z.string().max(most)
const short = text(100)

/** A product while it is made or edited, and as it is sent: every field as it was typed (SHOP-FORM-02). */
export const ProductForm = z.strictObject({
  name: typedLine(4_000),
  description: text(100_000),
  /** Empty is not chosen yet. */
  category: z.enum(['', ...productCategories]),
  /** Comma-separated (SHOP-FORM-09). */
  tags: typedLine(20_000),
  /** In euros. */
  price: short,
  vatRate: z.enum(vatChoices),
  /** In euros, less than the price; empty is none. */
  salePrice: short,
  stock: short,
  isPreorder: z.boolean(),
  /** Counts while it is a pre-order. */
  preorderLimit: short,
  productType: z.enum(productTypes),
  isDigital: z.boolean(),
  isPhysical: z.boolean(),
  downloadUrl: text(4_000),
  /** The id of the upload that the site keeps as its download; it goes before the address (SHOP-ORDER-25). */
  downloadId: z.union([z.uuid(), z.literal('')]),
  affiliateUrl: text(4_000),
  /** The ids of the uploads, in their order; the first is the picture of the product (SHOP-FORM-19). */
  images: z.array(z.uuid()).max(50),
  partnerId: z.union([z.uuid(), z.literal(['', noPartner])]),
  studentDiscount: short,
  studentDiscountCode: typedLine(1_000),
  teacherDiscount: short,
  teacherDiscountCode: typedLine(1_000),
  affiliateDiscount: short,
  affiliateDiscountCode: typedLine(1_000),
  status: z.enum(productStatuses),
  isFeatured: z.boolean(),
  order: short,
})
export type ProductForm = z.infer<typeof ProductForm>
export type ProductField = keyof ProductForm

/** A new product: nothing is on sale before it was looked at (SHOP-FORM-14, SHOP-FORM-18). */
export const newProductForm = (): ProductForm => ({
  name: '',
  description: '',
  category: '',
  tags: '',
  price: '',
  vatRate: '21',
  salePrice: '',
  stock: '',
  isPreorder: false,
  preorderLimit: '',
  productType: 'own',
  isDigital: false,
  isPhysical: false,
  downloadUrl: '',
  downloadId: '',
  affiliateUrl: '',
  images: [],
  partnerId: noPartner,
  studentDiscount: String(usualStudentDiscount),
  studentDiscountCode: '',
  teacherDiscount: String(usualTeacherDiscount),
  teacherDiscountCode: '',
  affiliateDiscount: '',
  affiliateDiscountCode: '',
  status: 'draft',
  isFeatured: false,
  order: '',
})

/** A stored product as the form shows it: what `productOf` reads back as the same. */
export const formOf = (
  product: ProductValues & { images: readonly { id: string }[]; download: { id: string } | null },
): ProductForm => ({
  name: product.name,
  description: product.description,
  category: product.category,
  tags: product.tags.join(', '),
  price: priceText(product.priceCents),
  vatRate: `${product.vatRate}`,
  salePrice: priceText(product.salePriceCents),
  stock: numberText(product.stockQuantity),
  isPreorder: product.isPreorder,
  preorderLimit: numberText(product.preorderLimit),
  productType: product.productType,
  isDigital: product.isDigital,
  isPhysical: product.isPhysical,
  downloadUrl: product.downloadUrl ?? '',
  downloadId: product.download?.id ?? '',
  affiliateUrl: product.affiliateUrl ?? '',
  images: product.images.map(({ id }) => id),
  partnerId: product.partnerId ?? noPartner,
  studentDiscount: numberText(product.studentDiscountPercentage),
  studentDiscountCode: product.studentDiscountCode ?? '',
  teacherDiscount: numberText(product.teacherDiscountPercentage),
  teacherDiscountCode: product.teacherDiscountCode ?? '',
  affiliateDiscount: numberText(product.affiliateDiscountPercentage),
  affiliateDiscountCode: product.affiliateDiscountCode ?? '',
  status: product.status,
  isFeatured: product.isFeatured,
  order: numberText(product.orderIndex),
})

const numberText = (value: number | null): string => (value === null ? '' : String(value))
const priceText = (cents: number | null): string => (cents === null ? '' : centsText(cents))

/** A form without faults as it is stored (SHOP-FORM-05..15). A form with faults has no product: ask `productFaults` first. */
export const productOf = (form: ProductForm): ProductValues => ({
  name: cleanLine(form.name),
  description: cleanText(form.description),
  category: form.category || 'cursus',
  tags: typedTags(form.tags),
  priceCents: typedPrice(form.price) ?? null,
  vatRate: vatRates.find((rate) => `${rate}` === form.vatRate) ?? 21,
  salePriceCents: typedPrice(form.salePrice) ?? null,
  stockQuantity: typedWhole(form.stock, maxStock) ?? null,
  isPreorder: form.isPreorder,
  // What is not asked any more is not kept either.
  preorderLimit: form.isPreorder ? (typedWhole(form.preorderLimit, maxStock) ?? null) : null,
  productType: form.productType,
  isDigital: form.isDigital,
  isPhysical: form.isPhysical,
  downloadUrl: form.downloadUrl.trim() || null,
  affiliateUrl: form.affiliateUrl.trim() || null,
  partnerId: form.partnerId === noPartner ? null : form.partnerId || null,
  studentDiscountPercentage: typedPercentage(form.studentDiscount) ?? usualStudentDiscount,
  studentDiscountCode: cleanLine(form.studentDiscountCode) || null,
  teacherDiscountPercentage: typedPercentage(form.teacherDiscount) ?? usualTeacherDiscount,
  teacherDiscountCode: cleanLine(form.teacherDiscountCode) || null,
  affiliateDiscountPercentage: typedPercentage(form.affiliateDiscount) ?? null,
  affiliateDiscountCode: cleanLine(form.affiliateDiscountCode) || null,
  status: form.status,
  isFeatured: form.isFeatured,
  orderIndex: typedWhole(form.order, maxOrderIndex) ?? null,
})

/** A price as it is typed, in cents; null when it is empty, undefined when it is none (SHOP-FORM-05, SHOP-FORM-06). */
export function typedPrice(typed: string): number | null | undefined {
  if (typed.trim() === '') return null
  const cents = typedCents(typed)
  return cents === null || cents > maxPriceCents ? undefined : cents
}

/** A whole number from 0 as it is typed; null when it is empty, undefined when it is none (SHOP-FORM-07, SHOP-FORM-08). */
export function typedWhole(typed: string, most: number): number | null | undefined {
  const digits = typed.trim()
  if (digits === '') return null
  return /^\d{1,9}$/.test(digits) && Number(digits) <= most ? Number(digits) : undefined
}

/**
 * A percentage as it is typed, whatever it comes to; null when it is empty or without any digit (SHOP-FORM-15), undefined
 * when it has digits and is not written as one, which is never guessed at: '1e1', '-0', '8%' (SHOP-FORM-29).
 */
export function typedPercentage(typed: string): number | null | undefined {
  const text = typed.trim()
  if (!/\p{N}/u.test(text)) return null
  return isPercentage.test(text) ? Number(text.replace(',', '.')) : undefined
}

// Below zero it is read, so that its limits can be told; -0 is none.
const isPercentage = /^(?!-0*(?:[.,]0*)?$)-?\d{1,9}(?:[.,]\d{1,9})?$/

/** Tags as they are typed: trimmed, without empty ones, and each once whatever its case (SHOP-FORM-09, SHOP-FORM-10). */
export function typedTags(typed: string): string[] {
  const tags = new Map<string, string>()
  for (const tag of typed.split(',').map(cleanLine))
    if (!isInvisible(tag) && !tags.has(tag.toLowerCase())) tags.set(tag.toLowerCase(), tag)
  return [...tags.values()]
}
