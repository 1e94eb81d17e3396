import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { House } from '../base/house.ts'

/** Acts on a session that began: its token, and that of the session which the same browser brought along, if any. */
type Act = (request: FastifyRequest, begun: { token: string; brought: string | null }) => Promise<void>

/**
 * Does something once an answer has gone that began a session, whichever way it began (password, code, passkey,
 * confirmation). Nobody waits for it; when it fails that is said in the log as `failure`.
 */
export async function onSessionBegun(app: FastifyInstance, house: House, act: Act, failure: string): Promise<void> {
  const { name } = (await house.auth.$context).authCookies.sessionToken

  app.addHook('onResponse', (request, reply, done) => {
    const token = beginsIn(reply)
    const brought = token && house.sessionToken(request.headers.cookie)
    // A cookie of before that is given the name of today begins nothing (SEC-ACC-11).
    if (token && token !== brought)
      act(request, { token, brought }).catch((error: unknown) =>
        house.log.warn({ err: error, id: request.id }, failure),
      )
    done()
  })

  /** The token in the cookie of an answer; hardly any answer has one, and one that ends a session names none. */
  function beginsIn(reply: FastifyReply): string | null {
    const cookies = reply.getHeader('set-cookie')
    if (cookies === undefined) return null
    const sets = (cookie: unknown) => typeof cookie === 'string' && cookie.startsWith(`${name}=`)
    return house.sessionToken(String([cookies].flat().find(sets) ?? '').split(';', 1)[0])
  }
}
