import { z } from 'zod'
import { typedLine } from '../base/typedLine.ts'
import { cleanLine, cleanText, hasLength } from '../base/typedText.ts'
import { isInvisible, isLongerThan } from '../base/visibleText.ts'
import { companyFaultWords as words } from './companyWords.ts'
import { plainVatNumber } from './vatNumber.ts'

/** The company to which an invoice is addressed, as it is typed; the address in lines, the VAT number or nothing (EV-MORE-22). */
export const CompanyForm = z.strictObject({
  name: typedLine(4_000),
  address: z.string().max(4_000),
  vatNumber: typedLine(100),
})
export type CompanyForm = z.infer<typeof CompanyForm>
export type Company = { name: string; address: string; vatNumber: string | null }

/** What is wrong with each field (EV-MORE-22, EV-MORE-23). */
export function companyFaults(form: CompanyForm): { [Field in keyof CompanyForm]?: string } {
  const faults: { [Field in keyof CompanyForm]?: string } = {}
  if (isInvisible(form.name)) faults.name = words.nameRequired
  else if (isLongerThan(cleanLine(form.name), 200)) faults.name = words.nameTooLong
  if (!hasLength(form.address, 5, 400)) faults.address = words.addressInvalid
  if (form.vatNumber.trim() !== '' && plainVatNumber(form.vatNumber) === null) faults.vatNumber = words.vatInvalid
  return faults
}

/** A form without faults as it is kept. */
export const companyOf = (form: CompanyForm): Company => ({
  name: cleanLine(form.name),
  address: linesOf(form.address).join('\n'),
  vatNumber: plainVatNumber(form.vatNumber),
})

/** How a company stands on an invoice, line by line. */
export const buyerLines = ({ name, address, vatNumber }: Company): string[] => [
  name,
  ...linesOf(address),
  ...(vatNumber === null ? [] : [words.onBill(vatNumber)]),
]

const linesOf = (address: string): string[] =>
  cleanText(address)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
