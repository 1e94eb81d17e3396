import { cleanLine } from '../base/typedText.ts'
import { isInvisible, isLongerThan } from '../base/visibleText.ts'
import {
  maxOrderIndex,
  maxProductImages,
  maxStock,
  type ProductField,
  type ProductForm,
  productOf,
  typedPercentage,
  typedPrice,
  typedWhole,
} from './productForm.ts'
import { productFaultWords as words } from './productWords.ts'

/** SHOP-FORM-04 */
export const [maxProductName, maxProductDescription, maxTag, maxTags, maxCode] = [150, 5_000, 40, 20, 50]
/** SHOP-FORM-20 */
export const maxAddress = 2_000

export type ProductFaults = { [Field in ProductField]?: string }

/** The sentence under each field of a product that is wrong; empty when it can be saved (SHOP-FORM-03..08, SHOP-FORM-15, SHOP-FORM-20, SHOP-FORM-24, SHOP-FORM-25). */
export function productFaults(form: ProductForm): ProductFaults {
  const { name, description, tags } = productOf(form)
  const faults: ProductFaults = {}
  const wrong = (field: ProductField, isWrong: boolean, says: string) => {
    if (isWrong) faults[field] ??= says
  }
  wrong('name', isInvisible(name), words.nameRequired)
  wrong('name', isLongerThan(name, maxProductName), words.nameTooLong)
  wrong('description', isLongerThan(description, maxProductDescription), words.descriptionTooLong)
  wrong('category', form.category === '', words.categoryRequired)
  wrong('tags', tags.length > maxTags, words.tooManyTags)
  wrong(
    'tags',
    tags.some((tag) => isLongerThan(tag, maxTag)),
    words.tagTooLong,
  )
  wrong('price', typedPrice(form.price) === undefined, words.price)
  const [price, salePrice] = [typedPrice(form.price), typedPrice(form.salePrice)]
  wrong('salePrice', salePrice === undefined, words.price)
  // Only an entered price of 0 is free (SHOP-PRICE-13).
  wrong('salePrice', salePrice === 0, words.saleOfNothing)
  wrong('salePrice', typeof salePrice === 'number' && price === null, words.saleWithoutPrice)
  wrong(
    'salePrice',
    typeof salePrice === 'number' && typeof price === 'number' && salePrice >= price,
    words.saleTooHigh,
  )
  wrong('stock', typedWhole(form.stock, maxStock) === undefined, words.stock)
  wrong('preorderLimit', form.isPreorder && typedWhole(form.preorderLimit, maxStock) === undefined, words.preorderLimit)
  for (const field of ['downloadUrl', 'affiliateUrl'] as const)
    wrong(field, form[field].trim() !== '' && !isOfferedAddress(form[field].trim()), words.address)
  wrong('images', form.images.length > maxProductImages, words.tooManyImages)
  wrong('images', new Set(form.images).size < form.images.length, words.imageTwice)
  for (const field of ['studentDiscount', 'teacherDiscount', 'affiliateDiscount'] as const) {
    const typed = typedPercentage(form[field])
    wrong(field, typed === undefined, words.discountUnclear)
    const percentage = typed ?? 0
    wrong(field, percentage < 0 || percentage > 100, words.discountRange)
    wrong(field, !Number.isInteger(percentage), words.discountWhole)
  }
  for (const field of ['studentDiscountCode', 'teacherDiscountCode', 'affiliateDiscountCode'] as const)
    wrong(field, isLongerThan(cleanLine(form[field]), maxCode), words.codeTooLong)
  wrong('order', typedWhole(form.order, maxOrderIndex) === undefined, words.order)
  return faults
}

/** What a manager is told of a product that can be saved all the same (SHOP-FORM-20). */
export const productNotices = (form: ProductForm): string[] =>
  form.status === 'active' && form.isDigital && form.downloadUrl.trim() === '' && form.downloadId === ''
    ? [words.downloadMissing]
    : []

/**
 * Whether people may be sent to an address: https, and nobody's name and password in it. The text itself is read, since
 * parsers mend what browsers then follow elsewhere: tabs, backslashes (SHOP-FORM-20).
 */
export function isOfferedAddress(address: string): boolean {
  if (address.length > maxAddress || /[\s\p{Cc}\p{Cf}\\]/u.test(address) || !/^https:\/\/[^/]/i.test(address))
    return false
  const url = URL.parse(address)
  return url?.protocol === 'https:' && url.username === '' && url.password === ''
}
