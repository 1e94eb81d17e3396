import { createRequire } from 'node:module'

/** What is asked: an address, or several that each connection asks in turn; `[<id>]` in a path becomes another word each time. */
export type Asking = {
  url: string
  requests?: { path: string; method?: 'GET' | 'POST'; body?: string; headers?: Record<string, string> }[]
  headers?: Record<string, string>
  connections: number
  seconds: number
}
/** What came back: the successes a second, and how many answers were missing or no success. */
export type Asked = { rate: number; bad: number }

type Report = { '2xx': number; duration: number; errors: number; timeouts: number; non2xx: number }
type Options = Omit<Asking, 'seconds'> & { duration: number; idReplacement: boolean; sampleInt: number }
// It has no types of its own.
const autocannon: (options: Options) => Promise<Report> = createRequire(import.meta.url)('autocannon')

const hasIds = ({ requests = [] }: Pick<Asking, 'requests'>) => requests.some(({ path }) => path.includes('[<id>]'))

/** A process of its own, so that asking does not slow the answer; it lives on to the next round. */
process.on('message', async ({ seconds, ...asking }: Asking) => {
  const report = await autocannon({ ...asking, duration: seconds, sampleInt: 100, idReplacement: hasIds(asking) })
  const bad = report.errors + report.timeouts + report.non2xx
  process.send?.({ rate: report['2xx'] / report.duration, bad } satisfies Asked)
})
