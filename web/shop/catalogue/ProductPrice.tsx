import type { Offer } from '@bewezen/domain/shop/catalogue.ts'
import { catalogueWords as words } from '@bewezen/domain/shop/catalogueWords.ts'
import { shownPrice } from '@bewezen/domain/shop/shownPrice.ts'
import { entrances } from '../../base/address/navigation.ts'
import { Badge } from '../../base/parts/Badge.tsx'
import { classes } from '../../base/parts/classes.ts'
import { PathLink } from '../../base/parts/PathLink.tsx'
import { VisuallyHidden } from '../../base/parts/VisuallyHidden.tsx'

type Props = {
  offer: Offer | null
  /** Where the product is: whoever signs in for its price comes back to it. */
  path: string
  large?: boolean
}

/** What somebody pays for a product and why it is less for them; a visitor is asked to sign in (SHOP-PRICE-01..04, SHOP-PRICE-10, SHOP-PRICE-12, SHOP-PRICE-13, SHOP-ORDER-39). */
export function ProductPrice({ offer, path, large = false }: Props) {
  const price = shownPrice(offer)
  const figure = classes('heading leading-tight whitespace-nowrap', large ? 'text-fs-34' : 'text-fs-21')
  if (price.kind === 'signIn')
    return (
      <PathLink
        to={`${entrances.signIn}?next=${encodeURIComponent(path)}`}
        className="relative z-1 inline-flex min-h-11 items-center text-fs-14 font-semibold underline underline-offset-3"
      >
        {words.signInForPrice}
      </PathLink>
    )
  if (price.kind === 'later') return <p className="font-semibold text-ink-2">{words.priceLater}</p>
  if (price.kind === 'plain') return <p className={figure}>{price.text}</p>
  const because = reasonFor(offer, price.why)
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <VisuallyHidden>{price.why === 'sale' ? words.saleBefore : words.before}</VisuallyHidden>
        <del className="text-fs-14 text-ink-3">{price.before}</del>
        <VisuallyHidden>{words.now}</VisuallyHidden>
        <strong className={figure}>{price.text}</strong>
        <Badge look="moss">{words.reduced(price.percentage)}</Badge>
      </p>
      {because && <p className="text-fs-13 text-ink-2">{because}</p>}
    </div>
  )
}

/** Why it costs less: the discount of the role, or 'Aanbieding', or both. */
function reasonFor(offer: Offer | null, why: 'role' | 'sale'): string | null {
  if (why === 'sale') return words.saleWith
  const own = offer?.discountKind ? words.why[offer.discountKind] : null
  return own && offer?.saleBeforeCents !== null ? `${words.sale}, ${own.toLowerCase()}` : own
}
