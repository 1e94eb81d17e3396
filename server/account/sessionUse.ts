import type { Logger } from 'pino'
import type { Database } from '../base/database/open.ts'

/** A session is written down at most once in so many milliseconds, by each process and by all together. */
const everyMs = 5 * 60_000
/** So long those that are used are gathered, to be one statement. */
const gatherMs = 1_000
const remembered = 50_000

/**
 * Write-behind of when sessions were last used, for what ends without use and for the list of devices (SEC-ACC-16). Each
 * signed-in request calls `note`, which costs a look into a map.
 */
export class SessionUse {
  readonly #database: Database
  readonly #log: Logger
  readonly #notedAt = new Map<string, number>()
  #waiting = new Set<string>()
  #timer: NodeJS.Timeout | null = null

  constructor({ database, log }: { database: Database; log: Logger }) {
    this.#database = database
    this.#log = log
  }

  /** Notes that the session with this token is used now; the caller knows that it is open. */
  note(token: string): void {
    const now = performance.now()
    const last = this.#notedAt.get(token)
    if (last !== undefined && now - last < everyMs) return
    if (this.#notedAt.size >= remembered) this.#notedAt.clear()
    this.#notedAt.set(token, now)
    this.#waiting.add(token)
    this.#timer ??= setTimeout(() => void this.flush(), gatherMs).unref()
  }

  /** Writes down what was gathered; what could not be written is noted again with the next request. */
  async flush(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    const tokens = [...this.#waiting]
    if (tokens.length === 0) return
    this.#waiting = new Set()
    try {
      await this.#database.pool.query({ name: 'session-use', text: seen, values: [tokens] })
    } catch (error) {
      for (const token of tokens) this.#notedAt.delete(token)
      this.#log.warn({ err: error }, 'when sessions were used could not be written; it is tried again')
    }
  }
}

// Other processes hear the same browsers: whoever comes first has written it.
const seen = `update auth_sessions set last_seen_at = clock_timestamp()
  where token = any($1) and last_seen_at < clock_timestamp() - interval '${everyMs} milliseconds'`
