import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { House } from '../house.ts'
import { networkForLog } from './forLog.ts'
import { comesFromElsewhere } from './security.ts'

/** What was refused: something to alert on, each by its own name. */
export type Why = 'foreign origin' | 'bad signature' | 'wrong password' | 'not allowed' | 'closed'

/** So many lines of each kind in one minute; the next minute says how many more there were. */
const linesPerMinute = 60
const minute = 60_000

type Count = { since: number; lines: number; left: number }
const counts = new WeakMap<House['log'], Map<Why, Count>>()

/**
 * Writes a refusal to the log that tells of somebody who tries what is not theirs (SEC-ACC-34): why, on which route, and
 * from which network, as a keyed hash. What comes too often is counted and not written, so that nobody fills the disk.
 */
export function tellRefused(
  house: Pick<House, 'log' | 'settings'>,
  request: FastifyRequest,
  { why, code }: { why: Why; code: string },
): void {
  const unwritten = room(house.log, why)
  if (unwritten === null) return
  const { id, method, routeOptions } = request
  house.log.warn(
    { id, why, code, method, route: routeOptions.url, network: networkForLog(house, request), unwritten },
    'a request was refused',
  )
}

/** How many lines of a kind were not written before this one; null when this one is not either. */
function room(log: House['log'], why: Why): number | null {
  const ofLog = counts.get(log) ?? new Map<Why, Count>()
  counts.set(log, ofLog)
  const now = performance.now()
  const count = ofLog.get(why)
  if (!count || now - count.since >= minute) {
    ofLog.set(why, { since: now, lines: 1, left: 0 })
    return count?.left ?? 0
  }
  if (count.lines === linesPerMinute) {
    count.left += 1
    return null
  }
  count.lines += 1
  return 0
}

/** Codes that are no news: a step of signing in, and an admin who only looks. */
const usual: ReadonlySet<string> = new Set(['SECOND_FACTOR_NEEDED', 'SECOND_FACTOR_REQUIRED', 'VIEWING_AS'])

/** Writes every answer of the site that says no to somebody who may not, whoever gives it. */
export function logRefusals(app: FastifyInstance, house: House): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const { statusCode } = reply
    if ((statusCode === 403 || statusCode === 401) && typeof payload === 'string') {
      const code = codeIn(payload)
      const why = whyOf(request, statusCode, code)
      if (why) tellRefused(house, request, { why, code })
    }
    done(null, payload)
  })

  function whyOf(request: FastifyRequest, status: number, code: string): Why | null {
    if (code === 'WRONG_SIGNATURE' || code === 'WRONG_TIMESTAMP') return 'bad signature'
    if (status !== 403 || usual.has(code)) return null
    if (code === 'WRONG_PASSWORD') return 'wrong password'
    if (code !== 'FORBIDDEN') return 'closed'
    return comesFromElsewhere(request, house.settings) ? 'foreign origin' : 'not allowed'
  }
}

/** The code of a refusal; a page has none. */
const codeIn = (payload: string): string => /"code":"([A-Z_]+)"/.exec(payload.slice(0, 1_000))?.[1] ?? ''
