import { account } from '@bewezen/domain/account/contract.ts'
import { refuse } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { addressHeader } from './auth.ts'
import { openConfirmation, spendConfirmation } from './confirmations.ts'
import { spendEmailChange } from './emailChanges.ts'

/**
 * Spends the token of a confirmation link and signs its owner in. A link of another account than the one that is
 * signed in replaces nothing unasked: it refuses OTHER_ACCOUNT first (SH-EDGE-13). The link to a new address that an
 * admin gave somebody is followed here too, and signs nobody in (SH-CONT-03).
 */
export const confirm = serve(account.confirm, async (ctx, { token, replaceSession }) => {
  const asker = ctx.snapshot.asker
  const confirmed = await ctx.transaction(async (tx, now) => {
    const changed = await spendEmailChange(tx, token, now)
    if (changed) return { ...changed, how: 'before' as const }
    const owner = await openConfirmation(tx, token)
    if (asker && asker.id !== owner.userId && !replaceSession) refuse('OTHER_ACCOUNT', { email: owner.email })
    if (owner.blockedAt) refuse('ACCOUNT_BLOCKED')
    return spendConfirmation(tx, token, now)
  })
  // Only the link itself opens a session, and only once: a used one of a confirmed address leads to signing in.
  if (confirmed.how === 'before')
    return { state: asker?.id === confirmed.userId ? ('signedIn' as const) : ('alreadyConfirmed' as const) }
  const asked = ctx.headers()
  asked.set(addressHeader, ctx.address)
  const body = { userId: confirmed.userId }
  const { headers } = await ctx.house.auth.api.startSession({ body, headers: asked, returnHeaders: true })
  ctx.setCookies(headers.getSetCookie())
  return { state: 'signedIn' as const }
})
