import { describe, expect, test } from 'vitest'
import { roles } from '../access/roles.ts'
import { type DownloadState, downloadRefusal, downloadState, isShopManager, visibleCodes } from './access.ts'

test.each([...roles.map((role) => [role, role === 'admin' || role === 'teacher'] as const), ['owner', false] as const])(
  'SHOP-LIST-27 the role %s manages the shop: %s',
  (role, may) => expect(isShopManager({ role })).toBe(may),
)

test('SHOP-LIST-27 a visitor manages nothing', () => expect(isShopManager(null)).toBe(false))

describe('the codes', () => {
  const codes = { studentDiscountCode: 'S', teacherDiscountCode: 'T', affiliateDiscountCode: 'A' }
  test.each([
    [null, ''],
    ['student', 'SA'],
    ['student_plus_lars', 'SA'],
    ['student_plus_jorn', 'SA'],
    ['student_plus_rick_tomas', 'SA'],
    ['teacher', 'STA'],
    ['admin', 'STA'],
    ['moderator', 'A'],
    ['partner', 'A'],
    ['cancelled_subscription', 'A'],
    ['no_subscription', 'A'],
    ['astronaut', 'A'],
  ])('SHOP-PRICE-11 that %s sees are %j', (role, seen) => {
    const visible = visibleCodes(codes, role === null ? null : { role })
    expect(Object.values(visible).join('')).toBe(seen)
  })
})

describe('the download', () => {
  const product = {
    isDigital: true,
    priceCents: 1_000,
    salePriceCents: null,
    productType: 'own',
    studentDiscountPercentage: 8,
    teacherDiscountPercentage: 0,
    downloadUrl: 'https://x.example/a.pdf',
    hasFile: false,
  }
  const [member, manager] = [{ role: 'student' }, { role: 'teacher' }]
  const usual = { afterOrder: false, hasPaidOrder: false }
  const limited = { afterOrder: true, hasPaidOrder: false }

  test.each<[string, Parameters<typeof downloadState>, DownloadState | null]>([
    ['SHOP-BUY-09 a visitor', [product, null, usual], null],
    ['SHOP-BUY-03 what is not digital', [{ ...product, isDigital: false }, member, usual], null],
    ['SHOP-BUY-03 SHOP-BUY-09 a paid one for a member', [product, member, usual], 'open'],
    ['SHOP-BUY-05 one without an address', [{ ...product, downloadUrl: null }, member, usual], 'missing'],
    [
      'SHOP-ORDER-25 one that the site keeps',
      [{ ...product, downloadUrl: null, hasFile: true }, member, usual],
      'open',
    ],
    ['SHOP-BUY-09 a paid one under the setting', [product, member, limited], 'notBought'],
    ['SHOP-BUY-09 a paid one without an address', [{ ...product, downloadUrl: null }, member, limited], 'notBought'],
    ['SHOP-BUY-09 one that was bought', [product, member, { ...limited, hasPaidOrder: true }], 'open'],
    ['SHOP-BUY-09 a paid one for a manager', [product, manager, limited], 'open'],
    ['SHOP-BUY-09 a free one under the setting', [{ ...product, priceCents: 0 }, member, limited], 'open'],
    [
      'SHOP-ORDER-43 one that a discount makes free',
      [{ ...product, studentDiscountPercentage: 100 }, member, limited],
      'open',
    ],
    [
      'SHOP-ORDER-43 one that is free for others',
      [{ ...product, teacherDiscountPercentage: 100 }, member, limited],
      'notBought',
    ],
    ['SHOP-PRICE-13 a price to come', [{ ...product, priceCents: null }, member, usual], 'open'],
    [
      'SHOP-PRICE-13 a price to come under the setting',
      [{ ...product, priceCents: null }, member, limited],
      'notBought',
    ],
  ])('%s is %#', (_what, asked, state) => expect(downloadState(...asked)).toBe(state))

  test.each([
    [null, 'NOT_FOUND'],
    ['notBought', 'NOT_BOUGHT'],
    ['missing', 'DOWNLOAD_MISSING'],
    ['open', undefined],
  ] as const)('SHOP-BUY-05 SHOP-BUY-09 that is %s answers %s', (state, code) =>
    expect(downloadRefusal(state)?.code).toBe(code),
  )
})
