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
