import { account } from '@bewezen/domain/account/contract.ts'
import { and, eq, ne, type SQL } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import { recordAll } from '../base/facts/record.ts'
import { refuse } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { authSessions } from './tables.ts'

/** Signs one device of the viewer out after the password was asked again (SEC-ACC-44); one of somebody else does not exist. */
export const endSession = serve(account.endSession, async (ctx, { id, password }) => {
  const personId = ctx.person.id
  await ctx.house.provePassword(personId, password)
  const ended = await ctx.transaction((tx) => endSessions(tx, personId, eq(authSessions.id, id)))
  if (ended === 0) refuse('NOT_FOUND')
  await ctx.house.snapshots.forget(personId)
  return { done: true as const }
})

/** Signs every device of the viewer out but the one that asks, after the password was asked again (SEC-ACC-44). */
export const endOtherSessions = serve(account.endOtherSessions, async (ctx, { password }) => {
  const here = ctx.snapshot.sessionId ?? refuse('SIGN_IN_REQUIRED')
  await ctx.house.provePassword(ctx.person.id, password)
  const ended = await ctx.transaction((tx) => endSessions(tx, ctx.person.id, ne(authSessions.id, here)))
  await ctx.house.snapshots.forget(ctx.person.id)
  return { ended }
})

/** Ends these sessions of a person in the caller's transaction, and tells it; answers how many. */
export async function endSessions(tx: Tx, personId: string, which: SQL): Promise<number> {
  const gone = await tx
    .delete(authSessions)
    .where(and(eq(authSessions.userId, personId), which))
    .returning({ sessionId: authSessions.id })
  await recordAll(
    tx,
    gone.map(({ sessionId }) => ({ kind: 'session.ended' as const, personId, sessionId })),
  )
  return gone.length
}
