import type { DeskOrder, DeskRow as Row } from '@bewezen/domain/shop/orders/deskContract.ts'
import { needsLook } from '@bewezen/domain/shop/orders/needsLook.ts'
import { type DeskTab, deskTabs, hasGoods } from '@bewezen/domain/shop/orders/orderStates.ts'
import type { z } from 'zod'

export type DeskRow = z.infer<typeof Row>

const slugs: Record<DeskTab, string> = {
  toShip: '',
  pending: 'betaling',
  shipped: 'verzonden',
  back: 'terug',
  all: 'alles',
}

/** A tab as the address of the page writes it, and back; what is to be sent comes first and is not written. */
export const slugOf = (tab: DeskTab): string => slugs[tab]
export const tabOf = (slug: string | undefined): DeskTab => deskTabs.find((tab) => slugs[tab] === slug) ?? 'toShip'

/** Why the list is empty: nobody ever ordered, nothing fits what was typed, or no order is in this state (ADM-MORE-58). */
export const whyEmpty = (text: string, { all }: Record<DeskTab, number>): 'never' | 'sought' | 'tab' =>
  all === 0 ? 'never' : text.trim() === '' ? 'tab' : 'sought'

/**
 * The rows of the list with the opened order among them: one that went to another tab meanwhile stays where it is looked
 * at, on top, so that nothing that was typed at it goes away (SHOP-ORDER-35).
 */
export function withOpened(rows: readonly DeskRow[], opened: DeskRow | null): readonly DeskRow[] {
  return opened === null || rows.some(({ id }) => id === opened.id) ? rows : [opened, ...rows]
}

/** An order as the list shows it. */
export const rowOf = (order: DeskOrder): DeskRow => ({
  id: order.id,
  state: order.state,
  buyer: order.buyer && { id: order.buyer.id, name: order.buyer.name },
  createdAt: order.createdAt,
  paidAt: order.paidAt,
  lines: order.lines.map(({ name, quantity }) => ({ name, quantity })),
  totalCents: order.totals.totalCents,
  hasGoods: hasGoods(order.lines),
  needsLook: needsLook(order),
  tookMoney: order.refunds.length > 0,
  version: order.version,
})
