import { orderNumber } from '@bewezen/domain/payments/order.ts'
import type { OwnOrder } from '@bewezen/domain/shop/orders/buyingContract.ts'
import { type ParcelBack, returnFacts, returnWords as words } from '@bewezen/domain/shop/orders/returnWords.ts'
import { useRouter } from '@tanstack/react-router'
import { Fragment, useId } from 'react'

/** How a withdrawn parcel is sent back: what, where, by when, who pays that, and when the money comes (SHOP-ORDER-46). */
export function ReturnFacts(parcel: ParcelBack) {
  const { site } = useRouter().options.context
  return (
    <dl className="grid gap-x-4 text-[15px] leading-normal sm:grid-cols-[88px_minmax(0,1fr)] sm:gap-y-1.5">
      {returnFacts(parcel, site).map(({ label, text }) => (
        <Fragment key={label}>
          <dt className="font-semibold max-sm:not-first:mt-2">{label}</dt>
          <dd className="min-w-0 wrap-anywhere text-ink-2">{text}</dd>
        </Fragment>
      ))}
    </dl>
  )
}

type Props = { order: OwnOrder; awaited: NonNullable<OwnOrder['awaited']> }

/** The parcel of a withdrawn order that has to come back (SHOP-ORDER-46). */
export function AwaitedParcel({ order, awaited: { lines, by, refundCents } }: Props) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="mt-5 grid gap-2.5 rounded-l border border-line bg-bg p-5">
      <h3 id={titleId} className="text-[15px] font-[650]">
        {words.title}
      </h3>
      <ReturnFacts number={orderNumber(order.id)} names={namesOf(order, lines)} by={by} refundCents={refundCents} />
    </section>
  )
}

/** Pieces of lines as they are told. */
export const namesOf = (order: OwnOrder, lines: readonly { id: string; quantity: number }[]): string[] =>
  lines.map(({ id, quantity }) => words.piece(quantity, order.lines.find((line) => line.id === id)?.name ?? ''))
