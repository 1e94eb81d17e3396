import { randomBytes } from 'node:crypto'
import { account } from '@bewezen/domain/account/contract.ts'
import { readSignUp } from '@bewezen/domain/account/signUp.ts'
import { isHouseName } from '@bewezen/domain/profile/houseNames.ts'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { House } from '../base/house.ts'
import { refuse, refuseIf } from '../base/refuse.ts'
import { keyedHash } from '../base/secrets.ts'
import { serve } from '../base/serve.ts'
import { easyRefusal } from './easyPassword.ts'
import { isKnownEmail, savePerson } from './people.ts'
import { firstAdminTokens } from './tables.ts'

const day = 24 * 60 * 60_000
const hashOf = (token: string): string => keyedHash('first admin', token)

/** As long as there is no admin, each start in production prints a link of one use that makes one; outside the log. */
export async function tellFirstAdmin(house: House, say: (line: string) => void): Promise<void> {
  if (house.settings.mode !== 'production' || (await hasAdmin(house))) return
  const token = randomBytes(32).toString('base64url')
  await house.transaction(async (tx, now) => {
    await tx.delete(firstAdminTokens)
    await tx.insert(firstAdminTokens).values({ tokenHash: hashOf(token), createdAt: now })
  })
  say(
    `There is no admin yet. Make one within 24 hours at:\n${house.settings.SITE_URL}/auth/eerste-beheerder#token=${token}`,
  )
}

async function hasAdmin(house: House): Promise<boolean> {
  const { rows } = await house.database.db.execute(sql`select 1 from profiles where role = 'admin' limit 1`)
  return rows.length > 0
}

/** Makes a confirmed admin in the transaction that spends the token. Refuses INVALID_TOKEN, EMAIL_IN_USE, USERNAME_IN_USE. */
export const becomeFirstAdmin = serve(account.becomeFirstAdmin, async (ctx, { token, ...input }) => {
  const read = readSignUp(input)
  if ('faults' in read) refuse('INVALID_INPUT', { fields: Object.keys(read.faults) })
  const { password, ...person } = read.signUp
  if (isHouseName(person.username)) refuse('USERNAME_IN_USE')
  // Hashing is slow on purpose, so it happens before the transaction begins, and for nobody who has no link.
  const [open] = await ctx.db.select().from(firstAdminTokens).where(isOpen(token, new Date()))
  if (!open) refuse('INVALID_TOKEN')
  refuseIf(await easyRefusal(ctx.house, { password, owner: { ...person, role: 'admin' }, anyway: false }))
  const passwordHash = await (await ctx.house.auth.$context).password.hash(password)
  await ctx.transaction(async (tx, now) => {
    const spent = await tx
      .update(firstAdminTokens)
      .set({ usedAt: now })
      .where(isOpen(token, now))
      .returning({ hash: firstAdminTokens.tokenHash })
    const { rows } = await tx.execute(sql`select 1 from profiles where role = 'admin' limit 1`)
    if (spent.length === 0 || rows.length > 0) refuse('INVALID_TOKEN')
    if (await isKnownEmail(tx, person.email)) refuse('EMAIL_IN_USE')
    await savePerson(ctx.house, tx, { ...person, passwordHash }, { confirmed: true, role: 'admin', now })
  })
  return { done: true as const }
})

const isOpen = (token: string, now: Date) =>
  and(
    eq(firstAdminTokens.tokenHash, hashOf(token)),
    isNull(firstAdminTokens.usedAt),
    gt(firstAdminTokens.createdAt, new Date(now.getTime() - day)),
  )
