import { productDialogWords as dialog } from '@bewezen/domain/shop/manageWords.ts'
import { vatChoices } from '@bewezen/domain/shop/productForm.ts'
import { productHintWords as hints, productFieldWords as labels } from '@bewezen/domain/shop/productWords.ts'
import { Checkbox } from '../../base/parts/Checkbox.tsx'
import { Select } from '../../base/parts/Select.tsx'
import { TextField } from '../../base/parts/TextField.tsx'
import { useMay } from '../../base/session/ownAccess.ts'
import { besideFields, triple } from './look.ts'
import { StockMoves } from './StockMoves.tsx'
import type { ProductFormState } from './useProductForm.ts'

const rates = vatChoices.map((value) => ({ value, label: dialog.rate(value) }))

/** '2. Prijs en voorraad' (SHOP-FORM-05..08, SHOP-FORM-22..24). */
export const PriceFields = ({ form: { text, values, put, storedId } }: { form: ProductFormState }) => (
  <>
    {/* What is wrong with a field stands where its neighbour's hint is longer, so that nothing moves from under the pointer. */}
    <div className={triple}>
      <TextField inputMode="decimal" unit={dialog.euro} hint={hints.price} {...text('price')} />
      <TextField inputMode="decimal" unit={dialog.euro} hint={hints.salePrice} {...text('salePrice')} />
      <TextField inputMode="numeric" hint={hints.stock} {...text('stock')} />
    </div>
    <div className={triple}>
      <Select options={rates} {...text('vatRate')} />
      <Checkbox
        label={labels.isPreorder}
        checked={values.isPreorder}
        onChange={({ currentTarget }) => put({ isPreorder: currentTarget.checked })}
        className={besideFields}
      />
      {values.isPreorder && <TextField inputMode="numeric" hint={hints.preorderLimit} {...text('preorderLimit')} />}
    </div>
    {storedId && <ForAdmins productId={storedId} />}
  </>
)

/** Teachers set the stock; how it moved is of those who manage orders (SHOP-ORDER-32, SHOP-ORDER-36). */
const ForAdmins = ({ productId }: { productId: string }) =>
  useMay('manageOrders') && <StockMoves productId={productId} />
