import { capital } from '@bewezen/domain/base/dates.ts'
import { amount } from '@bewezen/domain/base/money.ts'
import { checkoutWords as words } from '@bewezen/domain/shop/orders/checkoutWords.ts'
import { lineTotal, type VatRate } from '@bewezen/domain/shop/orders/totals.ts'
import Package from 'lucide-react/icons/package'
import type { ReactNode } from 'react'
import { StoredPicture } from '../../base/parts/StoredPicture.tsx'

type ShownLine = {
  name: string
  imageUrl: string | null
  priceCents: number
  undiscountedCents: number
  discountPercentage: number
  vatRate: VatRate
  quantity: number
}

/** A line of an order or of what may become one: picture, name, discount, BTW and what it comes to (SHOP-ORDER-06, SHOP-ORDER-14). */
export const LineRow = ({ line, children }: { line: ShownLine; children?: ReactNode }) => (
  <div className="grid grid-cols-[64px_minmax(0,1fr)_auto] items-center gap-x-3.5 border-t border-line py-3.5 sm:grid-cols-[64px_minmax(0,1fr)_auto_auto]">
    <LinePicture src={line.imageUrl} size={64} />
    <div className="min-w-0">
      <p className="leading-[1.35] font-semibold wrap-anywhere">{line.name}</p>
      <p className="text-fs-14 text-ink-2">{detailsOf(line)}</p>
      {children}
    </div>
    <div className="grid justify-items-end sm:contents">
      <span className="text-fs-14 text-ink-2">{words.times(line.quantity)}</span>
      <LinePrice line={line} />
    </div>
  </div>
)

const LinePrice = ({ line }: { line: ShownLine }) => {
  const before = lineTotal({ ...line, priceCents: line.undiscountedCents })
  const now = lineTotal(line)
  return (
    <p className="text-right leading-[1.3] whitespace-nowrap">
      {before > now && (
        <>
          <span className="sr-only">{words.was} </span>
          <del className="block text-fs-14 text-ink-3">{amount(before)}</del>
        </>
      )}
      <strong className="font-semibold">{amount(now)}</strong>
    </p>
  )
}

function detailsOf({ quantity, priceCents, discountPercentage, vatRate }: ShownLine): string {
  const parts = [
    ...(quantity > 1 ? [words.each(priceCents)] : []),
    ...(discountPercentage > 0 ? [words.reduced(discountPercentage)] : []),
    words.vat(vatRate),
  ]
  return capital(parts.join(', '))
}

/** The picture of a line, or a parcel while it has none. */
export const LinePicture = ({ src, size }: { src: string | null; size: 52 | 64 }) => {
  const parcel = <Package size={24} aria-hidden="true" />
  return (
    <span
      style={{ width: size, height: size }}
      className="grid flex-none place-items-center overflow-hidden rounded-m border border-line bg-surface-2 text-ink-3"
    >
      {src ? (
        <StoredPicture
          src={src}
          fallback={parcel}
          alt=""
          width={size}
          height={size}
          className="size-full object-cover"
        />
      ) : (
        parcel
      )}
    </span>
  )
}
