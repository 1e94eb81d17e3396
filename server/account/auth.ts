import { passkey } from '@better-auth/passkey'
import { newId } from '@bewezen/domain/base/ids.ts'
import { type BetterAuthPlugin, betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError, createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { and, eq, like } from 'drizzle-orm'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { Database, Tx } from '../base/database/open.ts'
import { record } from '../base/facts/record.ts'
import { secretFor } from '../base/secrets.ts'
import type { Settings } from '../base/settings.ts'
import type { Snapshots } from '../base/snapshot.ts'
import { authSecrets } from './authSecrets.ts'
import { forgetGuesses } from './guessing.ts'
import { hashPassword, isPassword } from './passwordHash.ts'
import { keepResetLink, resetLinksOf } from './resetLinks.ts'
import { kept, storedIdentifier } from './storedIdentifier.ts'
import { authAccounts, authPasskeys, authSessions, authTwoFactors, authUsers, authVerifications } from './tables.ts'

/** The header in which our own server hands the caller's address on; a browser's own one is overwritten. */
export const addressHeader = 'x-bewezen-address'
const days = 24 * 60 * 60

type Deps = {
  settings: Settings
  database: Database
  log: Logger
  transaction: <T>(work: (tx: Tx, now: Date) => Promise<T>) => Promise<T>
  snapshots: Pick<Snapshots, 'forget'>
}

/** Better Auth on our tables: passwords, sessions and resets are its work; names, links and limits are ours. */
export function openAuth({ settings, database, log, transaction, snapshots }: Deps) {
  const isSafe = settings.SITE_URL.startsWith('https:')
  return betterAuth({
    baseURL: settings.SITE_URL,
    basePath: '/api/auth',
    // By the single one is opened what was sealed before secrets had numbers.
    secret: secretFor(settings, 'sessions'),
    secrets: authSecrets(settings),
    trustedOrigins: [settings.SITE_URL],
    database: drizzleAdapter(database.db, {
      provider: 'pg',
      transaction: true,
      schema: {
        user: authUsers,
        session: authSessions,
        account: authAccounts,
        verification: authVerifications,
        twoFactor: authTwoFactors,
        passkey: authPasskeys,
      },
    }),
    advanced: {
      // The name that no neighbouring host can set a cookie under, nor for all of them (SEC-ACC-10). The library's own
      // prefix for https would come before it.
      cookiePrefix: isSafe ? '__Host-bewezen' : 'bewezen',
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isSafe },
      database: { generateId: () => newId() },
      ipAddress: { ipAddressHeaders: [addressHeader] },
      // Origins are checked by the server for every request, before anything else.
      disableCSRFCheck: true,
    },
    databaseHooks: { session: { create: { before: async ({ userId }) => refuseBlocked(database, userId) } } },
    // Whoever adds a passkey proves the password again, so that a login need not be fresh.
    session: { expiresIn: 30 * days, updateAge: 30 * days, freshAge: 0, cookieCache: { enabled: false } },
    verification: { storeIdentifier: { hash: async (identifier) => storedIdentifier(identifier) } },
    emailAndPassword: {
      enabled: true,
      password: { hash: hashPassword, verify: isPassword },
      disableSignUp: true,
      requireEmailVerification: true,
      autoSignIn: false,
      minPasswordLength: 6,
      maxPasswordLength: 128,
      resetPasswordTokenExpiresIn: 60 * 60,
      revokeSessionsOnPasswordReset: true,
      async sendResetPassword({ user, token }) {
        await transaction(async (tx) => {
          await keepResetLink({ settings }, tx, { personId: user.id, token })
          await record(tx, { kind: 'account.resetAsked', personId: user.id })
        })
      },
      async onPasswordReset({ user }) {
        await transaction(async (tx) => {
          // The library ends the sessions only after this; those who hear the news must find them ended (SH-RESET-12).
          await tx.delete(authSessions).where(eq(authSessions.userId, user.id))
          await forgetOldPassword(tx, user.id)
          await forgetGuesses({ settings }, tx, user)
          await tx
            .update(authTwoFactors)
            .set({ failedVerificationCount: 0, lockedUntil: null })
            .where(eq(authTwoFactors.userId, user.id))
          await record(tx, { kind: 'account.passwordChanged', personId: user.id })
          await record(tx, { kind: 'access.changed', personId: user.id })
        })
        // The fact reaches every process in a moment; here nobody waits for it.
        await snapshots.forget(user.id)
      },
    },
    // Limits are counted by the server, for all addresses in one way (attempts.ts).
    rateLimit: { enabled: false },
    logger: {
      level: 'warn',
      log: (level, message) => log[level === 'error' ? 'error' : 'warn']({ part: 'sign-in' }, message),
    },
    telemetry: { enabled: false },
    // Otherwise a failed query is printed with all that was asked, tokens too; our own log leaves that out.
    onAPIError: { throw: true },
    plugins: [
      startSession(),
      twoFactor({ issuer: settings.SITE_NAME }),
      passkey({
        rpID: new URL(settings.SITE_URL).hostname,
        rpName: settings.SITE_NAME,
        origin: settings.SITE_URL,
        // It takes the place of password and code together, so the device itself must know who uses it.
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        authentication: {
          afterVerification: async ({ verification }) => {
            if (!verification.authenticationInfo?.userVerified)
              throw new APIError('UNAUTHORIZED', { code: 'AUTHENTICATION_FAILED', message: 'Nobody was verified.' })
          },
        },
      }),
    ],
  })
}

/**
 * Ends what an old password has begun: whoever gave it and is asked for their second factor gave one that counts no more,
 * and no link that was asked for before sets it anew (SEC-ACC-06).
 */
export async function forgetOldPassword(tx: Tx, personId: string): Promise<void> {
  const isQuestion = like(authVerifications.identifier, `${kept.secondFactor}%`)
  await tx.delete(authVerifications).where(and(eq(authVerifications.value, personId), isQuestion))
  await tx.delete(authVerifications).where(resetLinksOf(personId))
}

/** Nobody begins a session of a blocked account, however they proved who they are (ADM-PANEL-06). */
async function refuseBlocked({ db }: Database, userId: string): Promise<void> {
  const [user] = await db.select({ blockedAt: authUsers.blockedAt }).from(authUsers).where(eq(authUsers.id, userId))
  if (user?.blockedAt) throw new APIError('FORBIDDEN', { code: 'ACCOUNT_BLOCKED', message: 'The account is blocked.' })
}

/** The only addresses of Better Auth's handler that are open to browsers. */
export const allowedPaths = [
  '/sign-in/email',
  '/two-factor/verify-totp',
  '/two-factor/verify-backup-code',
  '/sign-out',
  '/request-password-reset',
  '/reset-password',
] as const
export type AllowedPath = (typeof allowedPaths)[number]

export type Auth = ReturnType<typeof openAuth>

/** Lets our own operations begin a session for a person who proved who they are; never reachable from outside. */
function startSession() {
  return {
    id: 'start-session',
    endpoints: {
      startSession: createAuthEndpoint(
        '/start-session',
        { method: 'POST', body: z.object({ userId: z.string() }), metadata: { SERVER_ONLY: true } },
        async (ctx) => {
          const user = await ctx.context.internalAdapter.findUserById(ctx.body.userId)
          if (!user) return ctx.json({ started: false })
          const session = await ctx.context.internalAdapter.createSession(user.id)
          await setSessionCookie(ctx, { session, user })
          return ctx.json({ started: true })
        },
      ),
    },
  } satisfies BetterAuthPlugin
}
