import { z } from 'zod'
import { Id } from '../../base/ids.ts'
import { Instant } from '../../base/instant.ts'
import { operation } from '../../base/operation.ts'
import { nothing } from '../../base/refusals.ts'
import { Found, Turn, Turns } from '../../base/turn.ts'
import { BaseOrder, Carrier, OrderRefund } from './order.ts'
import { refundReasons } from './orderMoney.ts'
import { deskTabs, OrderState } from './orderStates.ts'
import { ShippingRates } from './shipping.ts'
import { stockReasons } from './stock.ts'

/** How many orders a page of the list holds (SHOP-ORDER-33). */
export const ordersPerPage = 50

/** A row of the list of admins (SHOP-ORDER-33). */
export const DeskRow = z.object({
  id: Id,
  state: OrderState,
  /** Null once the account is gone. */
  buyer: z.object({ id: Id, name: z.string() }).nullable(),
  createdAt: Instant,
  paidAt: Instant.nullable(),
  /** The lines by name and number. */
  lines: z.array(z.object({ name: z.string(), quantity: z.int() })),
  totalCents: z.int(),
  /** Whether there is something to send that was not paid back (SHOP-ORDER-44). */
  hasGoods: z.boolean(),
  /** Money that an admin has to look at: a refund that failed, or money of another amount (SHOP-ORDER-21, SHOP-ORDER-31). */
  needsLook: z.boolean(),
  /** Whether money came in that goes back, or went (SHOP-ORDER-55). */
  tookMoney: z.boolean(),
  version: z.int(),
})

/** An order as admins see it, whole. */
export const DeskOrder = BaseOrder.extend({
  /** Grows with every step; who acts says which they saw (SHOP-ORDER-35). */
  version: z.int(),
  buyer: z.object({ id: Id, name: z.string(), email: z.string() }).nullable(),
  /** What can still go back, in cents. */
  refundableCents: z.int(),
  /** The day by which the money of a parcel that was withdrawn has to be back. */
  refundBy: Instant.nullable(),
  /** A bank asks for the money back. */
  isDisputed: z.boolean(),
  refunds: z.array(OrderRefund.extend({ reason: z.string(), why: z.enum(refundReasons) })),
})
export type DeskOrder = z.infer<typeof DeskOrder>

const admin = { needs: 'manageOrders' } as const
const seen = z.object({ id: Id, version: z.int().min(0) })
/** The order as it is by now comes by `deskOrder`. */
const meanwhile = { CHANGED: nothing, ORDER_CLOSED: nothing } as const

export const desking = {
  /** The orders of a tab, with how many each tab has; `text` seeks by number, name and e-mail address (SHOP-ORDER-33). */
  desk: operation({
    ...admin,
    read: true,
    input: z.object({
      tab: z.enum(deskTabs),
      text: z.string().max(200).default(''),
      ...Turn,
    }),
    output: z.object({
      orders: z.array(DeskRow),
      total: Found,
      ...Turns,
      counts: z.record(z.enum(deskTabs), z.int()),
    }),
  }),
  deskOrder: operation({ ...admin, read: true, input: z.object({ id: Id }), output: DeskOrder }),
  /** 'Pakbon': several orders for print, without prices; those that are not there are left out (SHOP-ORDER-34). */
  packingSlips: operation({
    ...admin,
    input: z.object({ ids: z.array(Id).min(1).max(100) }),
    output: z.object({ orders: z.array(BaseOrder.pick({ id: true, createdAt: true, address: true, lines: true })) }),
  }),
  /** 'Verzonden': mails the buyer. `track` is a code or an https link, empty for none (SHOP-ORDER-34). */
  ship: operation({
    ...admin,
    input: seen.extend({ carrier: Carrier, track: z.string().max(2_000) }),
    output: DeskOrder,
    refusals: { ...meanwhile, FAULTY_FIELDS: z.object({ faults: z.record(z.string(), z.string()) }) },
  }),
  /** 'Ontvangen': the parcel is with the buyer (SHOP-ORDER-28). */
  deliver: operation({ ...admin, input: seen, output: DeskOrder, refusals: meanwhile }),
  /** 'Teruggekomen': the parcel of a withdrawn order is back; its money goes back and its stock returns (SHOP-ORDER-29). */
  takeBack: operation({ ...admin, input: seen, output: DeskOrder, refusals: meanwhile }),
  /**
   * 'Terugbetalen': lines, by pieces, with or without the shipping, or an amount, never more than came in. `refundId` is the
   * browser's: the same again is the same. `restocks` puts the pieces back in stock (SHOP-ORDER-31, SHOP-ORDER-34).
   */
  refund: operation({
    ...admin,
    input: seen.extend({
      refundId: Id,
      lines: z.array(z.object({ id: Id, quantity: z.int().min(1).max(99) })).max(100),
      withShipping: z.boolean(),
      /** Beside the lines, in whole cents. */
      amountCents: z.int().min(0).max(99_999_999),
      restocks: z.boolean(),
      reason: z.string().max(2_000),
    }),
    output: DeskOrder,
    refusals: {
      ...meanwhile,
      MORE_THAN_PAID: z.object({ most: z.int() }),
      REASON_TOO_SHORT: nothing,
      REASON_TOO_LONG: nothing,
    },
  }),
  /** Tries at once what the provider refused to give back (SHOP-ORDER-31). */
  retryRefunds: operation({
    ...admin,
    input: z.object({ id: Id }),
    output: DeskOrder,
    refusals: { PROVIDER_FAILED: nothing },
  }),
  /** How the stock of a product moved, the newest first (SHOP-ORDER-36). */
  stockMoves: operation({
    ...admin,
    read: true,
    input: z.object({ productId: Id }),
    output: z.object({
      /** Null is unlimited. */
      stock: z.int().nullable(),
      moves: z.array(
        z.object({
          id: Id,
          at: Instant,
          amount: z.int(),
          reason: z.enum(stockReasons),
          note: z.string(),
          by: z.string().nullable(),
        }),
      ),
    }),
  }),
  /** Corrects the stock by an amount, with a reason (SHOP-ORDER-36). */
  correctStock: operation({
    ...admin,
    input: z.object({
      id: Id,
      productId: Id,
      amount: z.int().min(-1_000_000).max(1_000_000),
      note: z.string().max(2_000),
    }),
    output: z.object({ stock: z.int() }),
    refusals: { REASON_TOO_SHORT: nothing, REASON_TOO_LONG: nothing, OUT_OF_STOCK: nothing },
  }),
  /** What shipping costs (SHOP-ORDER-09). */
  shippingRates: operation({ ...admin, read: true, input: z.object({}), output: ShippingRates }),
  /** Saves what shipping costs from now on; CHANGED when another admin saved meanwhile (SHOP-ORDER-09). */
  saveShippingRates: operation({
    ...admin,
    input: z.object({ before: ShippingRates, rates: ShippingRates }),
    output: ShippingRates,
    refusals: { CHANGED: z.object({ current: ShippingRates }) },
  }),
}
