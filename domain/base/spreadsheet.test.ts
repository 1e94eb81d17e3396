import { expect, test } from 'vitest'
import { asCell } from './spreadsheet.ts'

test.each(['=1+1', '+31', '-5', '@SUM(A1)', '\t=1', '\r=1'])(
  'EV-MORE-27 SHOP-ORDER-37 %j is text to a spreadsheet',
  (cell) => expect(asCell(cell)).toBe(`'${cell}`),
)

test.each(['', 'Noor', '35,00', ' =1', 'a@b.nl'])('EV-MORE-27 %j stays as it is', (cell) =>
  expect(asCell(cell)).toBe(cell),
)
