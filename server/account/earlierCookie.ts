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
 * Cookie migration: takes a session under its earlier name for one under the name of today, which the next answer that
 * nobody else keeps gives the browser besides, so that no release signs anybody out (SEC-ACC-11). The earlier cookie stays
 * until its owner signs in or out, since a process of the release before may answer next; one of a session that is over
 * goes at once. Must be registered before whatever reads the cookies of a request.
 */
export async function exchangeEarlierCookie(app: FastifyInstance, house: House): Promise<void> {
  const { name, attributes } = (await house.auth.$context).authCookies.sessionToken
  if (!attributes.secure) return
  /** What the earlier cookie of a request holds; nothing where one of today goes before it. */
  const brought = new WeakMap<FastifyRequest, string | null>()

  app.addHook('onRequest', (request, _reply, done) => {
    const cookies = request.headers.cookie ?? ''
    const value = cookies.includes(earlierName) && earlier.exec(cookies)?.[2]
    if (value) {
      const isAlone = !cookies.includes(`${name}=`)
      brought.set(request, isAlone ? value : null)
      if (isAlone)
        request.headers.cookie = cookies.replace(earlier, (_all, before: string) => `${before}${name}=${value}`)
    }
    done()
  })

  app.addHook('onSend', (request, reply, payload, done) => {
    const value = brought.get(request)
    if (value === undefined || !isForThemAlone(reply)) return done(null, payload)
    exchange(request, reply, value).then(() => done(null, payload), done)
  })

  async function exchange(request: FastifyRequest, reply: FastifyReply, value: string | null) {
    // Signing in and out says itself what becomes of the cookie of today.
    const isSaid = setsOne(reply)
    if (value === null && !isSaid) return
    const left = isSaid ? 0 : await secondsLeft(house, request)
    if (left > 0) reply.header('set-cookie', cookieOf(name, value ?? '', left))
    else reply.header('set-cookie', cookieOf(earlierName, '', 0))
  }

  const setsOne = (reply: FastifyReply) =>
    [reply.getHeader('set-cookie')].flat().some((cookie) => String(cookie).startsWith(`${name}=`))
}

const cookieOf = (name: string, value: string, seconds: number) =>
  `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; Secure; SameSite=Lax`

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
