import { expect, test } from 'vitest'
import { buyerLines, type CompanyForm, companyFaults, companyOf } from './company.ts'
import { companyFaultWords as words } from './companyWords.ts'

const form: CompanyForm = { name: 'Zee BV', address: 'Kade 1\n1011 AB Amsterdam', vatNumber: '' }

test.each<[Partial<CompanyForm>, object]>([
  [{}, {}],
  [{ name: ' ' }, { name: words.nameRequired }],
  [
    { name: '', address: '' },
    { name: words.nameRequired, address: words.addressInvalid },
  ],
  [{ name: 'z'.repeat(201) }, { name: words.nameTooLong }],
  [{ address: 'Kade' }, { address: words.addressInvalid }],
  [{ address: 'k'.repeat(401) }, { address: words.addressInvalid }],
  [{ vatNumber: 'NL123' }, { vatNumber: words.vatInvalid }],
  [{ vatNumber: 'nl 0044.95.445.b01' }, {}],
])('EV-MORE-22 EV-MORE-23 a company with %j is told %j', (change, faults) => {
  expect(companyFaults({ ...form, ...change })).toEqual(faults)
})

test('EV-MORE-22 EV-MORE-24 a company is kept without empty lines, and stands on the invoice line by line', () => {
  const company = companyOf({
    name: ' Zee BV ',
    address: ' Kade 1 \n\n 1011 AB Amsterdam\n',
    vatNumber: 'nl004495445b01',
  })
  expect(company).toEqual({ name: 'Zee BV', address: 'Kade 1\n1011 AB Amsterdam', vatNumber: 'NL004495445B01' })
  expect(buyerLines(company)).toEqual(['Zee BV', 'Kade 1', '1011 AB Amsterdam', 'Btw-id NL004495445B01'])
  expect(buyerLines(companyOf(form))).toEqual(['Zee BV', 'Kade 1', '1011 AB Amsterdam'])
})
