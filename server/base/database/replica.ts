import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Logger } from 'pino'
import { passesByItself } from './away.ts'
import { type Db, openPool } from './open.ts'

/** How long a copy that failed is left alone, in milliseconds. */
const restMs = 10_000

type Options = { url: string; connections: number; primary: Db; log: Logger; now?: () => number }

/**
 * A copy of the database that follows it, for what visitors read: they wrote nothing that they would miss in it, and a
 * page for everybody is a moment old anyhow (OPS-REPLICA-01).
 */
export class Replica {
  readonly pool: pg.Pool
  readonly #db: Db
  readonly #primary: Db
  readonly #log: Logger
  readonly #now: () => number
  #restsUntil = 0

  constructor({ url, connections, primary, log, now = () => performance.now() }: Options) {
    // Whoever waits for a copy that is away could have been answered by the database itself.
    this.pool = openPool(url, { connections, connectMs: 1_000 })
    this.#db = drizzle(this.pool)
    this.#primary = primary
    this.#log = log
    this.#now = now
  }

  /**
   * Reads from the copy, and from the database itself when that one is away, cancels a query for what it must take over,
   * or failed a moment ago (OPS-REPLICA-02).
   */
  async read<T>(reads: (db: Db) => Promise<T>): Promise<T> {
    if (this.#now() < this.#restsUntil) return reads(this.#primary)
    try {
      return await reads(this.#db)
    } catch (error) {
      if (!passesByItself(error)) throw error
      this.#restsUntil = this.#now() + restMs
      this.#log.warn({ err: error }, 'the copy of the database did not answer; it is left alone for a moment')
      return reads(this.#primary)
    }
  }

  async close(): Promise<void> {
    await this.pool.end()
  }
}
