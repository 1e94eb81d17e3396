import { expect, test } from 'vitest'
import { pathAfterConfirming } from './pathAfterConfirming.ts'
import { returnPathOf } from './returnPath.ts'
import { answering, refusing } from './testing/answers.ts'

const site = 'https://bewezen.example'
const visited = (...paths: string[]) => ({ entries: paths.map((path) => site + path), at: paths.length - 1 })

test('SH-VERIFY-21 a registration begins from the page that sent somebody, or from the shop before it', () => {
  const shop = visited('/products?q=bril', '/auth', '/auth?mode=register')
  expect(returnPathOf('/checkout', shop)).toBe('/checkout')
  expect(returnPathOf(undefined, shop)).toBe('/products?q=bril')
  expect(returnPathOf(undefined, visited('/shop/boek/eten', '/auth?mode=register'))).toBe('/shop/boek/eten')
  for (const others of [visited('/products', '/blogs', '/auth'), visited('/shopping', '/auth'), visited('/auth'), null])
    expect(returnPathOf(undefined, others)).toBeNull()
  // What lies after the form is not where somebody came from.
  expect(returnPathOf(undefined, { entries: [`${site}/auth`, `${site}/products`], at: 0 })).toBeNull()
})

test('SH-VERIFY-03 SH-VERIFY-19 SH-VERIFY-21 a buyer lands in the shop, and everybody else in the community', async () => {
  const { ask } = answering({
    'account.viewer': { id: '01a00000-0000-7000-8000-000000000001' },
    'access.ownAccess': { gate: 'noAccess', entitled: false, may: ['useOwnAccount'] },
  })
  expect(await pathAfterConfirming(ask, '/products?q=bril')).toBe('/products?q=bril')
  expect(await pathAfterConfirming(ask, null)).toBe('/community')
  expect(await pathAfterConfirming(ask, '/community/beweging')).toBe('/subscription')
  expect(await pathAfterConfirming(ask, '//kwaad.example')).toBe('/subscription')
  const away = answering({ 'access.ownAccess': refusing('UNAVAILABLE', 503) })
  expect(await pathAfterConfirming(away.ask, '/products')).toBe('/community')
})
