import { expect, test } from 'vitest'
import {
  isSetting,
  isShopSwitch,
  maxTesterMessage,
  type SwitchSetting,
  switchRefusal,
  switchSettings,
  type TextSetting,
  textRefusal,
} from './siteSettings.ts'

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
  ['launchDate', '2026-13-01', false],
  ['launchDate', '2026-10-20T00:00', false],
  ['launchDate', 'op 2026-10-20', false],
  ['companyKvk', '', true],
  ['companyKvk', '12345678', true],
  ['companyKvk', '1234567', false],
  ['companyKvk', '123456789', false],
  ['companyKvk', 'x12345678', false],
  ['companyKvk', 'ABCDEFGH', false],
  ['companyVatId', 'NL123456789B01', true],
  ['companyVatId', 'NL12345678B01', false],
  ['companyVatId', 'NLABCDEFGHIB01', false],
  ['companyVatId', 'NL123456789B1', false],
  ['companyVatId', 'NL123456789BXX', false],
  ['companyVatId', 'xNL123456789B01', false],
  ['companyVatId', 'NL123456789B011', false],
  ['companyAddress', 'Dorpsstraat 1\n1234 AB Utrecht', true],
  ['companyAddress', 'a'.repeat(200), true],
  ['companyAddress', 'a'.repeat(201), false],
  ['companyAddress', '\u200b', false],
  ['launchDate', '2026-10-201', false],
  ['generatorPartner', '', true],
  ['generatorPartner', 'Wolkenveld', true],
  ['generatorPartner', 'a'.repeat(150), true],
  ['generatorPartner', 'a'.repeat(151), false],
  ['generatorPartner', '\u200b', false],
  ['generatorCode', '', true],
  ['generatorCode', 'a'.repeat(50), true],
  ['generatorCode', 'a'.repeat(51), false],
  ['generatorCode', '\u200b', false],
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
  ['030 - 1 2 3 4 5 6 7 ', true],
  ['030 -   1 2 3 4 5 6 7 ', false],
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

const [none, provider, open] = [
  { hasProvider: false, hasAddress: true, shopPayment: false },
  { hasProvider: true, hasAddress: true, shopPayment: false },
  { hasProvider: true, hasAddress: true, shopPayment: true },
]

test.each<[string, SwitchSetting, typeof none, string | null]>([
  ['SHOP-ORDER-01 without a provider', 'shopPayment', none, 'STRIPE_NOT_CONFIGURED'],
  ['SHOP-ORDER-01 with one', 'shopPayment', provider, null],
  ['SHOP-ORDER-03 while the shop takes no money', 'paidDownloadsAfterOrder', provider, 'PAYMENT_OFF'],
  ['SHOP-ORDER-03 while the shop takes money', 'paidDownloadsAfterOrder', open, null],
  [
    'SHOP-ORDER-01 SHOP-ORDER-03 while the shop counts as off',
    'paidDownloadsAfterOrder',
    { hasProvider: false, hasAddress: true, shopPayment: true },
    'PAYMENT_OFF',
  ],
  ['SHOP-ORDER-51 without an address', 'shopPayment', { ...provider, hasAddress: false }, 'NO_COMPANY_ADDRESS'],
  [
    'SHOP-ORDER-01 SHOP-ORDER-51 without a provider and an address',
    'shopPayment',
    { ...none, hasAddress: false },
    'STRIPE_NOT_CONFIGURED',
  ],
  [
    'SHOP-ORDER-03 SHOP-ORDER-51 open before that was asked',
    'paidDownloadsAfterOrder',
    { ...open, hasAddress: false },
    null,
  ],
  ['ADM-PANEL-14 whatever the shop does', 'assistantEnabled', none, null],
  ['SH-MAINT-25 whatever the shop does', 'externalContentAfterConsent', none, null],
])('%s: %s in %j is refused with %j', (_when, name, state, code) => {
  expect(switchRefusal(name, state)?.code ?? null).toBe(code)
})

test.each<[TextSetting, string, boolean, string | null]>([
  ['companyAddress', '', true, 'NO_COMPANY_ADDRESS'],
  ['companyAddress', '', false, null],
  ['companyAddress', 'Dorpsstraat 1', true, null],
  ['companyPhone', '', true, null],
])('SHOP-ORDER-51 %s saved as %j with shop payment %s is refused with %j', (name, value, shopPayment, code) => {
  expect(textRefusal(name, value, { shopPayment })?.code ?? null).toBe(code)
})

test('the choices about the shop stand together', () => {
  expect(switchSettings.filter(isShopSwitch)).toEqual(['shopPayment', 'paidDownloadsAfterOrder'])
})
