import type { Logger } from 'pino'
import type { Tx } from '../database/open.ts'
import { type SequencerDeps, sequenceFacts } from './sequencer.ts'

/** Runs at most one sequencer in this process, again and again as long as there is news. */
export class Clockwork {
  #running: Promise<void> | null = null
  #again = false
  #works = false
  readonly #run: (
    work: (tx: Tx) => Promise<{ numbered: number; waiting: boolean }>,
  ) => Promise<{ numbered: number; waiting: boolean }>
  readonly #deps: SequencerDeps
  readonly #deliver: () => Promise<void>
  readonly #log: Logger

  constructor(it: {
    run: (
      work: (tx: Tx) => Promise<{ numbered: number; waiting: boolean }>,
    ) => Promise<{ numbered: number; waiting: boolean }>
    deps: SequencerDeps
    /** Called after numbers were given out, when they are committed. */
    deliver: () => Promise<void>
    log: Logger
  }) {
    this.#run = it.run
    this.#deps = {
      onFault: (error, { id, kind }) => it.log.error({ err: error, fact: id, kind }, 'what follows from a fact failed'),
      ...it.deps,
    }
    this.#deliver = it.deliver
    this.#log = it.log
  }

  /** Begins to number, once everything that facts lead to can be done: before that, they wait. */
  start(): void {
    this.#works = true
    this.wake()
  }

  /** There may be news. Returns at once. */
  wake(): void {
    if (!this.#works) return
    this.#again = true
    this.#running ??= this.#loop().finally(() => {
      this.#running = null
      if (this.#again) this.wake()
    })
  }

  /** Waits until all committed facts are numbered and delivered; for tests and for an ordered stop. */
  async settle(): Promise<void> {
    this.wake()
    while (this.#running) await this.#running
  }

  async stop(): Promise<void> {
    this.#works = false
    while (this.#running) await this.#running
  }

  async #loop(): Promise<void> {
    while (this.#again && this.#works) {
      this.#again = false
      try {
        const { numbered, waiting } = await this.#run((tx) => sequenceFacts(tx, this.#deps))
        if (numbered > 0) await this.#deliver()
        // The batch was full, or somebody committed meanwhile.
        if (waiting) this.#again = true
      } catch (error) {
        this.#log.error({ err: error }, 'the sequencer failed; it tries again within two seconds')
        return
      }
    }
  }
}
