import { dayAndMonth, longDate, wallClock } from '@bewezen/domain/base/dates.ts'
import { dayMs, toMs } from '@bewezen/domain/base/moment.ts'
import { amount } from '@bewezen/domain/base/money.ts'
import { AmountTable } from '../../base/mail/AmountTable.tsx'

/** One month of a plan, in cents; `from` and `until` are moments, `until` the first that is not paid for. */
export type PaidPeriod = {
  plan: string
  priceCents: number
  from: string
  until: string
  invoiceNumber?: string | null
}

/** What was paid for one month. */
export const Invoice = ({ plan, priceCents, from, until, invoiceNumber }: PaidPeriod) => (
  <AmountTable
    rows={[
      ...(invoiceNumber ? [{ name: 'Factuur', value: invoiceNumber }] : []),
      { name: plan, note: periodInWords(from, until), value: `${amount(priceCents)} per maand` },
      { name: 'Totaal betaald', value: amount(priceCents), total: true },
    ]}
  />
)

/** '22 oktober t/m 21 november 2026', the last day being the last that is paid in full. */
export function periodInWords(from: string, until: string): string {
  const last = toMs(until) - dayMs
  const sameYear = wallClock(from).year === wallClock(last).year
  return `${sameYear ? dayAndMonth(from) : longDate(from)} t/m ${longDate(last)}`
}
