import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { House } from '../house.ts'
import type { Operation } from '../http/operations.ts'
import { bringsViewing } from './cookie.ts'
import { viewingOf } from './viewing.ts'

/** Told with every answer to somebody who views: the browser keeps none of them for the admin's own time offline. */
const viewingHeader = 'x-bewezen-viewing'

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
    if (!bringsViewing(request.headers.cookie) || !(await viewingOf(house, request))) return undefined
    reply.header(viewingHeader, '1')
    return isReading(request) ? undefined : reply.code(403).send({ code: 'VIEWING_AS', data: null })
  })
}
