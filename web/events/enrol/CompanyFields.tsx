import type { CompanyForm } from '@bewezen/domain/payments/company.ts'
import { companyFormWords as words } from '@bewezen/domain/payments/companyFormWords.ts'
import { TextArea } from '../../base/parts/TextArea.tsx'
import { TextField } from '../../base/parts/TextField.tsx'

type Props = {
  company: CompanyForm
  errors: { [Field in keyof CompanyForm]?: string | null | undefined }
  onChange: (change: Partial<CompanyForm>) => void
}

/** The company to which an invoice is addressed (EV-MORE-22). */
export const CompanyFields = ({ company, errors, onChange }: Props) => (
  <>
    <TextField
      label={words.name}
      required
      name="companyName"
      autoComplete="organization"
      value={company.name}
      error={errors.name ?? undefined}
      onChange={(change) => onChange({ name: change.currentTarget.value })}
    />
    <TextArea
      label={words.address}
      required
      name="companyAddress"
      rows={3}
      hint={words.addressHint}
      autoComplete="street-address"
      value={company.address}
      error={errors.address ?? undefined}
      onChange={(change) => onChange({ address: change.currentTarget.value })}
    />
    <TextField
      label={words.vatNumber}
      optional
      name="companyVat"
      autoComplete="off"
      spellCheck={false}
      value={company.vatNumber}
      error={errors.vatNumber ?? undefined}
      onChange={(change) => onChange({ vatNumber: change.currentTarget.value })}
    />
  </>
)
