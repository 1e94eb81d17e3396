import { productSections } from '@bewezen/domain/shop/productWords.ts'
import type { ReactNode } from 'react'
import { BasicFields } from './BasicFields.tsx'
import { DeliveryFields } from './DeliveryFields.tsx'
import { ImageFields } from './ImageFields.tsx'
import { PartnerFields } from './PartnerFields.tsx'
import { PriceFields } from './PriceFields.tsx'
import { sectionId } from './ProductSteps.tsx'
import { StatusFields } from './StatusFields.tsx'
import type { ProductFormState } from './useProductForm.ts'

type Fields = (props: { form: ProductFormState }) => ReactNode
const parts: readonly Fields[] = [BasicFields, PriceFields, DeliveryFields, ImageFields, PartnerFields, StatusFields]

/** All fields of a product in their six numbered sections (SHOP-FORM-01, SHOP-FORM-02). */
export const ProductSections = ({ id, form }: { id: string; form: ProductFormState }) =>
  productSections.map(({ title }, at) => {
    const Fields = parts[at]
    return (
      Fields && (
        <section
          key={title}
          aria-labelledby={sectionId(id, at)}
          className="grid min-w-0 gap-4 border-t border-line pt-5 [&:not(section~section)]:border-t-0 [&:not(section~section)]:pt-0"
        >
          <h3 id={sectionId(id, at)} tabIndex={-1} className="heading scroll-mt-3 text-fs-18">
            {title}
          </h3>
          <Fields form={form} />
        </section>
      )
    )
  })
