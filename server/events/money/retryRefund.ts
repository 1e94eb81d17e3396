import { paying } from '@bewezen/domain/events/managing.ts'
import { and, eq } from 'drizzle-orm'
import { writeAudit } from '../../access/index.ts'
import { refuse } from '../../base/refuse.ts'
import { serve } from '../../base/serve.ts'
import { eventEnrollments, eventPayments, eventRefunds } from '../tables.ts'
import { givePartBack, isPartOwed } from './parts.ts'
import { giveBack, isOwed } from './refund.ts'

/** `retry` on tab Deelnemers: an admin lets a refund that failed be tried at once (EV-CANCEL-12). */
export const retryRefund = serve(paying.retryRefund, async (ctx, { enrollmentId }) => {
  const owed = await ctx.transaction(async (tx, at) => {
    const [own] = await tx.select().from(eventEnrollments).where(eq(eventEnrollments.id, enrollmentId))
    if (!own) return refuse('NOT_FOUND')
    const payments = await tx
      .select({ id: eventPayments.id, payerId: eventPayments.userId })
      .from(eventPayments)
      .where(and(eq(eventPayments.enrollmentId, enrollmentId), isOwed))
    const parts = await tx
      .select({ id: eventRefunds.id, payerId: eventPayments.userId })
      .from(eventRefunds)
      .innerJoin(eventPayments, eq(eventPayments.id, eventRefunds.paymentId))
      .where(and(eq(eventRefunds.enrollmentId, enrollmentId), isPartOwed))
    // The money is of whoever paid, also when the place is somebody else's by now.
    const payers = new Set([...payments, ...parts].map(({ payerId }) => payerId))
    for (const subjectId of payers)
      await writeAudit(tx, { actorId: ctx.person.id, action: 'refund.retried', subjectId, at })
    return { payments, parts }
  })
  for (const { id } of owed.payments) if (!(await giveBack(ctx.house, id))) refuse('PROVIDER_FAILED')
  for (const { id } of owed.parts) if (!(await givePartBack(ctx.house, id))) refuse('PROVIDER_FAILED')
  return { success: true as const }
})
