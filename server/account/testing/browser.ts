import type { World } from '../../base/testing/world.ts'

export const typed = {
  firstName: 'Noor',
  lastName: 'de Vries',
  username: 'noor_de_vries',
  email: 'noor@bewezen.example',
  password: 'Wandelen-2026',
}

/** What the sign-in addresses answered: the status, the code of a refusal, and the session cookie that was set. */
export type Answered = { status: number; code: string | null; cookie: string | null }

/** A browser at the addresses of sign-in, by default from a network address of its own. */
export function browser(world: World) {
  let made = 0
  const post =
    (path: string) =>
    async (payload: object, from: { address?: string; cookie?: string } = {}): Promise<Answered> => {
      const address = from.address ?? `198.51.${Math.floor(++made / 250)}.${(made % 250) + 1}`
      const answer = await world.app.inject({
        method: 'POST',
        url: `/api/auth/${path}`,
        payload,
        headers: { 'x-forwarded-for': address, ...(from.cookie ? { cookie: from.cookie } : {}) },
      })
      const set = answer.cookies.find(({ name, value }) => name.endsWith('session_token') && value)
      return {
        status: answer.statusCode,
        code: answer.json<{ code?: string }>().code ?? null,
        cookie: set ? `${set.name}=${encodeURIComponent(set.value)}` : null,
      }
    }
  return {
    signIn: post('sign-in/email'),
    signOut: post('sign-out'),
    askReset: post('request-password-reset'),
    reset: post('reset-password'),
  }
}

/** The links that were mailed to an address, oldest first, as `path#token`; waits until there are so many. */
export async function linksTo(world: World, email: string, path: string, count: number): Promise<string[]> {
  await world.house.settled()
  return world.eventually(async () => {
    const mails = await world.house.mail.listLocal(email)
    const tokens = mails.flatMap(({ text }) => new RegExp(`${path}#token=([\\w-]+)`).exec(text)?.[1] ?? [])
    if (tokens.length !== count) throw new Error(`${tokens.length} of ${count} mails`)
    return tokens.reverse()
  })
}
