import { account } from '@bewezen/domain/account/contract.ts'
import { symmetricDecrypt } from 'better-auth/crypto'
import { eq } from 'drizzle-orm'
import { isThereMeanwhile } from '../base/database/changedMeanwhile.ts'
import { record } from '../base/facts/record.ts'
import { refuse } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { lacksSecondFactor } from '../base/snapshot.ts'
import { askService, serviceHeaders } from './askService.ts'
import { authTwoFactors, authUsers } from './tables.ts'
import { spendStep, stepOf } from './usedCodes.ts'

/** Makes a secret for an authenticator app and recovery codes; begun again, the earlier ones are worthless. */
export const startSecondFactor = serve(account.startSecondFactor, async (ctx, { password }) => {
  if (ctx.snapshot.secondFactor) refuse('SECOND_FACTOR_ON')
  await ctx.house.provePassword(ctx.person.id, password)
  const { name: issuer } = await ctx.house.site()
  const begin = () =>
    askService(() =>
      ctx.house.auth.api.enableTwoFactor({ body: { password, issuer, method: 'totp' }, headers: serviceHeaders(ctx) }),
    )
  // The library takes away what was begun before and adds another: in two tabs at once one finds that of the other there.
  const made = await begin().catch((problem: unknown) =>
    isThereMeanwhile(problem, 'auth_two_factors_user_id_unique') ? begin() : Promise.reject(problem),
  )
  if (made.method !== 'totp') throw new Error('The second factor is not one of an authenticator app')
  const secret = new URL(made.totpURI).searchParams.get('secret') ?? ''
  return { address: made.totpURI, secret, codes: made.backupCodes }
})

/**
 * The first right code makes the second factor count. Not by way of the sign-in library, which would replace the session
 * and so sign this very page out.
 */
export const confirmSecondFactor = serve(account.confirmSecondFactor, async (ctx, { code }) => {
  const { secretConfig: key } = await ctx.house.auth.$context
  await ctx.transaction(async (tx, now) => {
    const personId = ctx.person.id
    const [factor] = await tx.select().from(authTwoFactors).where(eq(authTwoFactors.userId, personId)).for('update')
    if (!factor) refuse('NOT_FOUND')
    if (factor.verified) return
    const secret = await symmetricDecrypt({ key, data: factor.secret })
    const step = await stepOf(secret, code.replace(/\s/g, ''))
    if (step === null || !(await spendStep(tx, personId, step))) refuse('WRONG_CODE')
    await tx.update(authTwoFactors).set({ verified: true }).where(eq(authTwoFactors.userId, personId))
    await tx.update(authUsers).set({ twoFactorEnabled: true, updatedAt: now }).where(eq(authUsers.id, personId))
    await record(tx, { kind: 'account.securityChanged', personId, what: 'secondFactorOn' })
    await record(tx, { kind: 'access.changed', personId })
  })
  await ctx.house.snapshots.forget(ctx.person.id)
  return { done: true as const }
})

export const newRecoveryCodes = serve(account.newRecoveryCodes, async (ctx, { password }) => {
  if (!ctx.snapshot.secondFactor) refuse('NOT_FOUND')
  await ctx.house.provePassword(ctx.person.id, password)
  const { backupCodes } = await askService(() =>
    ctx.house.auth.api.generateBackupCodes({ body: { password }, headers: serviceHeaders(ctx) }),
  )
  return { codes: backupCodes }
})

/** Takes the second factor off; who must have one keeps it. */
export const stopSecondFactor = serve(account.stopSecondFactor, async (ctx, { password }) => {
  await ctx.house.provePassword(ctx.person.id, password)
  await ctx.transaction(async (tx, now) => {
    const personId = ctx.person.id
    if (lacksSecondFactor({ ...ctx.snapshot, secondFactor: false }, ctx.house.settings))
      refuse('SECOND_FACTOR_REQUIRED')
    const gone = await tx.delete(authTwoFactors).where(eq(authTwoFactors.userId, personId)).returning()
    await tx.update(authUsers).set({ twoFactorEnabled: false, updatedAt: now }).where(eq(authUsers.id, personId))
    if (gone.some(({ verified }) => verified))
      await record(tx, { kind: 'account.securityChanged', personId, what: 'secondFactorOff' })
  })
  await ctx.house.snapshots.forget(ctx.person.id)
  return { done: true as const }
})
