import { guessingMails } from '@bewezen/domain/account/resend.ts'
import { freeFailures } from '@bewezen/domain/account/signInDelay.ts'
import { eq } from 'drizzle-orm'
import type { Reader } from '../base/database/open.ts'
import { record } from '../base/facts/record.ts'
import type { House } from '../base/house.ts'
import { forgetAttempts, mayAskMail } from './attempts.ts'
import { authUsers } from './tables.ts'

/** Tells the owner of an account, when there is one, that somebody guesses at it: once in six hours (SH-AUTH-35). */
export async function tellGuessing(
  house: House,
  it: { email: string; what: 'password' | 'code'; failures: number },
): Promise<void> {
  if (it.failures < freeFailures) return
  await house.transaction(async (tx) => {
    const [owner] = await tx.select({ id: authUsers.id }).from(authUsers).where(eq(authUsers.email, it.email))
    if (!owner) return
    const attempt = { kind: `${it.what}Guessed`, subject: owner.id, now: new Date() } as const
    if (await mayAskMail(house, tx, attempt, guessingMails))
      await record(tx, { kind: 'account.guessed', personId: owner.id, what: it.what })
  })
}

/** Forgets what strangers tried: whoever set a new password by mail is the owner (SH-AUTH-34). */
export async function forgetGuesses(
  house: Pick<House, 'settings'>,
  reader: Reader,
  owner: { id: string; email: string },
): Promise<void> {
  await forgetAttempts(house, reader, { kinds: ['signInFailed'], subject: owner.email })
  await forgetAttempts(house, reader, { kinds: ['secondFactorFailed'], subject: owner.id })
}
