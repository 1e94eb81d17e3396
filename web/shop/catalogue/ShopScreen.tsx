import type { ProductCard } from '@bewezen/domain/shop/catalogue.ts'
import { catalogueWords as words } from '@bewezen/domain/shop/catalogueWords.ts'
import { hasFilters } from '@bewezen/domain/shop/filters.ts'
import { useLoaderData, useRouter } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { contentId } from '../../base/document/words.ts'
import { browserOnly } from '../../base/hydration/browserOnly.tsx'
import { EmptyState } from '../../base/parts/EmptyState.tsx'
import { LoadFailed } from '../../base/parts/LoadFailed.tsx'
import { RegisterBanner } from '../../site/index.ts'
import { Filters } from './Filters.tsx'
import { ProductCardView } from './ProductCardView.tsx'
import { ShopSkeleton } from './shopStates.tsx'
import { type Catalogue, useCatalogue } from './useCatalogue.ts'
import { useLinkedProduct } from './useLinkedProduct.ts'
import { useShopAddress } from './useShopAddress.ts'

const ViewSwitch = browserOnly(() => import('./ViewSwitch.tsx'), 'ViewSwitch')
const ManageProducts = browserOnly(() => import('../manage/ManageProducts.tsx'), 'ManageProducts', <ShopSkeleton />)

/** The shop, for everyone; who manages it switches to its management, which no page begins with (SHOP-LIST-01, SHOP-LIST-26, SHOP-LIST-27). */
export function ShopScreen() {
  const { signedIn } = useRouter().options.context
  const [edits, setEdits] = useState(false)
  return (
    <main id={contentId} tabIndex={-1} className="page max-w-[1336px]! pt-6 pb-16 lg:pt-11 lg:pb-24">
      {!signedIn && <RegisterBanner text={words.banner.text} />}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1 className="heading text-[30px] leading-[1.1]! wrap-anywhere hyphens-auto lg:text-fs-46">
            {words.heading}
          </h1>
          <p className="mt-1.5 text-ink-2">{words.lead}</p>
        </div>
        {signedIn && <ViewSwitch edits={edits} onSwitch={setEdits} />}
      </div>
      {edits ? (
        <div className="mt-6 lg:mt-8">
          <ManageProducts onLeave={() => setEdits(false)} />
        </div>
      ) : (
        <Shop />
      )}
    </main>
  )
}

function Shop() {
  const first = useLoaderData({ from: '/shop' })
  const { filters } = useShopAddress()
  const catalogue = useCatalogue(first, filters)
  const marked = useLinkedProduct(catalogue)
  return (
    <div className="mt-[18px] grid min-w-0 gap-x-11 gap-y-5 lg:mt-8 lg:grid-cols-[228px_minmax(0,1fr)]">
      <Filters partners={catalogue.partners} />
      <div className="min-w-0">
        <Products catalogue={catalogue} marked={marked} isFiltered={hasFilters(filters)} />
      </div>
    </div>
  )
}

type ProductsProps = { catalogue: Catalogue; marked: string | null; isFiltered: boolean }

function Products({ catalogue, marked, isFiltered }: ProductsProps) {
  const { grid, merchandise, count, state, retry } = catalogue
  if (state === 'waiting') return <ShopSkeleton />
  if (state === 'failed') return <LoadFailed title={words.failed} onRetry={() => void retry()} />
  const shown = grid.length + merchandise.length
  const card = (heading: 'h2' | 'h3', firstRow: number) => (product: ProductCard, index: number) => (
    <ProductCardView product={product} heading={heading} marked={product.id === marked} first={index < firstRow} />
  )
  return (
    <>
      <p role="status" className="mb-3 text-fs-14 text-ink-2">
        {words.count(count)}
      </p>
      {shown === 0 && (
        <EmptyState
          title={words.none}
          text={isFiltered ? words.noneHint : undefined}
          picture={isFiltered ? undefined : 'parcel'}
        />
      )}
      <Grid products={grid} card={card('h2', 3)} label={words.products} />
      {merchandise.length > 0 && (
        <section aria-labelledby="merchandise" className="mt-10 lg:mt-14">
          <h2 id="merchandise" className="heading mb-4 text-fs-26">
            {words.merchandise}
          </h2>
          <Grid products={merchandise} card={card('h3', grid.length > 0 ? 0 : 3)} label={words.merchandise} />
        </section>
      )}
      {shown < count && <p className="mt-6 text-center text-fs-14 text-ink-2">{words.first(shown)}</p>}
    </>
  )
}

type GridProps = {
  products: readonly ProductCard[]
  card: (product: ProductCard, index: number) => ReactNode
  label: string
}

const Grid = ({ products, card, label }: GridProps) =>
  products.length > 0 && (
    <ul
      aria-label={label}
      className="grid grid-cols-2 gap-3 lg:grid-cols-[repeat(auto-fill,minmax(250px,1fr))] lg:gap-5"
    >
      {products.map((product, index) => (
        <li key={product.id} className="min-w-0">
          {card(product, index)}
        </li>
      ))}
    </ul>
  )
