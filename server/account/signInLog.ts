import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { House } from '../base/house.ts'
import { forLog, networkForLog } from '../base/http/forLog.ts'
import { onSessionBegun } from './begunSession.ts'
import { authSessions, authUsers } from './tables.ts'

/** `account` is what was given for one, known or not; null when nothing was. `status` is that of the answer. */
type Failed = { what: 'password' | 'code'; account: string | null; status: number }

/**
 * Writes a sign-in that failed to the log, with the id of its request (SEC-ACC-04). The keyed hashes bring tries at one
 * account and from one network together, for who looks into an attack; neither the account nor the network follows from
 * them.
 */
export function logFailedSignIn(house: House, request: FastifyRequest, { what, account, status }: Failed): void {
  const network = networkForLog(house, request)
  house.log.info(
    { id: request.id, what, status, account: account && forLog(house, account), network },
    'a sign-in failed',
  )
}

/** What somebody signed in with, by the address that it was given to; another address is its own name. */
const ways: Readonly<Record<string, string>> = {
  '/api/auth/sign-in/email': 'password',
  '/api/auth/two-factor/verify-totp': 'code',
  '/api/auth/two-factor/verify-backup-code': 'recovery code',
  '/api/account/signInWithPasskey': 'passkey',
  '/api/account/confirm': 'confirmation',
}

/**
 * Writes each sign-in that succeeded to the log, with the same hashes as those that failed: a guess that was right stands
 * beside the wrong ones (SEC-ACC-33).
 */
export const logSignIns = (app: FastifyInstance, house: House): Promise<void> =>
  onSessionBegun(
    app,
    house,
    async (request, { token }) => {
      const [owner] = await house.database.db
        .select({ email: authUsers.email })
        .from(authSessions)
        .innerJoin(authUsers, eq(authUsers.id, authSessions.userId))
        .where(eq(authSessions.token, token))
      const { url = '' } = request.routeOptions
      const account = owner ? forLog(house, owner.email) : null
      house.log.info(
        { id: request.id, what: ways[url] ?? url, account, network: networkForLog(house, request) },
        'somebody signed in',
      )
    },
    'a sign-in could not be told',
  )
