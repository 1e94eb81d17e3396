import { actionsOf, type ProductAction } from '@bewezen/domain/shop/buttons.ts'
import type { ProductCard } from '@bewezen/domain/shop/catalogue.ts'
import { actionWords, catalogueWords as words } from '@bewezen/domain/shop/catalogueWords.ts'
import { affiliateClickPath } from '@bewezen/domain/shop/categories.ts'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import Download from 'lucide-react/icons/download'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import { Fragment, type ReactNode } from 'react'
import { api } from '../../base/api/api.ts'
import { useChange } from '../../base/api/useChange.ts'
import { Button } from '../../base/parts/Button.tsx'
import { buttonLook } from '../../base/parts/buttonLook.ts'
import { classes } from '../../base/parts/classes.ts'
import { PathLink } from '../../base/parts/PathLink.tsx'
import { putIn } from '../changes.ts'
import { useDownload } from './useDownload.tsx'

type Props = { product: ProductCard; size?: 's' | 'l' }

/** Two cards stand beside each other on a phone: a long word of a button goes to a second line, on the smallest without a picture. */
const [fits, spare] = ['max-sm:px-2! max-sm:whitespace-normal', 'max-[379px]:hidden']

/** The buttons of a product for its viewer, each with the name of the product for who does not see it (SHOP-BUY-01, SHOP-BUY-08, SHOP-BUY-12). */
export function ProductActions({ product, size = 's' }: Props) {
  const drawn: Record<ProductAction, () => ReactNode> = {
    // The price says it.
    signIn: () => null,
    cart: () => <PutIn product={product} size={size} />,
    soldOut: () => <Off product={product} size={size} action="soldOut" />,
    order: () => <Order product={product} size={size} />,
    download: () => <OpenDownload product={product} size={size} />,
    afterOrder: () => <Off product={product} size={size} action="afterOrder" />,
    notForSaleYet: () => <Off product={product} size={size} action="notForSaleYet" />,
    deal: () => <Deal product={product} size={size} />,
  }
  return actionsOf(product).map((action) => {
    const button = drawn[action]()
    return button && <Fragment key={action}>{button}</Fragment>
  })
}

type Drawn = Required<Props>
const spoken = (action: ProductAction, { name }: ProductCard) => words.of(actionWords[action], name)

function PutIn({ product, size }: Drawn) {
  // Asked once: a request that was answered too late would put it in twice.
  const add = useChange(api.shop.add, { retry: false })
  return (
    <Button
      size={size}
      className={fits}
      icon={<ShoppingBag size={16} className={spare} />}
      busy={add.isPending}
      busyText={words.adding}
      aria-label={add.isPending ? undefined : spoken('cart', product)}
      onClick={({ detail }) => {
        // The second press of a double click is none of its own; a key tells 0.
        if (detail <= 1) void putIn(add.mutateAsync({ productId: product.id }))
      }}
    >
      {actionWords.cart}
    </Button>
  )
}

function OpenDownload({ product, size }: Drawn) {
  const download = useChange(api.shop.download)
  const { id, name, offer } = product
  const { open, dialog } = useDownload({ name, ask: (waives) => download.mutateAsync({ id, waives }) })
  return (
    <>
      <Button
        look="line"
        size={size}
        className={fits}
        icon={<Download size={16} className={spare} />}
        busy={download.isPending}
        busyText={words.openingDownload}
        aria-label={download.isPending ? undefined : spoken('download', product)}
        onClick={() => open(offer?.download ?? null)}
      >
        {actionWords.download}
      </Button>
      {dialog}
    </>
  )
}

/** Orders this download alone, in the review step (SHOP-ORDER-05). */
const Order = ({ product, size }: Drawn) => (
  <PathLink
    to={`/checkout?product=${product.id}`}
    aria-label={spoken('order', product)}
    className={classes(buttonLook({ size }), fits)}
  >
    <ShoppingBag size={16} aria-hidden="true" className={classes(spare, 'flex-none')} />
    {actionWords.order}
  </PathLink>
)

/** Opens the shop of the partner; the server counts the click and knows the address (SHOP-BUY-07). */
const Deal = ({ product, size }: Drawn) => (
  <a
    href={affiliateClickPath(product.id)}
    target="_blank"
    rel="noopener nofollow sponsored"
    aria-label={spoken('deal', product)}
    className={classes(buttonLook({ look: 'line', size }), fits)}
  >
    {actionWords.deal}
    <ArrowUpRight size={16} aria-hidden="true" className="flex-none max-sm:hidden" />
  </a>
)

const Off = ({ product, size, action }: Drawn & { action: 'soldOut' | 'afterOrder' | 'notForSaleYet' }) => (
  <Button look="line" size={size} className={fits} disabled aria-label={spoken(action, product)}>
    {actionWords[action]}
  </Button>
)
