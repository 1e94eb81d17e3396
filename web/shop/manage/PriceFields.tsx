import { productDialogWords as dialog } from '@bewezen/domain/shop/manageWords.ts'
import { productHintWords as hints, productFieldWords as labels } from '@bewezen/domain/shop/productWords.ts'
import { Checkbox } from '../../base/parts/Checkbox.tsx'
import { TextField } from '../../base/parts/TextField.tsx'
import { useMay } from '../../base/session/ownAccess.ts'
import { besideFields, triple } from './look.ts'
import { StockMoves } from './StockMoves.tsx'
import type { ProductFormState } from './useProductForm.ts'

/** '2. Prijs en voorraad' (SHOP-FORM-05..08). */
export const PriceFields = ({ form: { text, values, put, storedId } }: { form: ProductFormState }) => (
  <>
    <div className={triple}>
      <TextField inputMode="decimal" unit={dialog.euro} hint={hints.price} {...text('price')} />
      <TextField inputMode="numeric" hint={hints.stock} {...text('stock')} />
      <Checkbox
        label={labels.isPreorder}
        checked={values.isPreorder}
        onChange={({ currentTarget }) => put({ isPreorder: currentTarget.checked })}
        className={besideFields}
      />
    </div>
    {storedId && <ForAdmins productId={storedId} />}
  </>
)

/** Teachers set the stock; how it moved is of those who manage orders (SHOP-ORDER-32, SHOP-ORDER-36). */
const ForAdmins = ({ productId }: { productId: string }) =>
  useMay('manageOrders') && <StockMoves productId={productId} />
