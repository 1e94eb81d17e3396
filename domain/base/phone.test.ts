import { expect, test } from 'vitest'
import { isDutchPhone } from './phone.ts'

test.each([
  ['0301234567', true],
  ['(030) 123-45 67', true],
  ['+31301234567', true],
  ['030123456', false],
  ['03012345678', false],
  ['x0301234567', false],
  ['0301234567x', false],
  ['3101234567', false],
  ['+310301234567', false],
  ['0abcdefghi', false],
  ['', false],
])('SH-AUTH-20 %j is a Dutch telephone number: %s', (typed, is) => {
  expect(isDutchPhone(typed)).toBe(is)
})
