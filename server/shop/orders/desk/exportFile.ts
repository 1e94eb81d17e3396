import { dayMs } from '@bewezen/domain/base/moment.ts'
import { type RefusalCode, refusalStatus } from '@bewezen/domain/base/refusals.ts'
import { fromWallTime } from '@bewezen/domain/base/wallTime.ts'
import { orderNumber } from '@bewezen/domain/payments/order.ts'
import { type Booked, bookkeepingRows } from '@bewezen/domain/shop/orders/bookkeeping.ts'
import { bookkeepingWords } from '@bewezen/domain/shop/orders/bookkeepingWords.ts'
import { and, asc, eq, gte, lt } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { writeAudit } from '../../../access/index.ts'
import { sendCsv } from '../../../base/csvFile.ts'
import type { Reader } from '../../../base/database/open.ts'
import type { House } from '../../../base/house.ts'
import { callerOf } from '../../../base/http/caller.ts'
import { Refusal, refuse, refuseIf } from '../../../base/refuse.ts'
import { refusalFor, type Snapshot } from '../../../base/snapshot.ts'
import { invoices, payments } from '../../../payments/tables.ts'

type Asked = { Querystring: { from?: unknown; to?: unknown } }
/** Days as they are written, the last one included. */
type Period = { from: string; to: string; start: Date; end: Date }

/** `GET /api/orders/csv?from=2026-01-01&to=2026-03-31`: invoices and credit notes of orders for the bookkeeper, for admins; written down before it leaves (SHOP-ORDER-37). */
export function serveOrdersFile(app: FastifyInstance, house: House): void {
  app.get<Asked>('/api/orders/csv', async (request, reply) => {
    try {
      const { token, snapshot } = await callerOf(house, request, reply)
      refuseOthers(house, snapshot)
      const period = asked(request.query)
      const rows = await readFile(house, token, period)
      return sendCsv(reply, `bestellingen-${period.from}-${period.to}.csv`, rows)
    } catch (error) {
      if (error instanceof Refusal) return refused(reply, error.code, error.data ?? null)
      throw error
    }
  })
}

function asked({ from, to }: Asked['Querystring']): Period {
  const [start, last] = [startOf(from), startOf(to)]
  if (typeof from === 'string' && typeof to === 'string' && start && last && start <= last) {
    const end = startOf(new Date(Date.parse(to) + dayMs).toISOString().slice(0, 10))
    if (end) return { from, to, start, end }
  }
  return refuse('INVALID_INPUT', { fields: ['from', 'to'], text: bookkeepingWords.badPeriod })
}

/** The first moment of a day of the calendar, in Dutch time; null when there is no such day. */
function startOf(day: unknown): Date | null {
  if (typeof day !== 'string' || !/^2\d{3}-\d{2}-\d{2}$/.test(day)) return null
  const parsed = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(parsed.getTime()) || parsed.toISOString().slice(0, 10) !== day) return null
  const start = fromWallTime(`${day}T00:00`)
  return start ? new Date(start) : null
}

const readFile = (house: House, token: string | null, period: Period) =>
  house.transactionOf(token, async (tx, now, snapshot) => {
    const actorId = refuseOthers(house, snapshot)
    const newValue = `${period.from} – ${period.to}`
    await writeAudit(tx, { actorId, action: 'orders.exported', subjectId: null, newValue, at: now })
    return bookkeepingRows(await readBooked(tx, period))
  })

async function readBooked(reader: Reader, { start, end }: Period): Promise<Booked[]> {
  const rows = await reader
    .select({ invoice: invoices, orderId: payments.subjectId })
    .from(invoices)
    .innerJoin(payments, eq(payments.id, invoices.paymentId))
    .where(and(eq(payments.kind, 'order'), gte(invoices.issuedAt, start), lt(invoices.issuedAt, end)))
    .orderBy(asc(invoices.issuedAt), asc(invoices.number))
  return rows.map(({ invoice: { number, kind, issuedAt, totalCents, bill }, orderId }) => ({
    number,
    kind: kind === 'credit' ? 'credit' : 'invoice',
    issuedAt,
    order: bill?.order ?? orderNumber(orderId),
    totalCents,
    bill,
  }))
}

/** Answers who asks, when they may (SHOP-ORDER-32). */
function refuseOthers(house: House, snapshot: Snapshot): string {
  refuseIf(refusalFor(snapshot, { needs: 'manageOrders', whileCovered: false }, house.settings))
  return snapshot.asker?.id ?? refuse('SIGN_IN_REQUIRED')
}

const refused = (reply: FastifyReply, code: RefusalCode, data: unknown) =>
  reply.code(refusalStatus[code]).send({ code, data })
