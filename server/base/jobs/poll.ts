import type { Logger } from 'pino'
import type { Database } from '../database/open.ts'

/** Milliseconds between two looks: at rest, and for a moment after this process made a job or one of its jobs failed. */
const [atRest, often] = [2_000, 100]
/** So long it looks often: a retry comes after a second, and a transaction that makes a job is over by then. */
const moment = 2_500

type Deps = { database: Database; log: Logger; onDue: (names: string[]) => void; onFacts: () => void }

/**
 * One poll for all that waits: asks in one statement which job queues have a job that is due, where a poll for each of them
 * cost 56 commits a second of a site at rest (OPS-JOBS-02), and whether a fact has no number yet, such as one of a process
 * that was killed (OPS-JOBS-04).
 */
export class Poll {
  readonly #it: Deps
  #names: string[] = []
  #timer: NodeJS.Timeout | undefined
  #oftenUntil = 0
  #nextAt = 0
  #factsLookedAt = Number.NEGATIVE_INFINITY
  #isStopped = true
  #looking: Promise<void> = Promise.resolve()

  constructor(it: Deps) {
    this.#it = it
  }

  start(names: string[]): void {
    this.#names = names
    this.#isStopped = false
    this.#wait(0)
  }

  /** A job may be due in a moment: once the transaction that makes it is over. */
  lookOften(): void {
    this.#oftenUntil = performance.now() + moment
    if (!this.#isStopped && this.#nextAt - performance.now() > often) this.#wait(often)
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    clearTimeout(this.#timer)
    await this.#looking
  }

  #wait(milliseconds: number): void {
    clearTimeout(this.#timer)
    this.#nextAt = performance.now() + milliseconds
    this.#timer = setTimeout(() => {
      this.#nextAt = 0
      this.#looking = this.#look().finally(() => {
        if (!this.#isStopped) this.#wait(performance.now() < this.#oftenUntil ? often : atRest)
      })
    }, milliseconds)
    this.#timer.unref()
  }

  async #look(): Promise<void> {
    const { pool } = this.#it.database
    try {
      // Facts of this process are numbered without a look, and those of a busy moment are on their way.
      const looksAtFacts = performance.now() - this.#factsLookedAt >= atRest
      if (looksAtFacts) this.#factsLookedAt = performance.now()
      const { rows } =
        this.#names.length > 0
          ? await pool.query<Due>(`${dueQueues} union all ${waitingFacts} and $2`, [this.#names, looksAtFacts])
          : await pool.query<Due>(waitingFacts)
      const names = rows.flatMap(({ name }) => name ?? [])
      if (names.length > 0) this.#it.onDue(names)
      if (rows.some(({ name }) => name === null)) this.#it.onFacts()
    } catch (error) {
      this.#it.log.warn({ err: error }, 'what waits could not be looked at; it goes on at the next look')
    }
  }
}

/** The name of a queue, or null for the facts. */
type Due = { name: string | null }

const dueQueues = `select name from unnest($1::text[]) as queue (name) where exists (
  select 1 from pgboss.job where job.name = queue.name and state < 'active' and start_after <= now())`
const waitingFacts = `select null where exists (select 1 from facts where seq is null)`
