import { account } from '@bewezen/domain/account/contract.ts'
import { and, eq, sql } from 'drizzle-orm'
import { refuse } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { resetIdentifier, storedIdentifier } from './storedIdentifier.ts'
import { authUsers, authVerifications } from './tables.ts'

/**
 * Says whether a reset link still works, without spending it (SH-RESET-08). Refuses INVALID_TOKEN, and OTHER_ACCOUNT
 * when somebody else is signed in here, whose login the reset would end (SH-EDGE-13).
 */
export const openReset = serve(account.openReset, async (ctx, { token }) => {
  const [owner] = await ctx.db
    .select({ id: authUsers.id, email: authUsers.email })
    .from(authVerifications)
    .innerJoin(authUsers, sql`${authUsers.id}::text = ${authVerifications.value}`)
    .where(
      and(
        eq(authVerifications.identifier, storedIdentifier(resetIdentifier(token))),
        // Sign-in keeps real time: a moved clock ends no link.
        sql`${authVerifications.expiresAt} > clock_timestamp()`,
      ),
    )
  if (!owner) return refuse('INVALID_TOKEN')
  const { asker } = ctx.snapshot
  if (asker && asker.id !== owner.id) return refuse('OTHER_ACCOUNT', { email: owner.email })
  return { done: true as const }
})
