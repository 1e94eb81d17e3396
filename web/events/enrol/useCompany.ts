import { type CompanyForm, companyFaults, newCompanyForm } from '@bewezen/domain/payments/company.ts'
import { useState } from 'react'

type Faults = { [Field in keyof CompanyForm]?: string }

/** Whether somebody wants an invoice to a company, and to which; what is wrong is said once it was sent (EV-MORE-22). */
export function useCompany(isWanted = false) {
  const [{ wants, form, said }, set] = useState({ wants: isWanted, form: newCompanyForm(), said: {} as Faults })
  return {
    wants,
    form,
    errors: said,
    want: (wants: boolean) => set((now) => ({ ...now, wants })),
    put: (change: Partial<CompanyForm>) =>
      set((now) => ({
        ...now,
        form: { ...now.form, ...change },
        said: Object.fromEntries(Object.entries(now.said).filter(([field]) => !(field in change))),
      })),
    /** The company to send, null when none is wanted, or false when something is wrong with it, which is said. */
    check(): CompanyForm | null | false {
      if (!wants) return null
      const faults = companyFaults(form)
      if (Object.keys(faults).length === 0) return form
      set((now) => ({ ...now, said: faults }))
      return false
    },
    refuse: (faults: Faults) => set((now) => ({ ...now, said: faults })),
  }
}

export type CompanyState = ReturnType<typeof useCompany>
