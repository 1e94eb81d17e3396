import { randomUUID } from 'node:crypto'
import { createRequire } from 'node:module'

/**
 * What is asked: an address, or several that each connection asks in turn. `[<id>]` in a path becomes another word each
 * time, `[<uuid>]` in a body another UUID.
 */
export type Asking = {
  url: string
  requests?: Requested[]
  headers?: Record<string, string>
  connections: number
  seconds: number
}
type Requested = { path: string; method?: 'GET' | 'POST'; body?: string; headers?: Record<string, string> }
/** What came back: the successes a second, and how many answers were missing or no success. */
export type Asked = { rate: number; bad: number }

type Report = { '2xx': number; duration: number; errors: number; timeouts: number; non2xx: number }
type Options = Omit<Asking, 'seconds'> & { duration: number; idReplacement: boolean; sampleInt: number }
// It has no types of its own.
const autocannon: (options: Options) => Promise<Report> = createRequire(import.meta.url)('autocannon')

/** A body with a place for an id gets another one for each request. */
function withNewIds(asked: Requested): Requested & { setupRequest?: (asked: Requested) => Requested } {
  const { body } = asked
  if (!body?.includes('[<uuid>]')) return asked
  return { ...asked, setupRequest: (request) => ({ ...request, body: body.replaceAll('[<uuid>]', randomUUID()) }) }
}

const hasIds = ({ requests = [] }: Pick<Asking, 'requests'>) => requests.some(({ path }) => path.includes('[<id>]'))

/** A process of its own, so that asking does not slow the answer; it lives on to the next round. */
process.on('message', async ({ seconds, requests, ...asking }: Asking) => {
  const options = { ...asking, duration: seconds, sampleInt: 100, idReplacement: hasIds({ requests }) }
  const report = await autocannon({ ...options, ...(requests ? { requests: requests.map(withNewIds) } : {}) })
  const bad = report.errors + report.timeouts + report.non2xx
  process.send?.({ rate: report['2xx'] / report.duration, bad } satisfies Asked)
})
