import { z } from 'zod'
import { isEmail } from '../base/email.ts'
import { Id } from '../base/ids.ts'
import { plainNumber } from '../base/plainNumber.ts'
import { cleanLine, cleanText } from '../base/typedText.ts'
import { isInvisible, isLongerThan } from '../base/visibleText.ts'
import { typedWebAddress } from '../base/webAddress.ts'
import { partnerFaultWords as words } from './faultWords.ts'
import { isIban } from './iban.ts'
import { type FaultsOf, line, longText } from './record.ts'

export const [maxPartnerName, maxPartnerLine, maxPartnerText] = [200, 300, 2_000]

// An empty text is what is not filled in.
const contact = {
  websiteUrl: line,
  contactEmail: line,
  contactName: line,
  contactPhone: line,
  addressStreet: line,
  addressCity: line,
  addressPostalCode: line,
  addressCountry: line,
  catalogUrl: line,
}
const invoicing = {
  invoiceCompanyName: line,
  invoiceVatNumber: line,
  invoiceEmail: line,
  invoiceAddress: line,
  iban: line,
}

/** A partner as it is typed, and as it is stored once it is cleaned (EV-DATA-23, EV-DATA-24). */
export const PartnerForm = z.strictObject({
  name: line,
  description: longText,
  ...contact,
  ...invoicing,
  isActive: z.boolean(),
})
export type PartnerForm = z.infer<typeof PartnerForm>
export type PartnerField = keyof PartnerForm

/** A partner as admins read it, whole; all others read no more than the shop shows (EV-PARTNER-08). */
export const ManagedPartner = PartnerForm.extend({ id: Id, version: z.int() })
export type ManagedPartner = z.infer<typeof ManagedPartner>

/** A new partner is active (EV-PARTNER-03). */
export const newPartnerForm = (): PartnerForm => ({
  name: '',
  description: '',
  websiteUrl: '',
  contactEmail: '',
  contactName: '',
  contactPhone: '',
  addressStreet: '',
  addressCity: '',
  addressPostalCode: '',
  addressCountry: '',
  catalogUrl: '',
  invoiceCompanyName: '',
  invoiceVatNumber: '',
  invoiceEmail: '',
  invoiceAddress: '',
  iban: '',
  isActive: true,
})

/** A stored partner as the form shows it. */
export const partnerFormOf = ({ id: _, version: __, ...form }: ManagedPartner): PartnerForm => form

const emails = ['contactEmail', 'invoiceEmail'] as const
const addresses = ['websiteUrl', 'catalogUrl'] as const

/** What is wrong with each field; what is empty, but for the name, is right (EV-PARTNER-02, EV-PARTNER-09). */
export function partnerFaults(form: PartnerForm): FaultsOf<PartnerForm> {
  const faults: FaultsOf<PartnerForm> = {}
  const { description, isActive: _, ...lines } = partnerOf(form)
  for (const [field, value] of Object.entries(lines) as [keyof typeof lines, string][])
    if (isLongerThan(value, field === 'name' ? maxPartnerName : maxPartnerLine)) faults[field] = words.tooLong
  if (isLongerThan(description, maxPartnerText)) faults.description = words.tooLong
  if (isInvisible(form.name)) faults.name = words.nameRequired
  for (const field of emails) if (lines[field] !== '' && !isEmail(lines[field])) faults[field] = words.emailInvalid
  for (const field of addresses)
    if (lines[field] !== '' && typedWebAddress(lines[field]) === null) faults[field] = words.addressInvalid
  if (lines.iban !== '' && !isIban(lines.iban)) faults.iban = words.ibanInvalid
  if (lines.invoiceVatNumber !== '' && !/^[A-Z0-9]{4,20}$/.test(lines.invoiceVatNumber))
    faults.invoiceVatNumber = words.vatInvalid
  return faults
}

/** A form as it is stored: trimmed, account and VAT numbers in capitals without what only makes them readable. */
export const partnerOf = (form: PartnerForm): PartnerForm => {
  const texts = Object.entries(form).map(([field, value]) => [
    field,
    typeof value === 'string' ? cleanText(value) : value,
  ])
  const cleaned: PartnerForm = Object.fromEntries(texts)
  const [iban, invoiceVatNumber] = [plainNumber(form.iban), plainNumber(form.invoiceVatNumber)]
  return { ...cleaned, name: cleanLine(form.name), iban, invoiceVatNumber }
}

/** Active first, then by name (EV-PARTNER-07). */
export const sortedPartners = <P extends Pick<ManagedPartner, 'name' | 'isActive'>>(all: readonly P[]): P[] =>
  all.toSorted((a, b) => Number(b.isActive) - Number(a.isActive) || a.name.localeCompare(b.name, 'nl'))
