import { z } from 'zod'
import { cleanLine, cleanText } from '../base/typedText.ts'
import { isInvisible, isLongerThan } from '../base/visibleText.ts'
import { productCategories } from './categories.ts'
import { maxCode, maxProductDescription, maxProductName, maxTag, maxTags } from './productFaults.ts'
import { maxPriceCents, type ProductForm } from './productForm.ts'

/** How long the description may be from which a product is generated (SHOP-AI-08). */
export const maxAskedDescription = 2_000

/** The structured output that a language model is asked for: the fields of SHOP-AI-04. An answer of another shape is broken. */
export const ModelAnswer = z.object({
  name: z.string(),
  description: z.string(),
  /** In euros; null when nothing is known of it. */
  price: z.number().nullable(),
  category: z.string(),
  tags: z.array(z.string()),
  is_digital: z.boolean(),
  is_physical: z.boolean(),
  student_discount_code: z.string().nullable(),
  teacher_discount_code: z.string().nullable(),
})
export type ModelAnswer = z.infer<typeof ModelAnswer>

/** The same when it was cleaned: what is left empty is for the manager to fill in (SHOP-AI-07, X3-EDGE-35). */
export const GeneratedProduct = ModelAnswer.extend({
  category: z.enum(['', ...productCategories]),
  student_discount_code: z.string(),
  teacher_discount_code: z.string(),
})
export type GeneratedProduct = z.infer<typeof GeneratedProduct>

/**
 * A model's answer without what a form would refuse or a page should not hold: no HTML, no unknown category, no price out
 * of bounds, at most as many tags as a product may have. Null when nothing of use is left of it (X3-EDGE-35).
 */
export function cleanGenerated(answer: ModelAnswer): GeneratedProduct | null {
  const [name, description] = [
    firstOf(oneLine(answer.name), maxProductName),
    firstOf(cleanText(withoutHtml(answer.description)), maxProductDescription),
  ]
  if (isInvisible(name) || isInvisible(description)) return null
  return {
    name,
    description,
    price: cleanPrice(answer.price),
    category: productCategories.find((one) => one === oneLine(answer.category).toLowerCase()) ?? '',
    tags: cleanTags(answer.tags),
    is_digital: answer.is_digital,
    is_physical: answer.is_physical,
    student_discount_code: cleanCode(answer.student_discount_code),
    teacher_discount_code: cleanCode(answer.teacher_discount_code),
  }
}

/** The fields of the form that a generated product fills; all others stay as they are (SHOP-AI-01, SHOP-AI-07). */
export type GeneratedFields = Pick<
  ProductForm,
  | 'name'
  | 'description'
  | 'price'
  | 'category'
  | 'tags'
  | 'isDigital'
  | 'isPhysical'
  | 'studentDiscountCode'
  | 'teacherDiscountCode'
>

export const fieldsOf = (product: GeneratedProduct): GeneratedFields => ({
  name: product.name,
  description: product.description,
  price: product.price === null ? '' : product.price.toFixed(2).replace('.', ','),
  category: product.category,
  tags: product.tags.join(', '),
  isDigital: product.is_digital,
  isPhysical: product.is_physical,
  studentDiscountCode: product.student_discount_code,
  teacherDiscountCode: product.teacher_discount_code,
})

/** Why a product cannot be generated from a description, or null (SHOP-AI-03, SHOP-AI-08). */
export function askedFault(description: string): 'empty' | 'tooLong' | null {
  if (isInvisible(description)) return 'empty'
  return isLongerThan(cleanText(description), maxAskedDescription) ? 'tooLong' : null
}

/** A text without markup: scripts and styles go whole, of other elements their tags. */
export function withoutHtml(text: string): string {
  const stripped = text
    .replace(/<(script|style|iframe)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
    .replace(/<(?:[a-z!/?])[^>]*(?:>|$)/gi, '')
  // What was taken away may have stood within another tag.
  return stripped === text ? text : withoutHtml(stripped)
}

const oneLine = (text: string): string => cleanLine(withoutHtml(text))

/** As much of a text as may be stored, counted as people see letters. */
const firstOf = (text: string, most: number): string =>
  isLongerThan(text, most) ? [...text].slice(0, most).join('').trim() : text

function cleanPrice(euros: number | null): number | null {
  const cents = Math.round((euros ?? Number.NaN) * 100)
  return Number.isFinite(cents) && cents >= 0 && cents <= maxPriceCents ? cents / 100 : null
}

function cleanTags(tags: readonly string[]): string[] {
  const known = new Map<string, string>()
  // A comma would make two of one when the form is read.
  for (const tag of tags.map((tag) => oneLine(tag).replaceAll(',', ' ').replace(/\s+/g, ' ').trim()))
    if (!isInvisible(tag) && !isLongerThan(tag, maxTag) && !known.has(tag.toLowerCase()))
      known.set(tag.toLowerCase(), tag)
  return [...known.values()].slice(0, maxTags)
}

function cleanCode(code: string | null): string {
  const clean = oneLine(code ?? '')
  return isLongerThan(clean, maxCode) ? '' : clean
}
