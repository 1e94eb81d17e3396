import { orderNumber } from '@bewezen/domain/payments/order.ts'
import { addressLines } from '@bewezen/domain/shop/orders/addressWords.ts'
import { returnWords } from '@bewezen/domain/shop/orders/returnWords.ts'
import { lineTotal } from '@bewezen/domain/shop/orders/totals.ts'
import { type AwaitedReturn, awaitedReturn } from '@bewezen/domain/shop/orders/withdrawing.ts'
import { eq } from 'drizzle-orm'
import type { House } from '../../base/house.ts'
import { shopOrders } from '../tables.ts'
import { withdrawableOf } from './money/withdrawable.ts'
import { toBaseOrder } from './read/baseOrder.ts'
import { type Gathered, gather, selectOrders } from './read/gather.ts'

type Base = ReturnType<typeof toBaseOrder>
type Extra = { refund: Gathered['refunds'][number] | undefined; awaited: AwaitedReturn | null }
/** What a mail tells of an order; null when it has nothing to tell. */
type Tells = (order: Base, extra: Extra) => object | null

/** Says where the mails about an order find their content at the moment they are sent; an order without an account has none (SHOP-ORDER-23). */
export function provideOrderMails(house: House): void {
  const { SITE_URL: url } = house.settings
  for (const [template, tells] of Object.entries(templates))
    house.mail.on(template, async (_personId, { orderId = '', refundId }) => {
      const found = await selectOrders(house.database.db).where(eq(shopOrders.id, orderId))
      const [gathered] = await gather(house.database.db, found)
      if (!gathered?.buyer || !gathered.email) return null
      const refund = gathered.refunds.find(({ id }) => id === refundId)
      const base = toBaseOrder(gathered)
      const lines = gathered.lines.map(({ line }) => line)
      const awaited = awaitedReturn(withdrawableOf(gathered.order, lines), base.withdrawnAt)
      const told = tells(base, { refund, awaited })
      if (!told) return null
      const { firstName } = gathered.buyer
      const usual = { site: await house.site(), firstName: firstName ?? '', number: orderNumber(orderId) }
      return {
        to: gathered.email,
        template,
        facts: { ...usual, ...told, link: `${url}/bestellingen?order=${orderId}` },
      }
    })
}

const templates: Record<string, Tells> = {
  orderPaid: ({ lines, totals, address, invoices }) => {
    const isShipped = lines.some(({ isPhysical }) => isPhysical)
    return {
      bill: {
        lines: lines.map((line) => ({ name: line.name, quantity: line.quantity, cents: lineTotal(line) })),
        isShipped,
        shippingCents: totals.shippingCents,
        vat: totals.vat,
        totalCents: totals.totalCents,
      },
      address: isShipped && address ? addressLines(address) : [],
      hasDownloads: lines.some(({ hasDownload }) => hasDownload),
      invoiceNumber: invoices.find(({ kind }) => kind === 'invoice')?.number ?? null,
    }
  },
  orderShipped: ({ carrier, track, trackUrl }) => ({
    carrier: carrier === 'other' ? null : carrier,
    // An address is where the button leads.
    track: track === trackUrl ? null : track,
    trackUrl,
  }),
  orderWithdrawn: ({ withdrawnAt, lines }, { awaited }) => {
    if (withdrawnAt === null) return null
    const names = awaited?.lines.map(({ id, quantity }) =>
      returnWords.piece(quantity, lines.find((line) => line.id === id)?.name ?? ''),
    )
    return { withdrawnAt, sentBack: awaited && { names, by: awaited.by, refundCents: awaited.refundCents } }
  },
  orderRefunded: (_order, { refund }) => (refund ? { amountCents: refund.amountCents, why: refund.why } : null),
}
