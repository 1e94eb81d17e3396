import { paying } from '@bewezen/domain/events/managing.ts'
import { and, eq } from 'drizzle-orm'
import { writeAudit } from '../../access/index.ts'
import { refuse } from '../../base/refuse.ts'
import { serve } from '../../base/serve.ts'
import { eventEnrollments, eventPayments } from '../tables.ts'
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
    const line = { actorId: ctx.person.id, action: 'refund.retried', subjectId: own.userId, at } as const
    if (payments.length > 0) await writeAudit(tx, line)
    return payments
  })
  for (const { id } of owed) if (!(await giveBack(ctx.house, id))) refuse('PROVIDER_FAILED')
  return { success: true as const }
})
