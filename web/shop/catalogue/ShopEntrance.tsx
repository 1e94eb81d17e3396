import { Outlet, useChildMatches, useLoaderData, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { later, wakeParts } from '../../base/hydration/later.tsx'
import type { ShopPage } from './load.ts'
import { ProductFailed, ProductMissing, ShopFailed, ShopLoading } from './shopStates.tsx'

export { loadCategory, loadProduct, loadShop } from './load.ts'
export { ProductMissing, ShopLoading }

// One file: the names of all files stand in the first one that every visitor loads.
const load = () => import('./ShopScreen.tsx')
const ShopScreen = later(load, 'ShopScreen')
const OpenedProduct = later(load, 'OpenedProduct')

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
  return (
    <>
      {/* Also while the dialog over it is the server's, which holds nobody in by itself. */}
      <div className="contents" inert={isBelow}>
        <ShopScreen />
      </div>
      <Outlet />
    </>
  )
}

/** The product that the address names, over the shop. */
export function ProductEntrance() {
  const { product }: ShopPage = useLoaderData({ strict: false })
  return product ? <OpenedProduct /> : <ProductFailed />
}
