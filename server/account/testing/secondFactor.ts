import { createOTP } from '@better-auth/utils/otp'
import { account } from '@bewezen/domain/account/contract.ts'
import { symmetricDecrypt } from 'better-auth/crypto'
import type { TestPerson, World } from '../../base/testing/world.ts'

/** The code that somebody's app shows, as if half a minute passed since the last one they gave. */
export async function codeOf(world: World, personId: string): Promise<string> {
  await world.house.database.pool.query('update auth_two_factors set used_step = null where user_id = $1', [personId])
  return (await appOf(world, personId)).totp()
}

/** The authenticator app of somebody who began with one. */
export async function appOf({ house }: World, personId: string): Promise<ReturnType<typeof createOTP>> {
  const { rows } = await house.database.pool.query('select secret from auth_two_factors where user_id = $1', [personId])
  const { secretConfig: key } = await house.auth.$context
  return createOTP(await symmetricDecrypt({ key, data: rows[0].secret }))
}

/** Puts the second factor of somebody on; answers their recovery codes. */
export async function withSecondFactor(world: World, person: TestPerson, password: string): Promise<string[]> {
  const { codes } = await person.does(account.startSecondFactor, { password })
  await person.does(account.confirmSecondFactor, { code: await codeOf(world, person.id) })
  return codes
}

/** A browser that signs in step by step and keeps its cookies. */
export function stepwise(world: World, password: string, address = `198.51.100.${Math.floor(Math.random() * 250)}`) {
  const jar = new Map<string, string>()
  const post = async (path: string, payload: object) => {
    const answer = await world.app.inject({
      method: 'POST',
      url: `/api/auth/${path}`,
      payload,
      headers: {
        'x-forwarded-for': address,
        cookie: [...jar].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; '),
      },
    })
    for (const { name, value, maxAge } of answer.cookies) maxAge === 0 ? jar.delete(name) : jar.set(name, value)
    return [answer.statusCode, answer.json<{ code?: string }>().code ?? null] as const
  }
  return {
    signIn: (email: string, given = password) => post('sign-in/email', { email, password: given }),
    code: (code: string) => post('two-factor/verify-totp', { code }),
    recovery: (code: string) => post('two-factor/verify-backup-code', { code }),
    reset: (token: string, newPassword: string) => post('reset-password', { token, newPassword }),
    isSignedIn: () => [...jar.keys()].some((name) => name.endsWith('session_token')),
    cookies: jar,
  }
}
