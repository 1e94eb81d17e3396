import type { Stream } from './hub.ts'

/** How long a text may wait for company, in milliseconds. */
const mostWait = 900

/**
 * What streams still have to be told. What somebody need not hear at once goes with the next thing that they must, or by
 * itself within a second: always whole and in order, so that a stream hears the same as without waiting, in fewer pieces.
 */
export class Waiting {
  /** In the order in which they began to wait. */
  readonly #texts = new Map<Stream, { since: number; texts: string[] }>()

  add(stream: Stream, text: string, now = performance.now()): void {
    const waiting = this.#texts.get(stream)
    if (waiting) waiting.texts.push(text)
    else this.#texts.set(stream, { since: now, texts: [text] })
  }

  /** Writes all that waits for a stream, in one piece. */
  write(stream: Stream): void {
    const waiting = this.#texts.get(stream)
    if (!waiting) return
    this.#texts.delete(stream)
    stream.write(waiting.texts.join(''))
  }

  /** Writes what has waited long enough. */
  writeOld(now = performance.now()): void {
    for (const [stream, { since }] of this.#texts) {
      if (now - since < mostWait) return
      this.write(stream)
    }
  }

  writeAll(): void {
    for (const stream of [...this.#texts.keys()]) this.write(stream)
  }

  forget(stream: Stream): void {
    this.#texts.delete(stream)
  }
}
