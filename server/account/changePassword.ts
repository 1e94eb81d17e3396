import { account } from '@bewezen/domain/account/contract.ts'
import { passwordRefusal } from '@bewezen/domain/account/password.ts'
import { and, eq, ne } from 'drizzle-orm'
import { record } from '../base/facts/record.ts'
import { refuse, refuseIf } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { forgetOldPassword } from './auth.ts'
import { easyRefusal, passwordOwner } from './easyPassword.ts'
import { endSessions } from './endSession.ts'
import { provenHash } from './provePassword.ts'
import { authAccounts, authSessions } from './tables.ts'

/**
 * Sets another password for the viewer, who gives the present one (SEC-ACC-05). Every other session ends, with whatever
 * the old password had begun, and the owner is told by mail (SEC-ACC-06). Refuses INVALID_INPUT for a new password that
 * the rule refuses, WRONG_PASSWORD, also when another change came first (SEC-ACC-07), and TOO_MANY_REQUESTS.
 */
export const changePassword = serve(account.changePassword, async (ctx, { password, newPassword, anyway }) => {
  if (passwordRefusal('elsewhere', newPassword, newPassword)) refuse('INVALID_INPUT', { fields: ['newPassword'] })
  const { house } = ctx
  const personId = ctx.person.id
  const here = ctx.snapshot.sessionId ?? refuse('SIGN_IN_REQUIRED')
  const before = await provenHash(house, personId, password)
  const owner = (await passwordOwner(ctx.db, personId)) ?? refuse('SIGN_IN_REQUIRED')
  refuseIf(await easyRefusal(house, { password: newPassword, owner, anyway }))
  const after = await (await house.auth.$context).password.hash(newPassword)
  await ctx.transaction(async (tx, now) => {
    const changed = await tx
      .update(authAccounts)
      .set({ password: after, updatedAt: now })
      .where(
        and(
          eq(authAccounts.userId, personId),
          eq(authAccounts.providerId, 'credential'),
          eq(authAccounts.password, before),
        ),
      )
      .returning({ id: authAccounts.id })
    if (changed.length === 0) refuse('WRONG_PASSWORD')
    await endSessions(tx, personId, ne(authSessions.id, here))
    await forgetOldPassword(tx, personId)
    await record(tx, { kind: 'account.passwordChanged', personId })
  })
  await house.snapshots.forget(personId)
  return { done: true as const }
})
