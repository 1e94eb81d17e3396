import type { ProductCard } from '@bewezen/domain/shop/catalogue.ts'
import { categoryWords, catalogueWords as words } from '@bewezen/domain/shop/catalogueWords.ts'
import { categoryAt, categorySlug, productPath } from '@bewezen/domain/shop/categories.ts'
import { notFound, redirect } from '@tanstack/react-router'
import { writeQuery } from '../../base/address/query.ts'
import type { Ask } from '../../base/api/operations.ts'
import { isWorthRetrying, refusalOf } from '../../base/api/refusal.ts'
import type { Loaded } from '../../base/document/titled.ts'
import type { RouterContext } from '../../base/routerContext.ts'
import { productMeta } from './head.ts'

/** The whole shop with the prices of its viewer, and when it was read; asked twice more when that fails (SHOP-PRICE-06, X3-CALL-18). */
export async function loadShop({ ask }: { ask: Ask }) {
  return { catalogue: await asked(() => ask('shop.catalogue', {})), at: Date.now() }
}
export type LoadedShop = Awaited<ReturnType<typeof loadShop>>

/** How often the prices are asked for again: what failed for a reason that stays is not (SHOP-PRICE-06). */
export const asksAgain = (failures: number, error: unknown): boolean => failures < 2 && isWorthRetrying(error)

async function asked<Answer>(ask: () => Promise<Answer>, failures = 0): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (asksAgain(failures, error)) return asked(ask, failures + 1)
    throw error
  }
}

/** What the head of a page of the shop says, and the product that lies over it: null when it could not be read. */
export type ShopPage = Loaded & { product?: ProductCard | null }

/** A category of the shop; an address with another word is none (SHOP-LIST-23). */
export function loadCategory({ params }: { params: { category: string } }): ShopPage {
  const category = categoryAt(params.category)
  if (!category) throw notFound()
  const title = categoryWords[category]
  return {
    title,
    meta: [{ name: 'description', content: words.ofCategory(title.toLowerCase()) }],
    path: `/shop/${categorySlug(category)}`,
  }
}

type Asked = {
  context: Pick<RouterContext, 'ask' | 'site'>
  params: { category: string; product: string }
  location: { search: Record<string, string | undefined> }
  /** The shop that came with the page, on its way or here. */
  parentMatchPromise: Promise<{ loaderData?: LoadedShop }>
}

/**
 * The product that an address opens, with what its head says. One that is not there, or not shown, is not found; under
 * another category it moved, and is led to (SHOP-LIST-23, SHOP-LIST-24, X3-EDGE-32).
 */
export async function loadProduct({
  context: { ask, site },
  params,
  location,
  parentMatchPromise,
}: Asked): Promise<ShopPage> {
  if (!categoryAt(params.category)) throw notFound()
  const known = (await parentMatchPromise).loaderData?.catalogue.products
  const product = known?.find(({ slug }) => slug === params.product) ?? (await readProduct(ask, params.product))
  if (!product)
    return { product, title: words.heading, meta: [{ name: 'robots', content: 'noindex' }], path: '/products' }
  const path = productPath(product)
  if (categoryAt(params.category) !== product.category)
    throw redirect({ href: path + writeQuery(location.search), replace: true })
  return { product, title: product.name, meta: productMeta(product, site), path }
}

/** Null when it could not be read. */
async function readProduct(ask: Ask, slug: string): Promise<ProductCard | null> {
  try {
    return await ask('shop.product', { slug })
  } catch (error) {
    if (['NOT_FOUND', 'INVALID_INPUT'].includes(refusalOf(error)?.code ?? '')) throw notFound()
    return null
  }
}
