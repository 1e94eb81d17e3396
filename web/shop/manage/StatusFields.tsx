import { productStatuses } from '@bewezen/domain/shop/catalogue.ts'
import {
  productHintWords as hints,
  productFieldWords as labels,
  statusWords,
} from '@bewezen/domain/shop/productWords.ts'
import { Checkbox } from '../../base/parts/Checkbox.tsx'
import { Select } from '../../base/parts/Select.tsx'
import { TextField } from '../../base/parts/TextField.tsx'
import { besideFields, triple } from './look.ts'
import type { ProductFormState } from './useProductForm.ts'

const statuses = productStatuses.map((value) => ({ value, label: statusWords[value] }))

/** '6. Status en volgorde' (SHOP-FORM-18, SHOP-ADMIN-08, SHOP-ADMIN-13). */
export const StatusFields = ({ form: { text, values, put, isNew } }: { form: ProductFormState }) => (
  <div className={triple}>
    <Select options={statuses} {...text('status')} />
    <TextField inputMode="numeric" hint={isNew ? hints.order : undefined} {...text('order')} />
    <Checkbox
      label={labels.isFeatured}
      checked={values.isFeatured}
      onChange={({ currentTarget }) => put({ isFeatured: currentTarget.checked })}
      className={besideFields}
    />
  </div>
)
