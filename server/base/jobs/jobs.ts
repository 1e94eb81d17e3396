import { sql } from 'drizzle-orm'
import { fromDrizzle, type JobResult, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Database, Tx } from '../database/open.ts'
import { namedId } from '../namedId.ts'
import { asError } from './asError.ts'
import { Minutes } from './minutes.ts'
import { Poll } from './poll.ts'
import { Sweeps } from './sweeps.ts'

/** A job as it is done: `tries` counts those before this one, and after the last one nobody does it again. */
export type Job<Data> = { id: string; data: Data; tries: number; isLast: boolean }
type Work<Data> = (job: Job<Data>) => Promise<void>
type How = {
  cron?: string
  retryLimit?: number
  longestPauseSeconds?: number
  keptSeconds?: number
  /** How long it may take before somebody else does it again; two minutes unless it says so. */
  expireSeconds?: number
}
type Queue = How & { name: string; work: Work<never>; retryLimit: number; longestPauseSeconds: number }

/** Does the work of a job, with something around it. */
type Around = (queue: string, work: () => Promise<void>) => Promise<void>
type Fetched = { id: string; data: never; retryCount: number; retryLimit: number }

/** How the workers of a queue take jobs: they are woken when something is due, and look by themselves only to be sure. */
const how = {
  pollingIntervalSeconds: 600,
  burstWhenBatchFull: true,
  batchSize: 20,
  perJobResults: true,
  includeMetadata: true,
} as const

/**
 * What the queue does of itself: jobs of the calendar are handed on within a minute, and jobs that wait for others, of which
 * there are none, are hardly looked for (OPS-JOBS-04).
 */
const itself = { cronWorkerIntervalSeconds: 45, flowIntervalSeconds: 3_600 }
const timezone = 'Europe/Amsterdam'
/** The longest that work which is cut by a stop is waited for. */
const patience = 5_000

/** Timed and repeated work on the same database: enqueued in the transaction that wants it, done once. */
export class Jobs {
  readonly #boss: PgBoss
  readonly #log: Logger
  readonly #isOff: boolean
  readonly #around: Around
  readonly #queues: Queue[] = []
  readonly #workers = new Map<string, string>()
  readonly #poll: Poll
  readonly #sweeps: Sweeps
  readonly #minutes = new Minutes((minute) => void this.strike(minute))

  constructor(it: {
    database: Database
    log: Logger
    off?: boolean
    onFacts?: () => void
    around?: Around | undefined
  }) {
    this.#log = it.log
    this.#around = it.around ?? ((_queue, work) => work())
    this.#isOff = it.off ?? false
    const { pool, engine } = it.database
    this.#poll = new Poll({
      database: it.database,
      log: it.log,
      onFacts: it.onFacts ?? (() => {}),
      onDue: (names) => {
        for (const name of names) this.#boss.notifyWorker(this.#workers.get(name) ?? '')
      },
    })
    this.#sweeps = new Sweeps(it)
    // The sweeps are not part of the job: it is over at once, so that the next minute never waits for it.
    this.on('minute', async () => this.#sweeps.begin(), { retryLimit: 0, keptSeconds: 3_600 })
    this.#boss = new PgBoss({
      ...itself,
      backend: engine === 'embedded' ? 'pglite' : 'postgres',
      db: {
        async executeSql(text: string, values?: unknown[]) {
          const result: unknown = await pool.query(text, values)
          // Several statements at once answer with a list of results, of which the rows count together.
          return Array.isArray(result)
            ? { rows: result.flatMap((one: { rows?: unknown[] }) => one.rows ?? []) }
            : (result as { rows: unknown[] })
        },
      },
    })
    this.#boss.on('error', (error) => this.#log.warn({ err: asError(error) }, 'the job queue had an error'))
  }

  /** Says who does the jobs of a name; with `cron` (Europe/Amsterdam) one is made each time the clock comes there. */
  on<Data>(name: string, work: Work<Data>, how: How = {}): void {
    this.#queues.push({ retryLimit: 100, longestPauseSeconds: 300, ...how, name, work: work as Work<never> })
  }

  /** Says what is done every minute, in one process of all; what fails is done again in the next minute. */
  everyMinute(name: string, work: () => Promise<unknown>): void {
    this.#sweeps.add(name, work)
  }

  /** What is done by itself, or when it is asked. */
  get names(): string[] {
    return [...this.#queues.map(({ name }) => name), ...this.#sweeps.names]
  }

  async start(): Promise<void> {
    if (this.#isOff) return this.#poll.start([])
    await this.#boss.start()
    await this.#furnish()
    for (const queue of this.#queues) {
      const worker = await this.#boss.work(queue.name, how, (jobs) =>
        Promise.all(jobs.map(({ data, ...job }) => this.#done(queue, { ...job, data: data as never }))),
      )
      this.#workers.set(queue.name, worker)
    }
    this.#poll.start([...this.#workers.keys()])
    this.#minutes.start()
  }

  /** Makes the queues and the calendar as they are meant; what stands so is left, since each statement is a round trip of every start. */
  async #furnish(): Promise<void> {
    const standing = new Map((await this.#boss.getQueues()).map((queue) => [queue.name, queue]))
    const planned = new Map((await this.#boss.getSchedules()).map((plan) => [plan.name, plan]))
    for (const { name, cron, ...queue } of this.#queues) {
      const trying = {
        retryLimit: queue.retryLimit,
        retryDelay: 1,
        retryBackoff: true,
        retryDelayMax: queue.longestPauseSeconds,
        expireInSeconds: queue.expireSeconds ?? 120,
        ...(queue.keptSeconds ? { deleteAfterSeconds: queue.keptSeconds } : {}),
      }
      const found = standing.get(name)
      if (!found) await this.#boss.createQueue(name, trying)
      // One that an earlier release made stays as that made it.
      else if (!isAs(found, trying)) await this.#boss.updateQueue(name, trying)
      if (cron && !isAs(planned.get(name), { cron, timezone }))
        await this.#boss.schedule(name, cron, {}, { tz: timezone })
    }
    // Earlier releases had a job of the calendar for each.
    for (const name of this.#sweeps.names) if (planned.has(name)) await this.#boss.unschedule(name)
  }

  /** Does at once what is done every minute: for a clock that was moved. */
  async passMinute(): Promise<void> {
    if (!this.#isOff) await this.#sweeps.pass()
  }

  /** A minute began. Every process makes its job, by the same id, so that there is one. */
  async strike(minute: number): Promise<void> {
    try {
      await this.#boss.send('minute', {}, { id: namedId(`minute ${minute}`) })
      this.#boss.notifyWorker(this.#workers.get('minute') ?? '')
    } catch (error) {
      this.#log.warn({ err: error }, 'the work of this minute could not be begun; that of the next will be')
    }
  }

  /** Enqueues work in the open transaction. The same id twice is one job. */
  async enqueue(tx: Tx, name: string, data: object, how: { id: string; startAfter?: Date }): Promise<void> {
    // A queue that was never started looks itself up over a second connection, and the embedded engine has one.
    if (this.#isOff) return
    if (!how.startAfter) this.#poll.lookOften()
    await this.#boss.send(name, data, {
      db: fromDrizzle(tx, sql),
      id: how.id,
      ...(how.startAfter ? { startAfter: how.startAfter } : {}),
    })
  }

  /** Enqueues many of one name with one statement: a message to 300 people is 300 jobs. An id that is there already is left. */
  async enqueueAll(tx: Tx, name: string, jobs: readonly { id: string; data: object }[]): Promise<void> {
    if (this.#isOff || jobs.length === 0) return
    this.#poll.lookOften()
    await this.#boss.insert(name, [...jobs], { db: fromDrizzle(tx, sql), returnId: false })
  }

  /** Each job of a batch ends on its own: one that fails is tried again without the others. */
  async #done(queue: Queue, { id, data, retryCount: tries, retryLimit }: Fetched): Promise<JobResult> {
    const job = { id, data, tries, isLast: tries >= retryLimit }
    try {
      await this.#around(queue.name, () => queue.work(job))
      return { id: job.id, status: 'completed' }
    } catch (error) {
      this.#poll.lookOften()
      this.#log.warn({ err: error, queue: queue.name, job: job.id }, 'a job failed and will be tried again')
      return { id: job.id, status: 'failed' }
    }
  }

  async stop(): Promise<void> {
    this.#minutes.stop()
    await this.#poll.stop()
    if (this.#isOff) return
    await this.#boss.stop({ graceful: true, timeout: patience, close: false })
    await this.#sweeps.settle(patience)
  }
}

/** Whether what stands has all that is wanted of it. */
const isAs = (standing: object | undefined, wanted: object): boolean =>
  standing !== undefined &&
  Object.entries(wanted).every(([name, value]) => standing[name as keyof typeof standing] === value)
