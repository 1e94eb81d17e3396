import type { Company } from '@bewezen/domain/base/renderer.ts'
import { type Finding, good, warning } from './finding.ts'

const asked = [
  ['address', 'address'],
  ['kvk', 'registration number'],
  ['vatId', 'VAT number'],
] as const satisfies readonly (readonly [keyof Company, string])[]

/** Whether the pages name the company behind the site, as the law asks of one that sells (OPS-DOCTOR-21, MKT-CONTACT-08). */
export function lookAtCompany(company: Company): Finding {
  const missing = asked.filter(([field]) => !company[field]).map(([, name]) => name)
  if (missing.length === 0) return good('company', 'the pages name its address, registration number and VAT number')
  return warning(
    'company',
    `no page names its ${missing.join(', ')}: visitors cannot see who is behind the site`,
    'Fill in what there is of it in /admin/instellingen; footer, contact and invoices show it.',
  )
}
