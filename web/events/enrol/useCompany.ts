import type { CompanyForm } from '@bewezen/domain/payments/company.ts'
import { useState } from 'react'
import { useForm } from '../../base/editing/useForm.ts'

type FaultsOf = (form: CompanyForm) => { [Field in keyof CompanyForm]?: string }

/**
 * Whether somebody wants an invoice to a company, and to which. Whoever wants one brings the rule for it, so that its code
 * comes with the fields only (EV-MORE-22).
 */
export function useCompany(wanted: FaultsOf | null = null) {
  const [faultsOf, setFaultsOf] = useState(() => wanted)
  const form = useForm({ start: nothing, faultsOf: faultsOf ?? undefined })
  return {
    ...form,
    wants: faultsOf !== null,
    want: (rule: FaultsOf | null) => setFaultsOf(() => rule),
    /** The company to send, null when none is wanted, or false when something is wrong with it, which is said. */
    check: (element: HTMLFormElement): CompanyForm | null | false => faultsOf && (form.check(element) ?? false),
  }
}

const nothing: CompanyForm = { name: '', address: '', vatNumber: '' }

export type CompanyState = ReturnType<typeof useCompany>
