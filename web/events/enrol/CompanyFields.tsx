import { companyFormWords as words } from '@bewezen/domain/payments/companyFormWords.ts'
import { TextArea } from '../../base/parts/TextArea.tsx'
import { TextField } from '../../base/parts/TextField.tsx'
import type { CompanyState } from './useCompany.ts'

/** The company to which an invoice is addressed (EV-MORE-22). */
export const CompanyFields = ({ company }: { company: CompanyState }) => (
  <>
    <TextField {...company.field('name')} label={words.name} required autoComplete="organization" />
    <TextArea
      {...company.field('address')}
      label={words.address}
      required
      rows={3}
      hint={words.addressHint}
      autoComplete="street-address"
    />
    <TextField
      {...company.field('vatNumber')}
      label={words.vatNumber}
      optional
      hint={words.vatHint}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
    />
  </>
)
