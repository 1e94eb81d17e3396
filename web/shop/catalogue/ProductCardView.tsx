import type { ProductCard } from '@bewezen/domain/shop/catalogue.ts'
import { categoryWords } from '@bewezen/domain/shop/catalogueWords.ts'
import { productPath } from '@bewezen/domain/shop/categories.ts'
import { classes } from '../../base/parts/classes.ts'
import { ProductActions } from './ProductActions.tsx'
import { ProductBadges } from './ProductBadges.tsx'
import { ProductPicture } from './ProductPicture.tsx'
import { ProductPrice } from './ProductPrice.tsx'
import { ShopLink } from './ShopLink.tsx'
import { productElement } from './useLinkedProduct.ts'
import { useShopAddress } from './useShopAddress.ts'

type Props = {
  product: ProductCard
  /** Where its name stands among the headings of the page. */
  heading: 'h2' | 'h3'
  marked?: boolean
  first?: boolean
}

/** A product in the shop; pressing it opens the dialog with all of it (SHOP-LIST-25). */
export function ProductCardView({ product, heading: Heading, marked = false, first = false }: Props) {
  const { opening, here } = useShopAddress()
  const { id, name, description, category, partner, offer } = product
  return (
    <article
      id={productElement(id)}
      data-marked={marked || undefined}
      className={classes(
        'relative flex h-full scroll-my-24 flex-col overflow-clip rounded-l border border-line bg-surface transition-shadow',
        marked && 'ring-3 ring-focus ring-offset-2 ring-offset-bg',
      )}
    >
      <div className="relative aspect-[1/0.86] flex-none overflow-clip bg-surface-3 lg:aspect-[16/10.4]">
        <ProductPicture product={product} size="card" first={first} />
        <p className="absolute inset-x-2 top-2 flex flex-wrap gap-1.5 lg:inset-x-3 lg:top-3">
          <ProductBadges {...product} />
        </p>
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-1 p-3 lg:px-[18px] lg:pt-3.5 lg:pb-[18px]">
        <p className="text-fs-13 text-ink-3">{categoryWords[category]}</p>
        <Heading className="text-[15px] leading-[1.3] font-[650] wrap-anywhere hyphens-auto lg:text-[17px]">
          <ShopLink
            dir="auto"
            to={opening(productPath(product))}
            from={here}
            className="no-underline after:absolute after:inset-0 hover:underline"
          >
            {name}
          </ShopLink>
        </Heading>
        {description && (
          <p dir="auto" className="line-clamp-2 text-fs-14 leading-normal wrap-anywhere text-ink-2 max-lg:hidden">
            {description}
          </p>
        )}
        {partner && (
          <p dir="auto" className="text-fs-13 wrap-anywhere text-ink-2">
            {partner.name}
          </p>
        )}
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-2 pt-2.5 max-sm:flex-col max-sm:flex-nowrap max-sm:items-stretch">
          <ProductPrice offer={offer} path={productPath(product)} />
          <div className="relative z-1 flex flex-wrap gap-2 empty:hidden max-sm:*:w-full">
            <ProductActions product={product} />
          </div>
        </div>
      </div>
    </article>
  )
}
