import { account } from '@bewezen/domain/account/contract.ts'
import { deviceName } from '@bewezen/domain/account/device.ts'
import { and, eq } from 'drizzle-orm'
import { record } from '../base/facts/record.ts'
import { refuse } from '../base/refuse.ts'
import { type Ctx, serve } from '../base/serve.ts'
import { askService, serviceHeaders } from './askService.ts'
import { countExactly } from './attempts.ts'
import type { Auth } from './auth.ts'
import { withoutSession } from './challenge.ts'
import { authPasskeys } from './tables.ts'

type Signed = NonNullable<Parameters<Auth['api']['verifyPasskeyAuthentication']>[0]>['body']['response']

/** What the browser needs to make a passkey; the password is asked again, or an unattended page would be enough. */
export const startPasskey = serve(account.startPasskey, async (ctx, { password }) => {
  await ctx.house.provePassword(ctx.person.id, password)
  const asked = { headers: serviceHeaders(ctx), returnHeaders: true } as const
  const { response, headers } = await askService(() => ctx.house.auth.api.generatePasskeyRegistrationOptions(asked))
  ctx.setCookies(headers.getSetCookie())
  return { options: JSON.stringify(response) }
})

/** Keeps the public key of a new passkey, called after the device that made it. */
export const savePasskey = serve(account.savePasskey, async (ctx, { response }) => {
  const headers = serviceHeaders(ctx)
  const body = { response: objectIn(response), name: deviceName(headers.get('user-agent')) }
  await askService(() => ctx.house.auth.api.verifyPasskeyRegistration({ body, headers }))
  const personId = ctx.person.id
  await ctx.transaction((tx) => record(tx, { kind: 'account.securityChanged', personId, what: 'passkeyAdded' }))
  return { done: true as const }
})

/** Takes a passkey off after the password was asked again (SEC-ACC-03); one of somebody else does not exist. */
export const removePasskey = serve(account.removePasskey, async (ctx, { id, password }) => {
  const personId = ctx.person.id
  await ctx.house.provePassword(personId, password)
  await ctx.transaction(async (tx) => {
    const gone = await tx
      .delete(authPasskeys)
      .where(and(eq(authPasskeys.id, id), eq(authPasskeys.userId, personId)))
      .returning({ id: authPasskeys.id })
    if (gone.length === 0) refuse('NOT_FOUND')
    await record(tx, { kind: 'account.securityChanged', personId, what: 'passkeyRemoved' })
  })
  return { done: true as const }
})

/** A challenge for whatever passkeys a browser has; it names nobody. */
export const askPasskey = serve(account.askPasskey, async (ctx) => {
  await limit(ctx)
  const { response, headers } = await askService(() =>
    ctx.house.auth.api.generatePasskeyAuthenticationOptions({ headers: asVisitor(ctx), returnHeaders: true }),
  )
  ctx.setCookies(headers.getSetCookie())
  return { options: JSON.stringify({ ...response, userVerification: 'required' }) }
})

/** Begins a session with what a passkey signed. The device knows who uses it: no second factor is asked. */
export const signInWithPasskey = serve(account.signInWithPasskey, async (ctx, { response }) => {
  await limit(ctx)
  // The library checks what it is given, whatever its type says.
  const body = { response: objectIn(response) as unknown as Signed }
  const { headers } = await askService(() =>
    ctx.house.auth.api.verifyPasskeyAuthentication({ body, headers: asVisitor(ctx), returnHeaders: true }),
  )
  ctx.setCookies(headers.getSetCookie())
  return { done: true as const }
})

/** Counts with the other tries to sign in from one network address (SH-AUTH-30). */
async function limit({ house, address }: Ctx): Promise<void> {
  const attempt = { kind: 'signIn', subject: address, now: new Date() } as const
  if (!(await countExactly(house, { ...attempt, limit: house.settings.SIGN_UP_LIMIT }))) refuse('TOO_MANY_REQUESTS')
}

/** Whoever is signed in already would be asked for their own passkeys only. */
function asVisitor(ctx: Ctx): Headers {
  const headers = serviceHeaders(ctx)
  headers.set('cookie', withoutSession(headers.get('cookie') ?? undefined))
  return headers
}

/** What a browser's passkey function answered; anything else fails as one that nobody knows. */
function objectIn(json: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(json)
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed))
      return parsed as Record<string, unknown>
  } catch {
    // Not JSON at all: refused below.
  }
  return refuse('PASSKEY_FAILED')
}
