import { productTypes } from '@bewezen/domain/shop/catalogue.ts'
import { productDialogWords as dialog } from '@bewezen/domain/shop/manageWords.ts'
import { productFieldWords as labels, productTypeWords } from '@bewezen/domain/shop/productWords.ts'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { Checkbox, Radios } from '../../base/parts/Checkbox.tsx'
import { TextField } from '../../base/parts/TextField.tsx'
import { DownloadFields } from './DownloadFields.tsx'
import { pair } from './look.ts'
import type { ProductFormState } from './useProductForm.ts'

const types = productTypes.map((value) => ({ value, label: productTypeWords[value] }))
const address = { inputMode: 'url', dir: 'ltr', placeholder: 'https://' } as const

/** '3. Type en levering': what is switched off and still has an address shows it, so that a fault in it can be seen (SHOP-FORM-16, SHOP-FORM-20). */
export function DeliveryFields({ form }: { form: ProductFormState }) {
  const { text, values, put, notices } = form
  return (
    <>
      <div className={pair}>
        <Radios
          label={labels.productType}
          value={values.productType}
          options={types}
          onChange={(productType) => put({ productType })}
        />
        <div className="sm:pt-[22px]">
          <Checkbox
            label={labels.isDigital}
            checked={values.isDigital}
            onChange={({ currentTarget }) => put({ isDigital: currentTarget.checked })}
          />
          <Checkbox
            label={labels.isPhysical}
            checked={values.isPhysical}
            onChange={({ currentTarget }) => put({ isPhysical: currentTarget.checked })}
          />
        </div>
      </div>
      {(values.isDigital || values.downloadUrl !== '' || values.downloadId !== '') && <DownloadFields form={form} />}
      <div role="status" className="empty:absolute">
        {notices.map((notice) => (
          <p
            key={notice}
            className="flex items-start gap-2 rounded-m bg-sun-soft px-3.5 py-2.5 text-fs-14 text-sun-ink"
          >
            <TriangleAlert size={18} className="mt-0.5 flex-none" />
            {notice}
          </p>
        ))}
      </div>
      {(values.productType === 'affiliate' || values.affiliateUrl !== '') && (
        <TextField {...address} hint={dialog.affiliateAddress} {...text('affiliateUrl')} />
      )}
    </>
  )
}
