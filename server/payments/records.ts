import { newId } from '@bewezen/domain/base/ids.ts'
import type { ProviderMessage } from '@bewezen/domain/payments/messages.ts'
import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import { record } from '../base/facts/record.ts'
import { issueInvoice } from './invoices.ts'
import { payments } from './tables.ts'

type Sold = { personId: string; kind: string; subjectId: string; description: string }

/**
 * Writes down every payment that these messages tell of, once each and with its bill, and what was given back or is
 * disputed since.
 */
export async function savePayments(tx: Tx, sold: Sold, messages: readonly ProviderMessage[], now: Date): Promise<void> {
  const paid = messages.filter((message) => message.kind === 'invoicePaid')
  if (paid.length === 0) return
  const fresh = await tx
    .insert(payments)
    .values(
      paid.map((message) => ({
        id: newId(),
        userId: sold.personId,
        kind: sold.kind,
        subjectId: sold.subjectId,
        amountCents: message.amountCents,
        state: 'paid',
        providerPaymentId: message.invoiceId,
        createdAt: new Date(message.at),
      })),
    )
    .onConflictDoNothing()
    .returning()
  const { description } = sold
  for (const payment of fresh) await issueInvoice(tx, { payment, kind: 'invoice', description, now })
  for (const [state, invoiceIds] of changedBy(messages)) {
    if (invoiceIds.length === 0) continue
    const changed = await tx
      .update(payments)
      .set({ state })
      .where(
        and(inArray(payments.providerPaymentId, invoiceIds), ne(payments.state, state), eq(payments.kind, sold.kind)),
      )
      .returning()
    if (changed.length > 0) await record(tx, { kind: 'waiting.changed' })
    if (state !== 'refunded') continue
    for (const payment of changed) await issueInvoice(tx, { payment, kind: 'credit', description, now })
  }
}

/** In the order in which the states outrank each other: a refund is the last word. */
function changedBy(messages: readonly ProviderMessage[]): [string, string[]][] {
  const reversed = messages.filter((message) => message.kind === 'paymentReversed')
  const won = new Set(messages.filter((message) => message.kind === 'disputeWon').map((message) => message.paymentId))
  const invoices = (those: typeof reversed) => those.map((one) => one.invoiceId).filter((id) => id !== null)
  const disputed = reversed.filter((one) => one.why === 'dispute')
  return [
    ['paid', invoices(disputed.filter((one) => won.has(one.paymentId)))],
    ['disputed', invoices(disputed.filter((one) => !won.has(one.paymentId)))],
    ['refunded', invoices(reversed.filter((one) => one.why === 'refund'))],
  ]
}
