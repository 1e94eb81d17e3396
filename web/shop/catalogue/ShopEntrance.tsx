import { Outlet, useChildMatches, useLoaderData, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { later, wakeParts } from '../../base/hydration/later.tsx'
import { loadPage as loadPageData, type ShopAsked, type ShopPage } from './load.ts'
import { ProductFailed, ProductMissing, ShopFailed, ShopLoading } from './shopStates.tsx'

export { loadShop } from './load.ts'
export { ShopLoading }

const ShopScreen = later(() => import('./ShopScreen.tsx'), 'ShopScreen')
// A file of its own: the shop itself shows no dialog, which is heavy.
const loadOpened = () => import('./OpenedProduct.tsx')
const OpenedProduct = later(loadOpened, 'OpenedProduct')

/** What lies at an address of the shop; the code that shows a product comes beside its data. */
export function loadPage(asked: ShopAsked): Promise<ShopPage> {
  // Where it cannot come, the part that shows it says so.
  if (!import.meta.env.SSR && asked.params.product !== undefined) void loadOpened().catch(() => {})
  return loadPageData(asked)
}

/** The shop, and over it the product that the address names; their code comes when somebody begins to use them. */
export const ShopEntrance = ({ error }: { error?: unknown }) => (error === undefined ? <Shop /> : <ShopFailed />)

function Shop() {
  const { id } = useSearch({ strict: false }) as { id?: string }
  const isBelow = useChildMatches({
    select: ([child]) => Boolean((child?.loaderData as ShopPage | undefined)?.product),
  })
  // Whoever follows a link to a product is led to it at once (SHOP-LIST-19).
  useEffect(() => {
    if (id !== undefined) wakeParts()
  }, [id])
  const [isServed, setServed] = useState(isBelow)
  useEffect(() => {
    if (!isBelow) setServed(false)
  }, [isBelow])
  return (
    <>
      {/* The dialog that the server draws holds nobody in by itself; a later one does, and gives the focus back to what opened it. */}
      <div className="contents" inert={isBelow && isServed}>
        <ShopScreen />
      </div>
      <Outlet />
    </>
  )
}

/** The product that the address names, over the shop; nothing where it names none. */
export function ProductEntrance() {
  const page: ShopPage | undefined = useLoaderData({ strict: false })
  if (!page) return <ProductMissing />
  if (page.product === undefined) return null
  return page.product ? <OpenedProduct /> : <ProductFailed />
}
