import { amount } from '@bewezen/domain/base/money.ts'
import { checkoutWords as words } from '@bewezen/domain/shop/orders/checkoutWords.ts'
import type { Country } from '@bewezen/domain/shop/orders/shipping.ts'
import type { Totals } from '@bewezen/domain/shop/orders/totals.ts'
import type { ReactNode } from 'react'
import { classes } from '../../base/parts/classes.ts'

type Props = {
  totals: Totals
  /** How many pieces, said beside the goods. */
  pieces?: number
  /** Where it is sent to; null when nothing is sent. */
  country: Country | null
  /** More under the total, such as what came back. */
  children?: ReactNode
}

/** What an order comes to: goods, shipping, the BTW of each rate and the total, as the server reckoned them (SHOP-ORDER-11). */
export const TotalsList = ({ totals, pieces, country, children }: Props) => (
  <dl aria-label={words.totals} className="grid gap-1.5 border-t-[1.5px] border-ink pt-3.5 text-[15px]">
    <TotalRow name={pieces === undefined ? words.goodsOnly : words.goods(pieces)}>{amount(totals.goodsCents)}</TotalRow>
    {country && (
      <TotalRow name={words.shippingTo(country)}>
        {totals.shippingCents === 0 ? words.free : amount(totals.shippingCents)}
      </TotalRow>
    )}
    {totals.vat.map(({ rate, vatCents }) => (
      <TotalRow key={rate} name={words.ofWhichVat(rate)} isSmall>
        {amount(vatCents)}
      </TotalRow>
    ))}
    <div className="mt-1 flex items-baseline justify-between gap-3.5 border-t border-line pt-2.5">
      <dt className="font-semibold">{words.total}</dt>
      <dd className="heading text-fs-34 leading-[1.1] tracking-[-0.035em] whitespace-nowrap">
        {amount(totals.totalCents)}
      </dd>
    </div>
    {children}
  </dl>
)

/** One figure with its name. */
export const TotalRow = ({ name, isSmall, children }: { name: string; isSmall?: boolean; children: string }) => (
  <div className={classes('flex justify-between gap-3.5', isSmall ? 'text-fs-14 text-ink-3' : '')}>
    <dt className={isSmall ? undefined : 'text-ink-2'}>{name}</dt>
    <dd className={classes('whitespace-nowrap', isSmall ? '' : 'font-[550]')}>{children}</dd>
  </div>
)
