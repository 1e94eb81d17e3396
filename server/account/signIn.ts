import type { EasyCode } from '@bewezen/domain/account/easyPassword.ts'
import { passwordRefusal } from '@bewezen/domain/account/password.ts'
import { resetMails } from '@bewezen/domain/account/resend.ts'
import { cleanEmail, isEmail } from '@bewezen/domain/base/email.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { House } from '../base/house.ts'
import { networkOf } from '../base/http/network.ts'
import { countExactly, mayAskMail } from './attempts.ts'
import { type AllowedPath, addressHeader } from './auth.ts'
import { challengedPerson, personToReset, withoutSession } from './challenge.ts'
import { easyRefusal, passwordOwner } from './easyPassword.ts'
import { tellGuessing } from './guessing.ts'
import { deviceCookie, knownDevice } from './knownDevice.ts'
import { renewHash } from './passwordHash.ts'
import { inSameTime } from './sameTime.ts'
import { signInCode } from './serviceCodes.ts'
import { tellSessionEnded } from './sessionEnded.ts'
import { logFailedSignIn } from './signInLog.ts'
import { type Guess, inTurn } from './turns.ts'
import { isUsedCode } from './usedCodes.ts'

/**
 * The sign-in addresses that browsers may call, handed on to Better Auth; everything else it offers stays closed.
 * Failed sign-ins of an account slow down further ones, known account or not (SH-AUTH-30).
 */
export function serveSignIn(app: FastifyInstance, house: House): void {
  on('/sign-in/email', async (request, reply, answer) => {
    const email = emailOf(request)
    if (!(await isWithinLimit(request, 'signIn'))) return tooManyTries(request, reply, { what: 'password', email })
    const device = knownDevice(house, request.headers.cookie, email)
    return judge({ of: 'signIn', subject: apart(email, device) }, { email, answer, request, reply })
  })

  // Codes are guessed sooner than passwords: the same limit and the same growing delay hold for them.
  for (const path of ['/two-factor/verify-totp', '/two-factor/verify-backup-code'] as const)
    on(path, async (request, reply, answer) => {
      if (!(await isWithinLimit(request, 'signIn'))) return tooManyTries(request, reply, { what: 'code', email: null })
      const { cookie } = request.headers
      const asked = await challengedPerson(house, cookie)
      const email = asked?.email ?? null
      const device = email && knownDevice(house, cookie, email)
      const { code } = (request.body ?? {}) as { code?: unknown }
      // A code that was used before is handed on as one that is always wrong, and counts as such (SEC-ACC-01).
      const once = async () =>
        asked && typeof code === 'string' && (await isUsedCode(house, asked.id, code.slice(0, 20)))
          ? answer({ code: 'used' })
          : answer()
      return judge(
        { of: 'secondFactor', subject: apart(asked?.id ?? networkOf(request.ip), device) },
        { email, answer: path === '/two-factor/verify-totp' ? once : answer, request, reply },
      )
    })

  on('/request-password-reset', async (request, reply, answer) => {
    if (!(await isWithinLimit(request, 'askReset'))) return tooMany(reply)
    const subject = emailOf(request)
    const attempt = { kind: 'reset', subject, now: new Date() } as const
    const response = await inSameTime(async () => {
      // Beyond the limit, and for what cannot be an address, the answer is the same and nothing is sent (SH-RESET-13).
      const isSent = isEmail(subject) && (await house.transaction((tx) => mayAskMail(house, tx, attempt, resetMails)))
      return isSent ? answer() : null
    })
    if (response && !response.ok) return pass(response, reply)
    return reply.header('cache-control', 'no-store').send({ ok: true })
  })

  on('/sign-out', async (request, reply) => {
    const { over } = (request.body ?? {}) as { over?: unknown }
    // A page that heard the end of its session leaves one that another tab began meanwhile (SEC-ACC-32).
    if (over === true && (await isSignedIn(request)))
      return reply.header('cache-control', 'no-store').send({ ok: true })
    const response = await signOut(request)
    if (response.ok) forgetPages(reply)
    return pass(response, reply)
  })

  // Somebody whose sign-out failed leaves by this: the login goes from the browser, whether or not the session can be
  // ended too (SH-CARD-09). Another site cannot send people here, and no picture on a page of ours signs its readers out.
  app.get('/api/auth/leave', async (request, reply) => {
    if (isOwnNavigation(request)) {
      await signOut(request).catch((error: unknown) =>
        house.log.warn({ err: error }, 'a session was left without being ended'),
      )
      for (const cookie of await expiredCookies(house)) reply.header('set-cookie', cookie)
      forgetPages(reply)
    }
    return reply.header('cache-control', 'no-store').redirect('/', 303)
  })

  on('/reset-password', async (request, reply, answer) => {
    if (!(await isWithinLimit(request, 'setPassword'))) return tooMany(reply)
    const { token, newPassword, anyway } = (request.body ?? {}) as Record<string, unknown>
    const owner = typeof token === 'string' ? await personToReset(house, token.slice(0, 100)) : null
    const easy = owner && (await easyReset(owner.id, newPassword, anyway === true))
    if (easy) return reply.code(422).header('cache-control', 'no-store').send({ code: easy, data: null })
    const response = await answer()
    if (response.ok && owner) reply.header('set-cookie', deviceCookie(house, owner.email))
    return pass(response, reply)
  })

  /** The warning about a new password, or for staff the refusal, before its link is spent (SEC-ACC-14). */
  async function easyReset(personId: string, password: unknown, anyway: boolean): Promise<EasyCode | null> {
    if (typeof password !== 'string' || passwordRefusal('reset', password, password)) return null
    const owner = await passwordOwner(house.database.db, personId)
    return owner && easyRefusal(house, { password, owner, anyway })
  }

  /** Whether the session of a request goes on, asked of the database: what this process remembers may be older than its end. */
  const isSignedIn = (request: FastifyRequest): Promise<boolean> =>
    house.transactionOf(
      house.sessionToken(request.headers.cookie),
      async (_tx, _now, { sessionId }) => sessionId !== null,
    )

  /** Ends the login that the request carries, and tells it. */
  async function signOut(request: FastifyRequest): Promise<Response> {
    const { asker, sessionId } = await house.snapshots.of(house.sessionToken(request.headers.cookie))
    const response = await house.auth.handler(toRequest(house, '/sign-out', request))
    if (asker && sessionId) await tellSessionEnded(house, { personId: asker.id, sessionId })
    return response
  }

  function on(path: AllowedPath, act: Act): void {
    app.post(`/api/auth${path}`, (request, reply) =>
      act(request, reply, (instead) => house.auth.handler(toRequest(house, path, request, instead))),
    )
  }

  /** Has a try judged when its turn comes (SH-AUTH-30, SH-AUTH-33), and tells the owner when there are many wrong ones. */
  async function judge(guess: Guess, { email, answer, request, reply }: Try): Promise<FastifyReply> {
    const what = guess.of === 'signIn' ? 'password' : 'code'
    const judged = await inTurn(house, guess, answer)
    if (!judged) return tooManyTries(request, reply, { what, email })
    const { response, failures } = judged
    if (!response.ok) logFailedSignIn(house, request, { what, account: email, status: response.status })
    if (response.status === 401 && email) await tellGuessing(house, { email, what, failures })
    if (response.ok && guess.of === 'signIn' && email) await renewed(request, email)
    const isBegun = response.headers.getSetCookie().some((cookie) => /session_token=[^;]/.test(cookie))
    if (response.ok && isBegun && email) reply.header('set-cookie', deviceCookie(house, email))
    return pass(response, reply)
  }

  /** Whoever gave a right password is signed in, whether or not it could be kept anew. */
  async function renewed(request: FastifyRequest, email: string): Promise<void> {
    const { password } = (request.body ?? {}) as { password?: unknown }
    if (typeof password !== 'string') return
    await renewHash(house, email, password).catch((error: unknown) =>
      house.log.warn({ err: error, id: request.id }, 'a password could not be kept anew'),
    )
  }

  function tooManyTries(
    request: FastifyRequest,
    reply: FastifyReply,
    { what, email }: { what: 'password' | 'code'; email: string | null },
  ): FastifyReply {
    logFailedSignIn(house, request, { what, account: email, status: 429 })
    return tooMany(reply)
  }

  /** Counts a try against the limit of its network address (SH-AUTH-30, SH-RESET-13). */
  function isWithinLimit(request: FastifyRequest, kind: 'signIn' | 'askReset' | 'setPassword'): Promise<boolean> {
    const attempt = { kind, subject: networkOf(request.ip), now: new Date() }
    return countExactly(house, { ...attempt, limit: house.settings.SIGN_UP_LIMIT })
  }
}

/** Whether a browser goes here from a page of ours or by its own address bar; an old one does not say. */
function isOwnNavigation({ headers }: FastifyRequest): boolean {
  const { 'sec-fetch-site': site = 'none', 'sec-fetch-mode': mode = 'navigate' } = headers
  return (site === 'same-origin' || site === 'none') && mode === 'navigate'
}

/** Has the library answer; `instead` takes the place of what the request says. */
type Answer = (instead?: { code: string }) => Promise<Response>
type Try = { email: string | null; answer: () => Promise<Response>; request: FastifyRequest; reply: FastifyReply }
type Act = (request: FastifyRequest, reply: FastifyReply, answer: Answer) => Promise<FastifyReply>

/**
 * Has the browser forget what it kept of pages and answers, also those it would show at a step back (SEC-ACC-12). Its
 * storage is left to our own page, which keeps what belongs to the browser and not to the person (SH-LOCAL-08).
 */
const forgetPages = (reply: FastifyReply) => reply.header('clear-site-data', '"cache"')

/** The cookies of sign-in, ended. */
async function expiredCookies(house: House): Promise<string[]> {
  const { authCookies } = await house.auth.$context
  return Object.values(authCookies).map(
    ({ name, attributes }) =>
      `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${attributes.secure ? '; Secure' : ''}`,
  )
}

/** Tries of a known device are counted apart from those of strangers, who could lock its owner out otherwise (SH-AUTH-34). */
const apart = (subject: string, device: string | null): string => (device ? `${subject} ${device}` : subject)

const tooMany = (reply: FastifyReply) =>
  reply.code(429).header('cache-control', 'no-store').send({ code: 'TOO_MANY_REQUESTS', data: null })

const emailOf = (request: FastifyRequest): string => {
  const { email } = (request.body ?? {}) as { email?: unknown }
  return typeof email === 'string' ? cleanEmail(email.slice(0, 320)) : ''
}

/** What of a request's body is handed on, as text; redirects are never taken from it (SH-CALL-38). */
const handedOn = ['email', 'password', 'token', 'newPassword', 'code'] as const

/** The same request for Better Auth, with the caller's address as our server knows it and addresses in lower case. */
function toRequest(house: House, path: AllowedPath, request: FastifyRequest, instead = {}): Request {
  const headers = new Headers()
  for (const name of ['cookie', 'origin', 'user-agent'] as const) {
    const value = request.headers[name]
    if (value) headers.set(name, value)
  }
  // With a session the library would check codes without counting them.
  if (path.startsWith('/two-factor/')) headers.set('cookie', withoutSession(request.headers.cookie))
  headers.set('content-type', 'application/json')
  headers.set(addressHeader, request.ip)
  const given: Record<string, unknown> = { ...(request.body ?? {}), ...instead }
  const texts = handedOn.flatMap((name): [string, string][] => {
    const text = given[name]
    if (typeof text !== 'string') return []
    return [[name, name === 'email' ? cleanEmail(text) : text]]
  })
  const body = JSON.stringify(Object.fromEntries(texts))
  return new Request(`${house.settings.SITE_URL}/api/auth${path}`, { method: 'POST', headers, body })
}

async function pass(response: Response, reply: FastifyReply): Promise<FastifyReply> {
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie)
  const text = await response.text()
  const answer = text ? (JSON.parse(text) as { code?: string; twoFactorRedirect?: boolean }) : {}
  if (answer.twoFactorRedirect)
    return reply.code(403).header('cache-control', 'no-store').send({ code: 'SECOND_FACTOR_NEEDED', data: null })
  reply.code(response.status).header('cache-control', 'no-store')
  if (response.ok) return reply.send({ ok: true })
  return reply.send({ code: signInCode({ status: response.status, code: answer.code }), data: null })
}
