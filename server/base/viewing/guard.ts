import { viewingHeader } from '@bewezen/domain/base/viewing.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { House } from '../house.ts'
import type { Operation } from '../http/operations.ts'
import { bringsViewing } from './cookie.ts'
import { isWayOut, type Viewing, viewingOf } from './viewing.ts'

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

  app.addHook('onRequest', (request, reply, done) => {
    const judge = (viewing: Viewing | null) => {
      if (viewing) reply.header(viewingHeader, `${viewing.as} ${viewing.endsAt}`)
      // A page that still shows a viewing which is over elsewhere must not do as the admin what it says that it does not.
      const isMeant = viewing ? isReading(request) : !request.headers[viewingHeader] || isWayOut(request)
      if (isMeant) done()
      else reply.code(403).send({ code: 'VIEWING_AS', data: null })
    }
    // Hardly anybody views: nobody else waits for a promise.
    if (bringsViewing(request.headers.cookie)) viewingOf(house, request).then(judge, done)
    else judge(null)
  })
}
