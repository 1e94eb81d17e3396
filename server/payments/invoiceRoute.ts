import { type RefusalCode, refusalStatus } from '@bewezen/domain/base/refusals.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { House } from '../base/house.ts'
import { callerOf } from '../base/http/caller.ts'
import { refusalFor } from '../base/snapshot.ts'
import { profiles } from '../profile/tables.ts'
import { invoicePdf, type Seller } from './invoicePdf.ts'
import { invoicesOf } from './invoices.ts'

/** Serves a bill as PDF to whom it belongs; anybody else hears that there is none (SUB-LAW-06). */
export function serveInvoices(app: FastifyInstance, house: House): void {
  app.get<{ Params: { number: string } }>('/api/payments/invoice/:number', async (request, reply) => {
    const { snapshot } = await callerOf(house, request, reply)
    const refusal = refusalFor(snapshot, { needs: 'useOwnAccount', whileCovered: false }, house.settings)
    if (refusal || !snapshot.asker) return refused(reply, refusal ?? 'SIGN_IN_REQUIRED')
    const { db } = house.database
    const number = request.params.number.replace(/\.pdf$/, '')
    const invoice = (await invoicesOf(db, snapshot.asker.id)).find((one) => one.number === number)
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
        }),
      )
  })
}

/** Who sells: the name of the site and what an admin filled in of the company. */
async function sellerOf(house: House): Promise<Seller> {
  const { name, contactEmail, url, company = {} } = await house.site()
  const { address, phone, kvk, vatId } = company
  const lines = [address, new URL(url).hostname, contactEmail, phone, kvk && `KvK ${kvk}`, vatId && `Btw-id ${vatId}`]
  return { name, lines: lines.filter((line) => line !== undefined) }
}

const refused = (reply: FastifyReply, code: RefusalCode) => reply.code(refusalStatus[code]).send({ code, data: null })
