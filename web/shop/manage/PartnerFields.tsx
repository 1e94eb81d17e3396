import { productDialogWords as dialog } from '@bewezen/domain/shop/manageWords.ts'
import { api } from '../../base/api/api.ts'
import { useRead } from '../../base/api/useRead.ts'
import { Select } from '../../base/parts/Select.tsx'
import { TextField } from '../../base/parts/TextField.tsx'
import { pair } from './look.ts'
import { partnerOptions } from './partnerOptions.ts'
import type { ProductFormState } from './useProductForm.ts'

/** '5. Partner en kortingen' (SHOP-FORM-11..15). */
export function PartnerFields({ form }: { form: ProductFormState }) {
  const { text, values } = form
  const { data, isError, isPending } = useRead(api.shop.managedPartners, {})
  const options = partnerOptions(data?.partners, {
    storedId: form.storedPartnerId,
    chosenId: values.partnerId,
    isWaiting: isPending,
  })
  const percentage = { inputMode: 'decimal', unit: '%' } as const
  return (
    <>
      <Select options={options} hint={isError ? dialog.partnersFailed : undefined} {...text('partnerId')} />
      <div className={pair}>
        <TextField {...percentage} {...text('studentDiscount')} />
        <TextField {...text('studentDiscountCode')} />
        <TextField {...percentage} {...text('teacherDiscount')} />
        <TextField {...text('teacherDiscountCode')} />
        <TextField {...percentage} {...text('affiliateDiscount')} />
        <TextField {...text('affiliateDiscountCode')} />
      </div>
    </>
  )
}
