import { typedCents } from '@bewezen/domain/base/money.ts'
import { reasonRefusal } from '@bewezen/domain/base/reason.ts'
import type { DeskOrder } from '@bewezen/domain/shop/orders/deskContract.ts'
import { moreThanPaid, orderDeskRefused, refundWords as words } from '@bewezen/domain/shop/orders/deskWords.ts'

/** What an admin gives back, as it stands in the dialog: pieces by line, and an amount as it is typed. */
export type RefundChoice = {
  pieces: Readonly<Record<string, number>>
  withShipping: boolean
  amount: string
  restocks: boolean
  reason: string
}
export type RefundFaults = { amount?: string; reason?: string }

type Refundable = Pick<DeskOrder, 'state' | 'refundableCents'> & {
  lines: readonly Pick<
    DeskOrder['lines'][number],
    'id' | 'priceCents' | 'quantity' | 'refundedQuantity' | 'isPhysical'
  >[]
  totals: Pick<DeskOrder['totals'], 'shippingCents'>
}

/** Nothing chosen yet; what was not sent yet goes back in stock unless the admin says otherwise. */
export const newRefund = ({ state }: Pick<DeskOrder, 'state'>): RefundChoice => ({
  pieces: {},
  withShipping: false,
  amount: '',
  restocks: state === 'paid',
  reason: '',
})

/** How many pieces of a line can still go back. */
export const piecesLeft = ({ quantity, refundedQuantity }: { quantity: number; refundedQuantity: number }): number =>
  quantity - refundedQuantity

/** The chosen lines as the server takes them; never more pieces than there still are. */
export const chosenLines = ({ lines }: Refundable, { pieces }: RefundChoice): { id: string; quantity: number }[] =>
  lines
    .map((line) => ({ id: line.id, quantity: Math.min(pieces[line.id] ?? 0, piecesLeft(line)) }))
    .filter(({ quantity }) => quantity > 0)

/** What goes back together, in cents; an amount that cannot be read counts as nothing (SHOP-ORDER-31). */
export function refundCents(order: Refundable, choice: RefundChoice): number {
  const chosen = new Map(chosenLines(order, choice).map(({ id, quantity }) => [id, quantity]))
  const goods = order.lines.reduce((sum, { id, priceCents }) => sum + priceCents * (chosen.get(id) ?? 0), 0)
  return goods + (choice.withShipping ? order.totals.shippingCents : 0) + (amountCents(choice) ?? 0)
}

/** What is wrong with a refund: nothing chosen, more than can go back, or no reason (SHOP-ORDER-31, SHOP-ORDER-34). */
export function refundFaults(order: Refundable, choice: RefundChoice): RefundFaults {
  const cents = refundCents(order, choice)
  const faults: RefundFaults = {}
  if (amountCents(choice) === null) faults.amount = words.amountRefused
  else if (cents === 0) faults.amount = words.nothing
  else if (cents > order.refundableCents) faults.amount = moreThanPaid(order.refundableCents)
  const refusal = reasonRefusal(choice.reason)
  if (refusal) faults.reason = orderDeskRefused[refusal.code].text
  return faults
}

/** The typed amount in cents; null when it is none, and nothing typed is nothing. */
export const amountCents = ({ amount }: Pick<RefundChoice, 'amount'>): number | null =>
  amount.trim() === '' ? 0 : typedCents(amount)
