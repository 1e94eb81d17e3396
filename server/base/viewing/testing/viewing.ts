import type { ViewAs } from '@bewezen/domain/access/viewAs.ts'
import type { TestPerson, World } from '../../testing/world.ts'

/** A browser of an admin that views the site as another: its cookies are handed on from answer to answer. */
export function viewing({ app }: World) {
  const ask = async (path: string, cookie: string, payload: object) => {
    const { cookies, statusCode } = await app.inject({ method: 'POST', url: path, headers: { cookie }, payload })
    if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}`)
    return cookies.filter(({ name }) => name.includes('view_as'))
  }
  return {
    /** Begins as somebody; answers the cookies that this browser sends from now on. */
    async start({ cookie }: TestPerson, as: ViewAs): Promise<string> {
      const [set] = await ask('/api/access/startViewing', cookie, { as })
      return `${cookie}; ${set?.name}=${set?.value}`
    },
    /** Stops; answers the cookies that are left. */
    async stop(cookie: string): Promise<string> {
      const [set] = await ask('/api/access/stopViewing', cookie, {})
      return set?.maxAge === 0 ? (cookie.split(`; ${set.name}=`)[0] ?? '') : cookie
    },
    /** What a read answers with these cookies. */
    async read(url: string, cookie: string): Promise<{ status: number; code: string; body: unknown; text: string }> {
      const answer = await app.inject({ url, headers: { cookie } })
      const body: unknown = answer.headers['content-type']?.toString().includes('json') ? answer.json() : null
      return {
        status: answer.statusCode,
        code: (body as { code?: string } | null)?.code ?? '',
        body,
        text: answer.body,
      }
    },
  }
}
