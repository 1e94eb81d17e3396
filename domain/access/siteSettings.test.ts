import { expect, test } from 'vitest'
import { isSetting, maxTesterMessage, type TextSetting } from './siteSettings.ts'

test.each<[TextSetting, string, boolean]>([
  ['siteName', 'Bewezen', true],
  ['siteName', 'a'.repeat(14), true],
  ['siteName', 'a'.repeat(15), false],
  ['siteName', '', false],
  ['siteName', '\u200b', false],
  ['contactEmail', 'hallo@bewezen.example', true],
  ['contactEmail', 'hallo', false],
  ['launchDate', '2026-10-20', true],
  ['launchDate', '2024-02-29', true],
  ['launchDate', '2026-02-29', false],
  ['launchDate', '20 oktober', false],
  ['launchDate', '', false],
  ['testerMessage', 'a'.repeat(maxTesterMessage), true],
  ['testerMessage', 'a'.repeat(maxTesterMessage + 1), false],
])('ADM-PANEL-14 %s %j can be stored: %s', (name, value, can) => {
  expect(isSetting(name, value)).toBe(can)
})

test.each([
  ['', true],
  ['0301234567', true],
  ['030 123 45 67', true],
  ['06-12345678', true],
  ['+31301234567', true],
  ['+31 30 123 4567', true],
  ['(030) 123-4567', true],
  ['030123456', false],
  ['03012345678', false],
  ['+3130123456', false],
  ['+310301234567', false],
  ['+32301234567', false],
  ['0031301234567', false],
  ['1301234567', false],
  ['030.1234567', false],
  ['+31', false],
  ['0301234567\n', false],
  ['٠٣٠١٢٣٤٥٦٧', false],
  ['0 3 0 1 2 3 4 5 6 7 -', false],
])('SH-AUTH-20 the telephone number of the company may be left out, and else is Dutch: %j %s', (value, can) => {
  expect(isSetting('companyPhone', value)).toBe(can)
})
