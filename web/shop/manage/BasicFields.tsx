import { categoryWords } from '@bewezen/domain/shop/catalogueWords.ts'
import { type ProductCategory, productCategories } from '@bewezen/domain/shop/categories.ts'
import { generateWords } from '@bewezen/domain/shop/generateWords.ts'
import { maxProductDescription } from '@bewezen/domain/shop/productFaults.ts'
import { productHintWords as hints } from '@bewezen/domain/shop/productWords.ts'
import { Badge } from '../../base/parts/Badge.tsx'
import { Select } from '../../base/parts/Select.tsx'
import { TextArea } from '../../base/parts/TextArea.tsx'
import { TextField } from '../../base/parts/TextField.tsx'
import { pair } from './look.ts'
import type { ProductFormState } from './useProductForm.ts'

const categories = productCategories.map((value: ProductCategory) => ({ value, label: categoryWords[value] }))

/** '1. Basisgegevens': what it is called and where it stands (SHOP-FORM-03, SHOP-FORM-04, SHOP-FORM-09, SHOP-FORM-17). */
export const BasicFields = ({ form: { text, isTextGenerated } }: { form: ProductFormState }) => (
  <>
    {isTextGenerated && (
      <p className="text-fs-14">
        <Badge look="sun">{generateWords.isTextGenerated}</Badge>
      </p>
    )}
    <TextField required {...text('name')} />
    <TextArea atMost={maxProductDescription} rows={5} {...text('description')} />
    <div className={pair}>
      <Select required options={categories} placeholder={hints.noCategory} {...text('category')} />
      <TextField hint={hints.tags} {...text('tags')} />
    </div>
  </>
)
