import type { FastifyReply, FastifyRequest } from 'fastify'
import type { House } from '../house.ts'
import type { Caller } from '../serve.ts'
import { bringsViewing } from '../viewing/cookie.ts'
import { viewingOf } from '../viewing/viewing.ts'
import { networkOf } from './network.ts'

/**
 * The caller of a request: session token, cached snapshot, network address. An admin who views the site as another is
 * nobody here: neither their session nor their id goes further (ADM-MORE-51).
 */
export async function callerOf(house: House, request: FastifyRequest, reply: FastifyReply): Promise<Caller> {
  // Now: somebody who leaves while the database is asked takes their address along.
  const { ip } = request
  const viewing = bringsViewing(request.headers.cookie) ? await viewingOf(house, request) : null
  const token = viewing ? null : house.sessionToken(request.headers.cookie)
  const snapshot = viewing?.snapshot ?? (await house.snapshots.of(token))
  // An admin who views the site as another uses their own session.
  const used = viewing || snapshot.sessionId ? house.sessionToken(request.headers.cookie) : null
  if (used && !isAskedByItself(request)) house.sessionUse.note(used)
  return {
    house,
    token,
    snapshot,
    viewing: viewing !== null,
    get address() {
      return networkOf(ip)
    },
    headers: () =>
      new Headers(
        Object.entries(request.headers).flatMap(([name, value]) =>
          typeof value === 'string' ? [[name, value] as [string, string]] : [],
        ),
      ),
    setCookies(cookies) {
      for (const cookie of cookies) reply.header('set-cookie', cookie)
    },
  }
}

/** What an open page asks every ten minutes, also where nobody looks at it: that is no use of the session (SEC-ACC-16). */
const isAskedByItself = (request: FastifyRequest) => request.url.startsWith('/api/access/ownAccess')
