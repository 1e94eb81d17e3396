import { account } from '@bewezen/domain/account/contract.ts'
import { verificationMails } from '@bewezen/domain/account/resend.ts'
import { cleanEmail } from '@bewezen/domain/base/email.ts'
import { eq } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import { record } from '../base/facts/record.ts'
import { refuse } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { mayAskMail } from './attempts.ts'
import { startConfirmation } from './confirmations.ts'
import { inSameTime } from './sameTime.ts'
import { authUsers } from './tables.ts'

/**
 * Sends the confirmation mail again, at most 3 times in 15 minutes per address (SH-VERIFY-11, SH-VERIFY-13). An unknown
 * or confirmed address gets the same answer and no mail (SH-VERIFY-16).
 */
export const resendConfirmation = serve(account.resendConfirmation, async (ctx, input) => {
  const email = cleanEmail(input.email)
  const send = async (tx: Tx, now: Date) => {
    const attempt = { kind: 'resend', subject: email, now } as const
    if (!(await mayAskMail(ctx.house, tx, attempt, verificationMails))) refuse('TOO_MANY_REQUESTS')
    const [user] = await tx
      .select({ id: authUsers.id, confirmed: authUsers.emailVerified })
      .from(authUsers)
      .where(eq(authUsers.email, email))
    if (!user || user.confirmed) return
    const confirmationId = await startConfirmation(ctx.house, tx, user.id, now)
    await record(tx, { kind: 'account.confirmationAsked', personId: user.id, confirmationId })
  }
  await inSameTime(() => ctx.transaction(send))
  return { done: true as const }
})
