import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { House } from '../base/house.ts'
import { authSessions } from './tables.ts'

// To be taken out once nobody has a session of before any more: 30 days after the last site was upgraded. Until then a
// neighbouring subdomain can still plant a cookie under the earlier name, which is what the new name is against.

/** What the cookie of a session was called on https before it took the name that no other host can set (SEC-ACC-10). */
const earlierName = '__Secure-bewezen.session_token'
const earlier = /(^|;\s*)__Secure-bewezen\.session_token=([^;]*)/

/**
 * Cookie migration: takes a session under its earlier name for one under the name of today, and exchanges the cookie with
 * an answer that nobody else keeps, so that no release signs anybody out (SEC-ACC-11). A session that is over is not
 * begun again. Must be registered before whatever reads the cookies of a request.
 */
export async function exchangeEarlierCookie(app: FastifyInstance, house: House): Promise<void> {
  const { name, attributes } = (await house.auth.$context).authCookies.sessionToken
  if (!attributes.secure) return
  const brought = new WeakMap<FastifyRequest, string>()

  app.addHook('onRequest', (request, _reply, done) => {
    const cookies = request.headers.cookie ?? ''
    const value = cookies.includes(earlierName) && !cookies.includes(`${name}=`) && earlier.exec(cookies)?.[2]
    if (value) {
      brought.set(request, value)
      request.headers.cookie = cookies.replace(earlier, (_all, before: string) => `${before}${name}=${value}`)
    }
    done()
  })

  app.addHook('onSend', async (request, reply) => {
    const value = brought.get(request)
    if (!value || !isForThemAlone(reply)) return
    reply.header('set-cookie', `${earlierName}=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax`)
    const left = setsOne(reply) ? 0 : await secondsLeft(house, request)
    if (left > 0)
      reply.header('set-cookie', `${name}=${value}; Path=/; Max-Age=${left}; HttpOnly; Secure; SameSite=Lax`)
  })

  /** Signing in or out says itself what becomes of the cookie. */
  const setsOne = (reply: FastifyReply) =>
    [reply.getHeader('set-cookie')].flat().some((cookie) => String(cookie).startsWith(`${name}=`))
}

/** What a shared cache keeps would hand one person's session to all. */
const isForThemAlone = (reply: FastifyReply) => /no-store|private/.test(String(reply.getHeader('cache-control') ?? ''))

/** How long the session of a request goes on, in seconds; 0 when it is none of ours or over. */
async function secondsLeft(house: House, request: FastifyRequest): Promise<number> {
  const token = house.sessionToken(request.headers.cookie)
  if (!token) return 0
  const [session] = await house.database.db
    .select({ expiresAt: authSessions.expiresAt })
    .from(authSessions)
    .where(eq(authSessions.token, token))
  return session ? Math.floor((session.expiresAt.getTime() - Date.now()) / 1_000) : 0
}
