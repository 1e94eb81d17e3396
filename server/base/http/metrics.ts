import { createHash, timingSafeEqual } from 'node:crypto'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { waitingFacts } from '../facts/waiting.ts'
import type { House } from '../house.ts'

type Label = Record<string, string | number>
type Sample = { suffix?: string; label?: Label; value: number }
export type Metric = { name: string; type: 'counter' | 'gauge' | 'summary'; help: string; samples: Sample[] }

/**
 * `GET /metrics`: how this process is doing, as text that Prometheus reads; for who carries METRICS_TOKEN. Routes are
 * told by their pattern, so no id, name or search is in it. Without the setting it does not exist. `ofRooms` reads what rooms
 * want told besides.
 */
export function serveMetrics(app: FastifyInstance, house: House, ofRooms: (house: House) => Promise<Metric[]>): void {
  const token = house.settings.METRICS_TOKEN
  if (!token) {
    app.get('/metrics', (_request, reply) => reply.code(404).send({ code: 'NOT_FOUND', data: null }))
    return
  }
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  app.addHook('onClose', async () => void delay.disable())
  const answered = new Map<string, { label: Label; count: number; seconds: number }>()
  app.addHook('onResponse', (request, reply, done) => {
    const label = { method: request.method, route: request.routeOptions.url ?? '', status: reply.statusCode }
    const key = Object.values(label).join(' ')
    const known = answered.get(key) ?? { label, count: 0, seconds: 0 }
    answered.set(key, known)
    known.count += 1
    known.seconds += reply.elapsedTime / 1_000
    done()
  })
  app.get('/metrics', async (request, reply) => {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`))
      return reply.code(401).header('www-authenticate', 'Bearer').send({ code: 'SIGN_IN_REQUIRED', data: null })
    const requests = [...answered.values()].flatMap(({ label, count, seconds }): Sample[] => [
      { suffix: '_count', label, value: count },
      { suffix: '_sum', label, value: seconds },
    ])
    const metrics = [
      ...ofProcess(),
      ofDelay(delay),
      ...ofHouse(house),
      ...(await ofFacts(house)),
      ...(await ofRooms(house)),
      { ...answers, samples: requests },
    ]
    delay.reset()
    return reply
      .headers({ 'content-type': 'text/plain; version=0.0.4; charset=utf-8', 'cache-control': 'no-store' })
      .send(metrics.map(written).join(''))
  })
}

const answers = {
  name: 'http_request_duration_seconds',
  type: 'summary',
  help: 'Answered requests by the pattern of their route, and the seconds they took together.',
} as const

/** A metric with one value. */
export const gauge = (name: string, help: string, value: number): Metric => ({
  name,
  help,
  type: 'gauge',
  samples: [{ value }],
})

function ofProcess(): Metric[] {
  const { user, system } = process.cpuUsage()
  const { rss, heapUsed } = process.memoryUsage()
  return [
    {
      name: 'process_cpu_seconds_total',
      type: 'counter',
      help: 'Seconds of computing since the start.',
      samples: [{ value: (user + system) / 1e6 }],
    },
    gauge('process_start_time_seconds', 'When the process started.', Math.round(performance.timeOrigin / 1_000)),
    gauge('process_resident_memory_bytes', 'Memory of the whole process.', rss),
    gauge('nodejs_heap_used_bytes', 'Memory of its JavaScript objects.', heapUsed),
  ]
}

/** Nothing was measured yet right after it was asked for. */
const seconds = (nanoseconds: number) => (Number.isFinite(nanoseconds) ? nanoseconds / 1e9 : 0)

const ofDelay = (delay: ReturnType<typeof monitorEventLoopDelay>): Metric => ({
  name: 'nodejs_eventloop_delay_seconds',
  type: 'gauge',
  help: 'How late timers were since this was last asked.',
  samples: [50, 99, 100].map((part) => ({
    label: { quantile: part / 100 },
    value: seconds(part === 100 ? delay.max : delay.percentile(part)),
  })),
})

function ofHouse({ live, database: { pool } }: House): Metric[] {
  return [
    gauge('bewezen_live_streams', 'Open live streams.', live.size),
    gauge('bewezen_last_fact_number', 'The number of the newest fact that was delivered here.', live.seq),
    gauge('bewezen_database_connections', 'Open connections to the database.', pool.totalCount),
    gauge('bewezen_database_waiting', 'Queries that wait for a connection.', pool.waitingCount),
  ]
}

/** Nothing while the database is away: what is not known is not told as 0. */
const ofFacts = ({ database, log }: House): Promise<Metric[]> =>
  waitingFacts(database).then(
    ({ count, oldestSeconds }) => [
      gauge('bewezen_facts_waiting', 'Facts that have no number yet.', count),
      gauge('bewezen_facts_oldest_waiting_seconds', 'How long ago the oldest of them was written.', oldestSeconds),
    ],
    (error: unknown) => {
      log.warn({ err: error }, 'the facts that wait could not be counted')
      return []
    },
  )

const written = ({ name, type, help, samples }: Metric): string =>
  [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...samples.map(({ suffix = '', label, value }) => `${name}${suffix}${label ? labelText(label) : ''} ${value}`),
    '',
  ].join('\n')

/** JSON quotes what Prometheus wants quoted: backslash, quotation mark and line feed. */
const labelText = (label: Label): string =>
  `{${Object.entries(label)
    .map(([name, value]) => `${name}=${JSON.stringify(String(value))}`)
    .join(',')}}`

/** Whether two texts are the same, without telling by the time it takes how much of them is. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other))
const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
