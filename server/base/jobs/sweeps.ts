import type { Logger } from 'pino'

type Work = () => Promise<unknown>

/**
 * What is done every minute (periodic sweeps): all are begun together, so that one that takes long, such as reading a
 * mailbox, keeps none of the others waiting, and none is begun in this process while it is still at it.
 */
export class Sweeps {
  readonly #works = new Map<string, Work>()
  readonly #running = new Map<string, Promise<void>>()
  readonly #log: Logger

  constructor(it: { log: Logger }) {
    this.#log = it.log
  }

  add(name: string, work: Work): void {
    this.#works.set(name, work)
  }

  get names(): string[] {
    return [...this.#works.keys()]
  }

  /** Begins all, and answers at once. */
  begin(): void {
    for (const name of this.names) {
      if (this.#running.has(name)) continue
      const done = this.#do(name).finally(() => this.#running.delete(name))
      this.#running.set(name, done)
    }
  }

  /** Does all, one after the other, and answers when they are done: for a clock that was moved. */
  async pass(): Promise<void> {
    for (const name of this.names) await this.#do(name)
  }

  /** Waits for those that were begun, for so long at most. */
  async settle(milliseconds: number): Promise<void> {
    const enough = Promise.withResolvers<void>()
    const timer = setTimeout(enough.resolve, milliseconds)
    await Promise.race([Promise.all(this.#running.values()), enough.promise])
    clearTimeout(timer)
  }

  async #do(name: string): Promise<void> {
    try {
      await this.#works.get(name)?.()
    } catch (error) {
      this.#log.warn({ err: error, sweep: name }, 'what is done every minute failed; it is done again in the next')
    }
  }
}
