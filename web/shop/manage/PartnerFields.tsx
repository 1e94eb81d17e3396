import { productDialogWords as dialog } from '@bewezen/domain/shop/manageWords.ts'
import { offeredPartners } from '@bewezen/domain/shop/managing.ts'
import { noPartner } from '@bewezen/domain/shop/productForm.ts'
import { productHintWords as hints } from '@bewezen/domain/shop/productWords.ts'
import { api } from '../../base/api/api.ts'
import { useRead } from '../../base/api/useRead.ts'
import { Select } from '../../base/parts/Select.tsx'
import { TextField } from '../../base/parts/TextField.tsx'
import { pair } from './look.ts'
import type { ProductFormState } from './useProductForm.ts'

/** '5. Partner en kortingen' (SHOP-FORM-11..15). */
export function PartnerFields({ form }: { form: ProductFormState }) {
  const { text, values } = form
  const { options, hint } = usePartnerOptions(values.partnerId, form.storedPartnerId)
  const percentage = { inputMode: 'decimal', unit: '%' } as const
  return (
    <>
      <Select options={options} hint={hint} {...text('partnerId')} />
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

/** The partners to choose from; what is chosen is always among them, so that the choice never shows another one. */
function usePartnerOptions(chosenId: string, storedId: string | null) {
  const { data, isError } = useRead(api.shop.managedPartners, {})
  const offered = offeredPartners(data?.partners ?? [], storedId ?? chosenId).map(({ id, name, isActive }) => ({
    value: id,
    label: isActive ? name : hints.inactivePartner(name),
  }))
  const options = [{ value: noPartner, label: hints.noPartner }, ...offered]
  if (chosenId !== '' && !options.some(({ value }) => value === chosenId))
    options.push({ value: chosenId, label: data || isError ? dialog.unknownPartner : dialog.partnersLoading })
  return { options, hint: isError ? dialog.partnersFailed : undefined }
}
