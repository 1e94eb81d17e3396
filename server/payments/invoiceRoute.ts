import { type RefusalCode, refusalStatus } from '@bewezen/domain/base/refusals.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import { companyWords } from '@bewezen/domain/site/companyWords.ts'
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { House } from '../base/house.ts'
import { callerOf } from '../base/http/caller.ts'
import { refusalFor, type Snapshot } from '../base/snapshot.ts'
import { profiles } from '../profile/tables.ts'
import { invoicePdf, type Seller } from './invoicePdf.ts'
import type { Invoice } from './invoices.ts'
import { invoices, payments } from './tables.ts'

/** Serves a bill as PDF to whom it belongs, that of an order or of an event to admins too; anybody else hears that there is none (SUB-LAW-06, SHOP-ORDER-24). */
export function serveInvoices(app: FastifyInstance, house: House): void {
  app.get<{ Params: { number: string } }>('/api/payments/invoice/:number', async (request, reply) => {
    const { snapshot } = await callerOf(house, request, reply)
    const refusal = refusalFor(snapshot, { needs: 'useOwnAccount', whileCovered: false }, house.settings)
    if (refusal || !snapshot.asker) return refused(reply, refusal ?? 'SIGN_IN_REQUIRED')
    const { db } = house.database
    const number = request.params.number.replace(/\.pdf$/, '')
    const invoice = await openInvoice(house, snapshot, number)
    if (!invoice) return refused(reply, 'NOT_FOUND')
    const [person] = await db.select().from(profiles).where(eq(profiles.id, snapshot.asker.id))
    const name = invoice.kind === 'credit' ? 'creditnota' : 'factuur'
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="${name}-${number}.pdf"`)
      .type('application/pdf')
      .send(
        await invoicePdf({
          invoice,
          seller: await sellerOf(house),
          buyer: [displayName(person), person?.username ?? ''],
          ofNumber: await givesBackOn(house, invoice),
        }),
      )
  })
}

/** A bill by its number, when it is the asker's own, or that of an order or event for who manages those. */
async function openInvoice(house: House, snapshot: Snapshot, number: string): Promise<Invoice | null> {
  const [found] = await house.database.db
    .select({ invoice: invoices, kind: payments.kind, ownerId: payments.userId })
    .from(invoices)
    .innerJoin(payments, eq(payments.id, invoices.paymentId))
    .where(eq(invoices.number, number))
  if (!found) return null
  const { invoice, kind, ownerId } = found
  if (ownerId === snapshot.asker?.id) return invoice
  // What the law asks for seven years is for admins alone, and then for nobody (SHOP-ORDER-38).
  const need = needOf[kind]
  const isKept = need !== undefined && invoice.bill !== null
  return isKept && may(house, snapshot, need) ? invoice : null
}

/** The number of the invoice on which a credit note gives back, which the note must name; of an invoice none (SHOP-ORDER-52). */
async function givesBackOn({ database: { db } }: House, { kind, paymentId }: Invoice): Promise<string | null> {
  if (kind !== 'credit') return null
  const [of] = await db
    .select({ number: invoices.number })
    .from(invoices)
    .where(and(eq(invoices.paymentId, paymentId), eq(invoices.kind, 'invoice')))
  return of?.number ?? null
}

/** Who handles what was sold reads its invoices too. */
const needOf: Readonly<Record<string, 'manageOrders' | 'manageEvents' | undefined>> = {
  order: 'manageOrders',
  event: 'manageEvents',
}

const may = ({ settings }: House, snapshot: Snapshot, needs: 'manageOrders' | 'manageEvents'): boolean =>
  refusalFor(snapshot, { needs, whileCovered: false }, settings) === null

/** Who sells: the name of the site and what an admin filled in of the company. */
async function sellerOf(house: House): Promise<Seller> {
  const { name, contactEmail, url, company = {} } = await house.site()
  const { address, phone, kvk, vatId } = company
  const lines = [
    address,
    new URL(url).hostname,
    contactEmail,
    phone,
    kvk && companyWords.kvk(kvk),
    vatId && companyWords.vatId(vatId),
  ]
  return { name, lines: lines.filter((line) => line !== undefined) }
}

const refused = (reply: FastifyReply, code: RefusalCode) => reply.code(refusalStatus[code]).send({ code, data: null })
