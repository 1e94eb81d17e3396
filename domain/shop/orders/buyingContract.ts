import { z } from 'zod'
import { Id } from '../../base/ids.ts'
import { Instant } from '../../base/instant.ts'
import { operation } from '../../base/operation.ts'
import { nothing } from '../../base/refusals.ts'
import { AddressForm } from './address.ts'
import { BaseOrder, OrderTotals, VatRateSchema } from './order.ts'
import { Country } from './shipping.ts'

/** A line of the review step: what would be ordered now, at the price of now for this person (SHOP-ORDER-06). */
export const ReviewLine = z.object({
  productId: Id,
  name: z.string(),
  imageUrl: z.string().nullable(),
  priceCents: z.int(),
  undiscountedCents: z.int(),
  discountPercentage: z.int(),
  vatRate: VatRateSchema,
  quantity: z.int(),
  isPhysical: z.boolean(),
})

/** What `place` is asked to make, as the buyer saw it; the server compares and never takes a price from here (SHOP-ORDER-12). */
const ShownOrder = z.object({
  lines: z
    .array(z.object({ productId: Id, name: z.string().max(200), quantity: z.int(), priceCents: z.int() }))
    .min(1)
    .max(200),
  shippingCents: z.int(),
})

export const OrderChanges = z.array(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('price'), name: z.string(), before: z.int(), now: z.int() }),
    z.object({ kind: z.literal('stock'), name: z.string(), before: z.int(), now: z.int() }),
    z.object({ kind: z.literal('shipping'), before: z.int(), now: z.int() }),
  ]),
)

/** An order as its buyer sees it, with what can be done with it now (SHOP-ORDER-26). */
export const OwnOrder = BaseOrder.extend({
  /** Whether it can be paid now. */
  canPay: z.boolean(),
  /** Whether the buyer can say that the parcel has come. */
  canConfirmReceipt: z.boolean(),
  /** Null when it cannot be withdrawn from now; `until` is null while the parcel is not sent (SHOP-ORDER-28, SHOP-ORDER-29). */
  withdrawal: z
    .object({
      until: Instant.nullable(),
      lines: z.array(z.object({ id: Id, quantity: z.int() })),
      refundCents: z.int(),
      isSentBack: z.boolean(),
    })
    .nullable(),
  /** What has to come back after a withdrawal, by when, and the money that waits for it; else null (SHOP-ORDER-46). */
  awaited: z
    .object({ by: Instant, lines: z.array(z.object({ id: Id, quantity: z.int() })), refundCents: z.int() })
    .nullable(),
})
export type OwnOrder = z.infer<typeof OwnOrder>

const own = { needs: 'useOwnAccount' } as const
const payment = { PAYMENT_OFF: nothing, PROVIDER_FAILED: nothing } as const
const byId = z.object({ id: Id })

export const buying = {
  /**
   * What an order would be now: of the cart, or of one download (SHOP-ORDER-05, SHOP-ORDER-06). No lines when nothing can
   * be ordered. PAYMENT_OFF while the shop takes no money.
   */
  review: operation({
    ...own,
    read: true,
    input: z.object({ productId: Id.optional() }),
    output: z.object({
      lines: z.array(ReviewLine),
      /** What it comes to in each country. */
      totals: z.record(Country, OrderTotals),
      /** That of the last order, or null (SHOP-ORDER-08). */
      address: AddressForm.nullable(),
      /** For a first address. */
      fullName: z.string(),
      email: z.string(),
    }),
    refusals: { PAYMENT_OFF: nothing },
  }),
  /**
   * 'Bestelling met betaalplicht': makes the order at the prices of now, holds its stock and answers where it is paid; null
   * when it costs nothing and is paid at once. The same id with the same contents is the same order, which refuses
   * ORDER_ENDED once it lapsed or was given up; a newer order of the same cart takes the place of the open one
   * (SHOP-ORDER-12, SHOP-ORDER-16, SHOP-ORDER-18, SHOP-ORDER-19, SHOP-ORDER-42).
   */
  place: operation({
    ...own,
    input: z.object({
      id: Id,
      /** The download that is ordered alone; null orders the cart. */
      productId: Id.nullable(),
      address: AddressForm,
      shown: ShownOrder,
      /** The box of the terms. */
      hasAgreed: z.boolean(),
    }),
    output: z.object({ id: Id, url: z.string().nullable() }),
    refusals: {
      ...payment,
      TERMS_REQUIRED: nothing,
      NOTHING_TO_ORDER: nothing,
      ORDER_CHANGED: z.object({ changes: OrderChanges }),
      ORDER_ENDED: nothing,
      FAULTY_FIELDS: z.object({ faults: z.record(z.string(), z.string()) }),
      TOO_MANY_ORDERS: nothing,
      ORDER_TOO_LARGE: nothing,
      ORDER_TOO_SMALL: nothing,
    },
  }),
  /** 'Betaal verder': where an open order is paid, opened anew at the provider when that failed before (SHOP-ORDER-19). */
  pay: operation({
    ...own,
    input: byId,
    output: z.object({ url: z.string() }),
    refusals: { PROVIDER_FAILED: nothing, ORDER_CLOSED: nothing },
  }),
  /** Gives up an order that is not paid; one that is given up already is no fault (SHOP-ORDER-15, SHOP-ORDER-16). */
  cancel: operation({ ...own, input: byId, output: OwnOrder, refusals: { ORDER_CLOSED: nothing } }),
  /** The own orders, the newest first, 20 a page (SHOP-ORDER-26). */
  mine: operation({
    ...own,
    read: true,
    input: z.object({ page: z.coerce.number().int().min(1).max(10_000).default(1) }),
    output: z.object({
      orders: z.array(OwnOrder),
      total: z.int(),
      /** Whether an address is kept for the next order (SHOP-ORDER-08). */
      hasKeptAddress: z.boolean(),
    }),
  }),
  /** One of the own orders (SHOP-ORDER-27). */
  order: operation({ ...own, read: true, input: byId, output: OwnOrder }),
  /** The buyer says that the parcel has come, from which the days of withdrawal count (SHOP-ORDER-28). */
  confirmReceipt: operation({ ...own, input: byId, output: OwnOrder, refusals: { ORDER_CLOSED: nothing } }),
  /** The second step of 'Bestelling herroepen'; the same again is the first (SHOP-ORDER-28, SHOP-ORDER-29). */
  withdraw: operation({
    ...own,
    input: byId,
    output: OwnOrder,
    refusals: { NOTHING_TO_WITHDRAW: nothing, WITHDRAWAL_OVER: nothing },
  }),
  /**
   * The address of a download that was bought; it works 15 minutes when the site keeps the file. Within the days of
   * withdrawal the first one asks: without `waives` it refuses RIGHT_ENDS (SHOP-ORDER-25, SHOP-ORDER-30).
   */
  openDownload: operation({
    ...own,
    input: z.object({ id: Id, lineId: Id, waives: z.boolean() }),
    output: z.object({ url: z.string() }),
    refusals: { DOWNLOAD_MISSING: nothing, NOT_BOUGHT: nothing, RIGHT_ENDS: nothing },
  }),
  /** Takes away the address that is proposed for a next order; orders keep theirs (SHOP-ORDER-08). */
  forgetAddress: operation({ ...own, input: z.object({}), output: z.object({ done: z.literal(true) }) }),
}
