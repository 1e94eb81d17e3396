import type { PartnerForm } from '@bewezen/domain/production/partners.ts'

export type PartnerLine = Exclude<keyof PartnerForm, 'description' | 'isActive'>

/** The fields of a partner in their order (EV-DATA-23, EV-DATA-24). */
export const contactFields = [
  'contactName',
  'contactEmail',
  'contactPhone',
  'websiteUrl',
  'catalogUrl',
  'addressStreet',
  'addressPostalCode',
  'addressCity',
  'addressCountry',
] as const satisfies readonly PartnerLine[]
export const invoiceFields = [
  'invoiceCompanyName',
  'invoiceVatNumber',
  'invoiceEmail',
  'invoiceAddress',
  'iban',
] as const satisfies readonly PartnerLine[]

/** Which keys a phone shows for a field. */
export function typeOf(field: PartnerLine): { type?: 'email' | 'tel'; inputMode?: 'url'; placeholder?: string } {
  if (field === 'contactEmail' || field === 'invoiceEmail') return { type: 'email' }
  if (field === 'websiteUrl' || field === 'catalogUrl') return { inputMode: 'url', placeholder: 'https://' }
  return field === 'contactPhone' ? { type: 'tel' } : {}
}
