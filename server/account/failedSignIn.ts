import type { FastifyRequest } from 'fastify'
import type { House } from '../base/house.ts'
import { networkOf } from '../base/http/network.ts'
import { keyedHash, secretFor } from '../base/secrets.ts'

/** `account` is what was given for one, known or not; null when nothing was. `status` is that of the answer. */
type Failed = { what: 'password' | 'code'; account: string | null; status: number }

/**
 * Writes a sign-in that failed to the log, with the id of its request (SEC-ACC-04). The keyed hashes bring tries at one
 * account and from one network together, for who looks into an attack; neither the account nor the network follows from
 * them.
 */
export function logFailedSignIn(house: House, request: FastifyRequest, { what, account, status }: Failed): void {
  const keyed = (value: string) => keyedHash(secretFor(house.settings, 'failed sign-ins'), value)
  house.log.info(
    { id: request.id, what, status, account: account && keyed(account), network: keyed(networkOf(request.ip)) },
    'a sign-in failed',
  )
}
