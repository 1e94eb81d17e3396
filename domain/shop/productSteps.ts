import { productNotices } from './productFaults.ts'
import type { ProductField, ProductForm } from './productForm.ts'
import { productSections } from './productWords.ts'

/** How a section of the dialog stands: nothing that counts is filled in yet, something is wrong, or it is done. */
export type StepState = 'open' | 'faulty' | 'complete'
export type Step = { title: string; state: StepState }
type Faults = { readonly [Field in ProductField]?: string | null }

/**
 * How each section of the dialog stands, in their order (SHOP-FORM-02). `said` are the faults that are shown, `faults` all
 * that there are: a section is not called wrong before its fields say so.
 */
export const productSteps = (form: ProductForm, said: Faults, faults: Faults): Step[] =>
  productSections.map(({ title, fields }, at) => {
    const has = (found: Faults) => fields.some((field: ProductField) => Boolean(found[field]))
    if (has(said)) return { title, state: 'faulty' }
    return { title, state: !has(faults) && (isFilled[at]?.(form) ?? true) ? 'complete' : 'open' }
  })

/** Whether a section says what a product in the shop needs of it; without a rule what stands there from the start is enough. */
const isFilled: readonly (((form: ProductForm) => boolean) | undefined)[] = [
  undefined,
  ({ price }) => price.trim() !== '',
  (form) => isDelivered(form) && productNotices({ ...form, status: 'active' }).length === 0,
  ({ images }) => images.length > 0,
]

/** An offer of a partner needs its address, a product of ours a way to its buyer. */
const isDelivered = ({ productType, affiliateUrl, isDigital, isPhysical }: ProductForm): boolean =>
  productType === 'affiliate' ? affiliateUrl.trim() !== '' : isDigital || isPhysical
