import { eq, sql } from 'drizzle-orm'
import type { House } from '../base/house.ts'
import { secretFor } from '../base/secrets.ts'
import { sessionTokenReader } from './sessionToken.ts'
import { resetIdentifier, storedIdentifier } from './storedIdentifier.ts'
import { authUsers, authVerifications } from './tables.ts'

/** Who was asked for their second factor in this browser, after a right password; null without such a question. */
export async function challengedPerson(
  house: House,
  cookies: string | undefined,
): Promise<{ id: string; email: string } | null> {
  const { createAuthCookie } = await house.auth.$context
  const asked = sessionTokenReader(createAuthCookie('two_factor').name, secretFor(house.settings, 'sessions'))(cookies)
  return asked ? personOf(house, asked) : null
}

/** Whose password a reset link sets anew; null when the link does not count. */
export const personToReset = (house: House, token: string): Promise<{ id: string; email: string } | null> =>
  personOf(house, resetIdentifier(token))

async function personOf(house: House, identifier: string): Promise<{ id: string; email: string } | null> {
  const [person] = await house.database.db
    .select({ id: authUsers.id, email: authUsers.email })
    .from(authVerifications)
    .innerJoin(authUsers, sql`${authUsers.id}::text = ${authVerifications.value}`)
    .where(eq(authVerifications.identifier, storedIdentifier(identifier)))
  return person ?? null
}

/** A Cookie header as somebody sends it who is not signed in. */
export const withoutSession = (cookies: string | undefined): string =>
  (cookies ?? '')
    .split(/;\s*/)
    .filter((cookie) => !/session_token=/.test(cookie))
    .join('; ')
