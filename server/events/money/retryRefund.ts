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
      .select({ id: eventPayments.id })
      .from(eventPayments)
      .where(and(eq(eventPayments.enrollmentId, enrollmentId), isOwed))
    const parts = await tx
      .select({ id: eventRefunds.id })
      .from(eventRefunds)
      .where(and(eq(eventRefunds.enrollmentId, enrollmentId), isPartOwed))
    const line = { actorId: ctx.person.id, action: 'refund.retried', subjectId: own.userId, at } as const
    if (payments.length + parts.length > 0) await writeAudit(tx, line)
    return { payments, parts }
  })
  for (const { id } of owed.payments) if (!(await giveBack(ctx.house, id))) refuse('PROVIDER_FAILED')
  for (const { id } of owed.parts) if (!(await givePartBack(ctx.house, id))) refuse('PROVIDER_FAILED')
  return { success: true as const }
})
