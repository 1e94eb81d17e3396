import { sql } from 'drizzle-orm'
import { fromDrizzle, type JobResult, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Database, Tx } from '../database/open.ts'
import { asError } from './asError.ts'
import { Poll } from './poll.ts'

/** A job as it is done: `tries` counts those before this one, and after the last one nobody does it again. */
export type Job<Data> = { id: string; data: Data; tries: number; isLast: boolean }
type Work<Data> = (job: Job<Data>) => Promise<void>
type Queue = { name: string; work: Work<never>; cron?: string; retryLimit: number; longestPauseSeconds: number }
type How = { cron?: string; retryLimit?: number; longestPauseSeconds?: number }

type Fetched = { id: string; data: never; retryCount: number; retryLimit: number }

const everyMinute = '* * * * *'

/** How the workers of a queue take jobs: they are woken when something is due, and look by themselves only to be sure. */
const how = {
  pollingIntervalSeconds: 600,
  burstWhenBatchFull: true,
  batchSize: 20,
  perJobResults: true,
  includeMetadata: true,
} as const

/** Timed and repeated work on the same database: enqueued in the transaction that wants it, done once. */
export class Jobs {
  readonly #boss: PgBoss
  readonly #log: Logger
  readonly #isOff: boolean
  readonly #queues: Queue[] = []
  readonly #workers = new Map<string, string>()
  readonly #poll: Poll

  constructor(it: { database: Database; log: Logger; off?: boolean }) {
    this.#log = it.log
    this.#isOff = it.off ?? false
    const { pool, engine } = it.database
    this.#poll = new Poll({
      database: it.database,
      log: it.log,
      onDue: (names) => {
        for (const name of names) this.#boss.notifyWorker(this.#workers.get(name) ?? '')
      },
    })
    this.#boss = new PgBoss({
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
  on<Data>(name: string, work: Work<Data>, { cron, retryLimit = 100, longestPauseSeconds = 300 }: How = {}): void {
    this.#queues.push({ name, work: work as Work<never>, cron, retryLimit, longestPauseSeconds })
  }

  async start(): Promise<void> {
    await this.#boss.start()
    for (const queue of this.#queues) {
      const trying = {
        retryLimit: queue.retryLimit,
        retryDelay: 1,
        retryBackoff: true,
        retryDelayMax: queue.longestPauseSeconds,
        expireInSeconds: 120,
      }
      await this.#boss.createQueue(queue.name, trying)
      // One that an earlier release made stays as that made it.
      await this.#boss.updateQueue(queue.name, trying)
      const worker = await this.#boss.work(queue.name, how, (jobs) =>
        Promise.all(jobs.map(({ data, ...job }) => this.#done(queue, { ...job, data: data as never }))),
      )
      this.#workers.set(queue.name, worker)
      if (queue.cron) await this.#boss.schedule(queue.name, queue.cron, {}, { tz: 'Europe/Amsterdam' })
    }
    this.#poll.start([...this.#workers.keys()])
  }

  /** Does at once what is done every minute: for a clock that was moved. */
  async passMinute(): Promise<void> {
    if (this.#isOff) return
    for (const queue of this.#queues)
      if (queue.cron === everyMinute)
        await this.#done(queue, { id: 'now', data: null as never, retryCount: 0, retryLimit: 0 })
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
      await queue.work(job)
      return { id: job.id, status: 'completed' }
    } catch (error) {
      this.#poll.lookOften()
      this.#log.warn({ err: error, queue: queue.name, job: job.id }, 'a job failed and will be tried again')
      return { id: job.id, status: 'failed' }
    }
  }

  async stop(): Promise<void> {
    await this.#poll.stop()
    await this.#boss.stop({ graceful: true, timeout: 5_000, close: false })
  }
}
