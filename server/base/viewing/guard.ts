import { viewingHeader } from '@bewezen/domain/base/viewing.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { House } from '../house.ts'
import type { Operation } from '../http/operations.ts'
import { bringsViewing } from './cookie.ts'
import { isWayOut, viewingOf } from './viewing.ts'

/** Where programs ask, by the pattern of the route; beside it stand pages, pictures and what is the same for everybody. */
const asksProgram = /^\/(api|functions|rpc|webhooks)\//

/**
 * Refuses whatever is no reading while an admin views the site as another: every write however it is asked, the live
 * stream, downloads and exports. Of what programs ask the reads of the contract are let through and nothing else, so that
 * a new route is refused by itself (ADM-MORE-52).
 */
export function guardViewings(app: FastifyInstance, house: House, operations: readonly Operation[]): void {
  const reads = new Set(operations.filter(({ isRead }) => isRead).map(({ path }) => `/api${path}`))
  const isReading = ({ method, routeOptions: { url = '' } }: FastifyRequest) =>
    (method === 'GET' || method === 'HEAD') && (reads.has(url) || !asksProgram.test(url))

  app.addHook('onRequest', async (request, reply) => {
    const viewing = bringsViewing(request.headers.cookie) ? await viewingOf(house, request) : null
    // A page that still shows a viewing which is over elsewhere must not do as the admin what it says that it does not.
    if (!viewing) return request.headers[viewingHeader] && !isWayOut(request) ? refused(reply) : undefined
    reply.header(viewingHeader, `${viewing.as} ${viewing.endsAt}`)
    return isReading(request) ? undefined : refused(reply)
  })
}

const refused = (reply: FastifyReply) => reply.code(403).send({ code: 'VIEWING_AS', data: null })
