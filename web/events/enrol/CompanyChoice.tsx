import { companyFaults } from '@bewezen/domain/payments/company.ts'
import { companyFormWords as words } from '@bewezen/domain/payments/companyFormWords.ts'
import { Switch } from '../../base/parts/Switch.tsx'
import { CompanyFields } from './CompanyFields.tsx'
import type { CompanyState } from './useCompany.ts'

/** Whether the invoice goes to a company, and to which (EV-MORE-22). */
export const CompanyChoice = ({ company }: { company: CompanyState }) => (
  <div className="grid gap-3">
    <Switch
      label={words.wants}
      checked={company.wants}
      onChange={(wants) => company.want(wants ? companyFaults : null)}
    />
    {company.wants && <CompanyFields company={company} />}
  </div>
)
