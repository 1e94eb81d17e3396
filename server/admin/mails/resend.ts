import { admin } from '@bewezen/domain/admin/contract.ts'
import { eq } from 'drizzle-orm'
import { writeAudit } from '../../access/index.ts'
import { record } from '../../base/facts/record.ts'
import { serve } from '../../base/serve.ts'
import { unsentMails } from '../tables.ts'

/**
 * 'Opnieuw verzenden': the mail is made and tried anew, once however often it is asked: one that is already tried again, or
 * was sent since, is as wanted (ADM-MORE-17).
 */
export const resendMail = serve(admin.resendMail, async (ctx, { id }) => {
  await ctx.transaction(async (tx, at) => {
    const [mail] = await tx.select().from(unsentMails).where(eq(unsentMails.id, id)).for('update')
    if (!mail?.givenUpAt) return
    await tx.update(unsentMails).set({ givenUpAt: null, tries: 0 }).where(eq(unsentMails.id, id))
    const { template, personId, ids, messageId } = mail
    await ctx.house.mail.again(tx, { template, personId, ids, messageId })
    await writeAudit(tx, { actorId: ctx.person.id, action: 'mail.resent', subjectId: personId, newValue: template, at })
    await record(tx, { kind: 'mail.changed', mailId: id })
  })
  return { done: true as const }
})
