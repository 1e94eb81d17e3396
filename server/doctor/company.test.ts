import { expect, test } from 'vitest'
import { lookAtCompany } from './company.ts'

const whole = { address: 'Zonnepad 1, 3981 AA Bunnik', kvk: '12345678', vatId: 'NL123456789B01' }

test.each([
  ['all of it', whole, 'good', 'the pages name its address, registration number and VAT number'],
  ['no numbers', { address: whole.address }, 'warning', 'no page names its registration number, VAT number: '],
  ['no address', { ...whole, address: undefined }, 'warning', 'no page names its address: '],
  ['nothing', {}, 'warning', 'no page names its address, registration number, VAT number: '],
])('OPS-DOCTOR-21 a site that names %s of its company', (_, company, state, says) => {
  expect(lookAtCompany(company)).toMatchObject({ what: 'company', state, says: expect.stringContaining(says) })
})
