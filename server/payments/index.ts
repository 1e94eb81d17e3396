import type { House } from '../base/house.ts'
import { forgetOldBills } from './forgetBills.ts'
import type { Payments } from './payments.ts'

export { paymentsPersonal } from './personal.ts'

declare module '../base/house.ts' {
  interface House {
    /** The payment provider, its messages, and who settles what they are about. */
    payments: Payments
  }
}

export { AccountRefused, type ProviderAccount, readAccount } from './account.ts'
export { billPayment, creditPayment, invoiceNumberOf } from './bills.ts'
export {
  agreedTerms,
  checkoutOf,
  closeCheckouts,
  endCheckouts,
  isOwnCheckout,
  openCheckout,
  saveCheckout,
} from './checkouts.ts'
export { customerOf, ensureCustomer, personOfCustomer } from './customers.ts'
export { historyOf } from './history.ts'
export { invoicesOf, issueInvoice } from './invoices.ts'
export { openPayments } from './payments.ts'
export { savePayments } from './records.ts'
export { servePayments } from './routes.ts'
export type { Settle } from './settles.ts'
export { livePast, type PastAct } from './standin/past.ts'

/** Messages that failed are tried again every minute, also those of a process that died before it came to them; old bills are let go every night. */
export function furnishPayments(house: House): void {
  house.jobs.everyMinute('payments.sweep', () => house.payments.processor.sweep())
  house.jobs.on('payments.forgetBills', () => house.transaction(forgetOldBills), { cron: '41 4 * * *' })
}
