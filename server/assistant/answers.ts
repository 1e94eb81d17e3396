/** An answer on its way: what of it is there, and who watches it grow. */
type Growing = { personId: string; text: string; watchers: Set<Watcher> }
export type Watcher = { grew: (piece: string) => void; ended: () => void }

/**
 * The answers that grow in this process, by the question they answer. A page that is loaded anew gets what is there and
 * then the rest; a process that knows nothing of a question says so, and the page waits for the stored answer.
 */
export class Answers {
  readonly #growing = new Map<string, Growing>()
  readonly #underWay = new Set<Promise<unknown>>()
  readonly #stopped = new AbortController()

  /** Ends every answer when the process stops. */
  get stopped(): AbortSignal {
    return this.#stopped.signal
  }

  /** Begins an answer; `work` makes it, adding each piece, and it is over when that settles. */
  begin(questionId: string, personId: string, work: (add: (piece: string) => void) => Promise<void>): void {
    const growing: Growing = { personId, text: '', watchers: new Set() }
    this.#growing.set(questionId, growing)
    const done = work((piece) => {
      growing.text += piece
      for (const watcher of growing.watchers) watcher.grew(piece)
    }).finally(() => {
      this.#growing.delete(questionId)
      this.#underWay.delete(done)
      for (const watcher of growing.watchers) watcher.ended()
    })
    this.#underWay.add(done)
  }

  /** The newest question of somebody that is being answered here, or null. */
  answering(personId: string): string | null {
    const theirs = [...this.#growing].filter(([, growing]) => growing.personId === personId)
    return theirs.at(-1)?.[0] ?? null
  }

  /** What there is of an answer of this person, and every piece after it; null when none grows here. */
  watch(questionId: string, personId: string, watcher: Watcher): { text: string; leave: () => void } | null {
    const growing = this.#growing.get(questionId)
    if (growing?.personId !== personId) return null
    growing.watchers.add(watcher)
    return { text: growing.text, leave: () => void growing.watchers.delete(watcher) }
  }

  /** Waits until every answer is made; for tests. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#underWay)
  }

  async stop(): Promise<void> {
    this.#stopped.abort()
    await this.settled()
  }
}
