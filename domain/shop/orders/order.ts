import { z } from 'zod'
import { Id } from '../../base/ids.ts'
import { Instant } from '../../base/instant.ts'
import { AddressForm } from './address.ts'
import { OrderState } from './orderStates.ts'
import { vatRates } from './totals.ts'

const Cents = z.int().min(0)
export const VatRateSchema = z.literal(vatRates)

/** The totals of an order as every screen shows them: see `totalsOf` (SHOP-ORDER-11). */
export const OrderTotals = z.object({
  goodsCents: Cents,
  shippingCents: Cents,
  totalCents: Cents,
  vat: z.array(z.object({ rate: VatRateSchema, grossCents: Cents, vatCents: Cents })),
})

/** A line of an order as it was when the order was made (SHOP-ORDER-14). */
export const OrderLine = z.object({
  id: Id,
  productId: Id,
  name: z.string(),
  imageUrl: z.string().nullable(),
  /** Of one piece, discount included. */
  priceCents: Cents,
  /** Of one piece without discount. */
  undiscountedCents: Cents,
  discountPercentage: z.int(),
  vatRate: VatRateSchema,
  quantity: z.int(),
  isPhysical: z.boolean(),
  isDigital: z.boolean(),
  /** How many pieces were paid back. */
  refundedQuantity: z.int(),
  /** Whether there is something to download, which the buyer may do once the order is paid (SHOP-ORDER-25). */
  hasDownload: z.boolean(),
  /** When the buyer let go of the right to withdraw (SHOP-ORDER-30). */
  waivedAt: Instant.nullable(),
})
export type OrderLine = z.infer<typeof OrderLine>

export const carriers = ['PostNL', 'DHL', 'DPD', 'other'] as const
export const Carrier = z.enum(carriers)
export type Carrier = (typeof carriers)[number]

/** What went back of an order, or is on its way back. */
export const OrderRefund = z.object({
  id: Id,
  amountCents: Cents,
  /** `failed` is tried again by itself; the buyer reads it as on its way. */
  state: z.enum(['pending', 'failed', 'refunded']),
  at: Instant,
})

/** An order as its buyer and admins both see it. */
export const BaseOrder = z.object({
  id: Id,
  state: OrderState,
  createdAt: Instant,
  /** Until when it can be paid. */
  expiresAt: Instant,
  paidAt: Instant.nullable(),
  shippedAt: Instant.nullable(),
  receivedAt: Instant.nullable(),
  withdrawnAt: Instant.nullable(),
  carrier: Carrier.nullable(),
  /** A code, or an https address. */
  track: z.string().nullable(),
  /** The page of the carrier, when there is one. */
  trackUrl: z.string().nullable(),
  lines: z.array(OrderLine),
  totals: OrderTotals,
  /** Null once it was erased. */
  address: AddressForm.nullable(),
  refunds: z.array(OrderRefund),
  /** Invoices and credit notes by number, the oldest first (SHOP-ORDER-24). */
  invoices: z.array(z.object({ number: z.string(), kind: z.enum(['invoice', 'credit']) })),
})
