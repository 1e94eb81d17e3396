import type { ProductCard } from '@bewezen/domain/shop/catalogue.ts'
import { categoryWords, catalogueWords as words } from '@bewezen/domain/shop/catalogueWords.ts'
import { productPath } from '@bewezen/domain/shop/categories.ts'
import { noFilters } from '@bewezen/domain/shop/filters.ts'
import { useLoaderData, useRouter, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { useRead } from '../../base/api/useRead.ts'
import { Badge } from '../../base/parts/Badge.tsx'
import { classes } from '../../base/parts/classes.ts'
import { ServedDialog } from '../../base/parts/ServedDialog.tsx'
import { keepingQuery, shopAddress } from './address.ts'
import { DiscountCodes } from './DiscountCodes.tsx'
import type { ShopPage } from './load.ts'
import { ProductActions } from './ProductActions.tsx'
import { ProductBadges } from './ProductBadges.tsx'
import { ProductPicture } from './ProductPicture.tsx'
import { ProductPrice } from './ProductPrice.tsx'
import { ProductMissing } from './shopStates.tsx'
import { freshness } from './useCatalogue.ts'
import type { OpenedInShop } from './useShopAddress.ts'

/** One product over the shop, as it is now; closing it goes back to the shop as it was when it was opened there, else to its category (SHOP-LIST-23, SHOP-LIST-25). */
export function OpenedProduct() {
  const { product }: ShopPage = useLoaderData({ from: '/shop/shop/$category/$product' })
  return product && <Opened first={product} />
}

function Opened({ first }: { first: ProductCard }) {
  const whole = useRead(api.shop.catalogue, {}, freshness(useLoaderData({ from: '/shop' }))).data
  const now = whole?.products.find(({ id }) => id === first.id)
  // One that left the shop meanwhile; a shop that is too large for the browser knows only some.
  if (whole?.isWhole && !now && whole.products.length > 0) return <ProductMissing />
  return <Dialog product={now ?? first} />
}

function Dialog({ product }: { product: ProductCard }) {
  const router = useRouter()
  const query = useSearch({ strict: false }) as Record<string, string | undefined>
  const { name, description, category, partner, tags, offer } = product
  const below = shopAddress({ ...noFilters, category })
  const close = () => {
    const { shopAt } = router.state.location.state as OpenedInShop
    if (shopAt !== undefined) router.history.back()
    else void router.navigate({ href: keepingQuery(below, query), replace: true, resetScroll: false })
  }
  return (
    <ServedDialog title={name} below={keepingQuery(below, query)} onClose={close}>
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:gap-8">
        <Pictures product={product} />
        <div className="grid min-w-0 content-start gap-4">
          <p className="flex flex-wrap items-center gap-2 text-fs-14 text-ink-2">
            {categoryWords[category]}
            <ProductBadges {...product} />
          </p>
          {partner && (
            <p dir="auto" className="-mt-2 text-fs-14 wrap-anywhere text-ink-2">
              {partner.name}
            </p>
          )}
          <ProductPrice offer={offer} path={productPath(product)} large />
          <div className="flex flex-wrap gap-2.5 empty:hidden max-sm:*:w-full">
            <ProductActions product={product} size="l" />
          </div>
          {offer && <DiscountCodes offer={offer} />}
          {description && (
            <p dir="auto" className="wrap-anywhere whitespace-pre-line text-ink-2">
              {description}
            </p>
          )}
          {tags.length > 0 && (
            <ul aria-label={words.tags} className="flex flex-wrap gap-1.5">
              {tags.map((tag) => (
                <li key={tag}>
                  <Badge>{tag}</Badge>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </ServedDialog>
  )
}

/** All pictures of a product: one large, the others to choose from below it (SHOP-LIST-25). */
function Pictures({ product }: { product: ProductCard }) {
  const { images, name } = product
  const [chosen, setChosen] = useState(0)
  const at = Math.min(chosen, Math.max(0, images.length - 1))
  return (
    <div className="grid min-w-0 content-start gap-2.5">
      <div className="relative aspect-[16/10.4] overflow-clip rounded-l border border-line bg-surface-3">
        <ProductPicture product={product} image={images[at]} size="full" alt={name} first />
      </div>
      {images.length > 1 && (
        <fieldset className="grid grid-cols-4 gap-2 sm:grid-cols-6">
          <legend className="sr-only">{words.pictures}</legend>
          {images.map((image, index) => (
            <button
              key={image.full}
              type="button"
              aria-label={words.picture(index + 1, images.length)}
              aria-pressed={index === at}
              onClick={() => setChosen(index)}
              className={classes(
                'relative aspect-square overflow-clip rounded-m border-2 bg-surface-3',
                index === at ? 'border-primary' : 'border-transparent',
              )}
            >
              <ProductPicture product={product} image={image} size="thumbnail" />
            </button>
          ))}
        </fieldset>
      )}
    </div>
  )
}
