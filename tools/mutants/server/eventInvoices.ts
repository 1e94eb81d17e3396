import type { Mutant } from '../mutant.ts'

const invoices = ['server/events/money/companies.test.ts'] as const
const bills = ['domain/events/companyBill.test.ts'] as const
const numbers = ['domain/payments/vatNumber.test.ts'] as const

/** Invoices of events to a company: what they are for, their credit notes, and who reads them. */
export const eventInvoices: readonly Mutant[] = [
  {
    name: 'money in another currency is invoiced in euros',
    file: 'server/events/money/companies.ts',
    replace: ["const company = currency === 'EUR' ? await", 'const company = currency ? await'],
    noticedBy: invoices,
    ids: ['EV-MORE-22'],
  },
  {
    name: 'an invoice is issued for the price without the code',
    file: 'domain/events/companyBill.ts',
    replace: ['-discount.discountCents)]', '0)]'],
    noticedBy: bills,
    ids: ['EV-MORE-24'],
  },
  {
    name: 'the btw in notes of parts comes to another than that of the invoice',
    file: 'domain/events/companyBill.ts',
    replace: ['vatIn(leftCents).vatCents - vatIn(leftCents - backCents).vatCents', 'vatIn(backCents).vatCents'],
    noticedBy: bills,
    ids: ['EV-MORE-24'],
  },
  {
    name: 'notes come to more than the invoice',
    file: 'server/payments/bills.ts',
    replace: ['Math.min(backCents, leftCents)', 'backCents'],
    noticedBy: invoices,
    ids: ['EV-MORE-24', 'EV-MORE-29'],
  },
  {
    name: 'a part that is back has no note',
    file: 'server/events/money/parts.ts',
    replace: ['  await creditCompany(tx, payment, { backCents: part.amountCents, refundId: part.id, now })', ''],
    noticedBy: invoices,
    ids: ['EV-MORE-24'],
  },
  {
    name: 'a second part that is back has no note of its own',
    file: 'server/events/money/parts.ts',
    replace: ['backCents: part.amountCents, refundId: part.id, now', 'backCents: part.amountCents, now'],
    noticedBy: invoices,
    ids: ['EV-MORE-24'],
  },
  {
    name: 'what is left and goes back has no note',
    file: 'server/events/money/refund.ts',
    replace: ['  await creditCompany(tx, payment, { backCents: payment.amountCents, now })', ''],
    noticedBy: invoices,
    ids: ['EV-MORE-24'],
  },
  {
    name: 'an invoice that is asked for later knows nothing of parts that were back',
    file: 'server/events/money/askInvoice.ts',
    replace: ['    await creditParts(tx, payment, now)', ''],
    noticedBy: invoices,
    ids: ['EV-MORE-92'],
  },
  {
    name: 'a participant reads and asks for the invoice of another',
    file: 'server/events/money/askInvoice.ts',
    replace: ['return own?.userId === personId ? own', 'return own && personId ? own'],
    noticedBy: invoices,
    ids: ['EV-MORE-92'],
  },
  {
    name: 'an invoice is asked for twice',
    file: 'server/events/money/askInvoice.ts',
    replace: ["if (await invoiceNumberOf(tx, sold)) return refuse('INVOICE_SENT')", ''],
    noticedBy: invoices,
    ids: ['EV-MORE-92'],
  },
  {
    name: 'a company with faults is taken into a checkout',
    file: 'server/events/money/checkout.ts',
    replace: ['if (company) refuseFaults(companyFaults(company))', 'void [refuseFaults, companyFaults]'],
    noticedBy: invoices,
    ids: ['EV-MORE-22', 'EV-MORE-23'],
  },
  {
    name: 'everybody reads the invoice of an event',
    file: 'server/payments/invoiceRoute.ts',
    replace: ['return isKept && may(house, snapshot, need) ? invoice : null', 'return isKept ? invoice : null'],
    noticedBy: invoices,
    ids: ['EV-MORE-92'],
  },
  {
    name: 'admins do not read the invoice of an event',
    file: 'server/payments/invoiceRoute.ts',
    replace: ["  event: 'manageEvents',", '  event: undefined,'],
    noticedBy: invoices,
    ids: ['EV-MORE-92'],
  },
  {
    name: 'the company stays with the enrolment when its account goes',
    file: 'server/events/personal.ts',
    replace: [
      'where n.id = c.enrollment_id and ${companyOwner} = ${id}`)',
      'where false and ${companyOwner} = ${id}`)',
    ],
    noticedBy: invoices,
    ids: ['EV-MORE-93'],
  },
  {
    name: 'a Dutch VAT number with a wrong digit is taken',
    file: 'domain/payments/vatNumber.ts',
    replace: ['return sum % 11 === digits[8]', 'return sum >= 0'],
    noticedBy: numbers,
    ids: ['EV-MORE-23'],
  },
]
