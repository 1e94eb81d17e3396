import { createOTP } from '@better-auth/utils/otp'
import { symmetricDecrypt } from 'better-auth/crypto'
import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { Reader } from '../base/database/open.ts'
import type { House } from '../base/house.ts'
import { authTwoFactors } from './tables.ts'

const stepMs = 30_000

/** The same half minutes as the sign-in library looks at: this one, and one before and after for clocks that differ. */
const offsets = [0, -1, 1] as const

/** In which half minute (RFC 6238) an authenticator app shows this code; null when it is wrong at this moment. */
export async function stepOf(secret: string, code: string, now = Date.now()): Promise<number | null> {
  const current = Math.floor(now / stepMs)
  const otp = createOTP(secret)
  for (const offset of offsets) if ((await otp.hotp(current + offset)) === code) return current + offset
  return null
}

/**
 * Uses the half minute of a right code up, in one statement, so that of two requests with the same code one has it. False
 * when a code of this half minute or a later one was taken before (SEC-ACC-01).
 */
export async function spendStep(reader: Reader, personId: string, step: number): Promise<boolean> {
  const spent = await reader
    .update(authTwoFactors)
    .set({ usedStep: step })
    .where(
      and(eq(authTwoFactors.userId, personId), or(isNull(authTwoFactors.usedStep), lt(authTwoFactors.usedStep, step))),
    )
    .returning({ id: authTwoFactors.id })
  return spent.length === 1
}

/** Whether somebody's code was used before; one that is right and new is used by asking. A wrong one is nobody's. */
export async function isUsedCode(house: House, personId: string, code: string): Promise<boolean> {
  const { db } = house.database
  const [factor] = await db.select().from(authTwoFactors).where(eq(authTwoFactors.userId, personId))
  if (!factor) return false
  const { secretConfig: key } = await house.auth.$context
  const step = await stepOf(await symmetricDecrypt({ key, data: factor.secret }), code)
  return step !== null && !(await spendStep(db, personId, step))
}
