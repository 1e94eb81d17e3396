import { viewingHeader } from '@bewezen/domain/base/viewing.ts'
import { createORPCClient, type NestedClient, ORPCError } from '@orpc/client'
import type { AnyContractRouter } from '@orpc/contract'
import { OpenAPILink } from '@orpc/openapi-client/fetch'

/** How one call is made: one with `keepalive` outlives the page that makes it, also when that is left by a full load. */
export type Asked = { keepalive?: boolean }

/**
 * Every operation as a function that calls it over HTTP, at `/api` of this origin. A refusal is thrown as an ORPCError
 * with the code, data and status that the server gave; without a connection the code is OFFLINE.
 */
export function overHttp<Client extends NestedClient<Asked>>(routes: AnyContractRouter): Client {
  const link = new OpenAPILink<Asked>(routes, {
    url: () => `${window.location.origin}/api`,
    fetch: (request, init, { context }) =>
      fetch(asViewed(request), { ...init, ...context, credentials: 'same-origin' }).then(ofThisPage, offline),
    customErrorResponseBodyDecoder: refused,
  })
  return createORPCClient<Client>(link)
}

let showsViewing = false
/**
 * Says that this page shows the site as a role: every question of it tells that, so that nothing counts as the admin's own
 * once the viewing is over elsewhere (ADM-MORE-52).
 */
export const askAsViewed = (): void => {
  showsViewing = true
}
function asViewed(request: Request): Request {
  if (showsViewing) request.headers.set(viewingHeader, '1')
  return request
}

let elsewhere: string | null = null
let hear = (_viewing: string | null) => {}
/** Registers the listener of a viewing that another tab of this browser began, as the server tells it, and of its end (null). */
export const hearViewings = (listener: typeof hear): void => {
  hear = listener
}

/** Whether an answer is that of a viewing which this page does not show: it says nothing about the person whose page it is (ADM-MORE-52). */
export function isOfAnotherTab({ headers }: Response): boolean {
  if (showsViewing) return false
  const viewing = headers.get(viewingHeader)
  if (viewing !== elsewhere) {
    elsewhere = viewing
    hear(viewing)
  }
  return viewing !== null
}

function ofThisPage(answer: Response): Response {
  if (isOfAnotherTab(answer)) throw new ORPCError('VIEWING_AS', { status: 403 })
  return answer
}

function offline(cause: unknown): never {
  // A request that was taken back is not a lost connection.
  if (cause instanceof DOMException && cause.name === 'AbortError') throw cause
  throw new ORPCError('OFFLINE', { status: 503, cause })
}

/** Our one error shape, `{ code, data }`, as the client knows errors; any other answer keeps the words it came with. */
function refused(body: unknown, response: { status: number }) {
  const { code, data, message, error } = (typeof body === 'object' && body !== null ? body : {}) as Record<
    string,
    unknown
  >
  if (typeof code === 'string')
    return new ORPCError(code, { status: response.status, data, message: inWords(message, error) })
  return new ORPCError('UNKNOWN', { status: response.status, message: inWords(message, error, body) })
}

const inWords = (...told: unknown[]): string | undefined => told.find((one) => typeof one === 'string')
