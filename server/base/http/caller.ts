import type { FastifyReply, FastifyRequest } from 'fastify'
import type { House } from '../house.ts'
import type { Caller } from '../serve.ts'
import { networkOf } from './network.ts'

/** The caller of a request: session token, cached snapshot, network address. */
export async function callerOf(house: House, request: FastifyRequest, reply: FastifyReply): Promise<Caller> {
  const token = house.sessionToken(request.headers.cookie)
  const snapshot = await house.snapshots.of(token)
  return {
    house,
    token,
    snapshot,
    address: networkOf(request.ip),
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
