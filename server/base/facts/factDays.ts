import type { Logger } from 'pino'
import { isShort } from '../database/away.ts'
import type { Database } from '../database/open.ts'
import { forgetOldFacts } from './forget.ts'
import { makeDays } from './parts.ts'

/** Keeps a part of the facts for today and the days ahead, and lets go of those that are old (OPS-RUN-03, OPS-RUN-04). */
export class FactDays {
  readonly #database: Database
  readonly #log: Logger
  #told = 0

  constructor(it: { database: Database; log: Logger }) {
    this.#database = it.database
    this.#log = it.log
  }

  /** Makes the days before anything is written. While others are at it none is made, and facts lie in no day. */
  async begin(): Promise<void> {
    try {
      await makeDays(this.#database)
    } catch (error) {
      if (!isShort(error)) throw error
      this.#log.info({ err: error }, 'the days of facts could not be made now; that is tried again within the hour')
    }
  }

  /** Every hour. Throws when others are at it, and is done again a moment later. */
  async keep(): Promise<void> {
    await makeDays(this.#database)
    await forgetOldFacts(this.#database)
    await this.#tell()
  }

  /** Says once of facts that lie in no day: a clock was wrong, or no day was made for them. */
  async #tell(): Promise<void> {
    const { rows } = await this.#database.pool.query<{ last: string | null; from: Date; to: Date }>(
      'select max(seq) as last, min(at) as from, max(at) as to from parts.facts_other',
    )
    const last = Number(rows[0]?.last)
    if (last <= this.#told) return
    this.#told = last
    this.#log.warn({ from: rows[0]?.from, to: rows[0]?.to }, 'facts of these moments have no part of their day')
  }
}
