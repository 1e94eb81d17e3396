import { eq } from 'drizzle-orm'
import type { House } from '../base/house.ts'
import { secretFor } from '../base/secrets.ts'
import { sessionTokenReader } from './sessionToken.ts'
import { authVerifications } from './tables.ts'

/** Whose second factor this browser was asked for, after a right password; null without such a question. */
export async function challengedPerson(house: House, cookies: string | undefined): Promise<string | null> {
  const { createAuthCookie } = await house.auth.$context
  const asked = sessionTokenReader(createAuthCookie('two_factor').name, secretFor(house.settings, 'sessions'))(cookies)
  if (!asked) return null
  const [challenge] = await house.database.db
    .select({ personId: authVerifications.value })
    .from(authVerifications)
    .where(eq(authVerifications.identifier, asked))
  return challenge?.personId ?? null
}

/** A Cookie header as somebody sends it who is not signed in. */
export const withoutSession = (cookies: string | undefined): string =>
  (cookies ?? '')
    .split(/;\s*/)
    .filter((cookie) => !/session_token=/.test(cookie))
    .join('; ')
