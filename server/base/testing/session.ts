import { makeSignature } from 'better-auth/crypto'
import type { House } from '../house.ts'
import { secretFor } from '../secrets.ts'

/** A new session of somebody, as one more device has it: its token, and the Cookie header that carries it. */
export async function newSession(house: House, personId: string): Promise<{ token: string; cookie: string }> {
  const auth = await house.auth.$context
  const { token } = await auth.internalAdapter.createSession(personId)
  const signature = await makeSignature(token, secretFor(house.settings, 'sessions'))
  return { token, cookie: `${auth.authCookies.sessionToken.name}=${encodeURIComponent(`${token}.${signature}`)}` }
}
