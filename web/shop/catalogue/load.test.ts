import { productCard } from '@bewezen/domain/shop/testing/aProduct.ts'
import { isNotFound, isRedirect } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import type { Ask } from '../../base/api/operations.ts'
import { loadProduct, loadShop } from './load.ts'

const refused = (code: string, status: number) => Object.assign(new Error(code), { code, status })
const asks = (error: Error) => {
  const ask = vi.fn(() => Promise.reject(error))
  return { ask: ask as unknown as Ask, asked: ask }
}
const site = { name: 'Bewezen', contactEmail: 'hallo@bewezen.example', url: 'https://bewezen.example' }

test('SHOP-PRICE-06 the prices are asked for twice more when that fails, and not when they are refused', async () => {
  for (const [error, times] of [
    [refused('UNAVAILABLE', 503), 3],
    [refused('OFFLINE', 0), 3],
    [refused('FORBIDDEN', 403), 1],
  ] as const) {
    const { ask, asked } = asks(error)
    await expect(loadShop({ ask })).rejects.toBe(error)
    expect(asked).toHaveBeenCalledTimes(times)
  }
  const answers = [refused('UNAVAILABLE', 503), null]
  const ask = async () => {
    const next = answers.shift()
    if (next) throw next
    return { products: [] }
  }
  expect((await loadShop({ ask: ask as never })).catalogue.products).toEqual([])
})

const opened = (category: string, product: string, ask: Ask, search = {}) =>
  loadProduct({
    context: { ask, site },
    params: { category, product },
    location: { search },
    parentMatchPromise: Promise.resolve({}),
  })

test('SHOP-LIST-24 a link to a product under an earlier category leads to where it is now', async () => {
  const ask = (async () => productCard({ slug: 'avondbril' }, null)) as never
  await expect(opened('ebook', 'avondbril', ask, { q: 'bril' })).rejects.toSatisfy(
    (thrown) => isRedirect(thrown) && thrown.options.href === '/shop/fysiek-product/avondbril?q=bril',
  )
  expect(await opened('fysiek-product', 'avondbril', ask)).toMatchObject({
    title: 'Avondbril',
    path: '/shop/fysiek-product/avondbril',
  })
})

test('SHOP-LIST-23 X3-EDGE-32 what is not there is not found, and a product that cannot be read now is no fault of its address', async () => {
  for (const code of ['NOT_FOUND', 'INVALID_INPUT'])
    await expect(opened('ebook', 'x', asks(refused(code, 404)).ask)).rejects.toSatisfy(isNotFound)
  await expect(opened('nergens', 'x', asks(refused('UNAVAILABLE', 503)).ask)).rejects.toSatisfy(isNotFound)
  expect((await opened('ebook', 'x', asks(refused('UNAVAILABLE', 503)).ask)).product).toBeNull()
})
