import type { FactKind } from '@bewezen/domain/facts.ts'
import type { Audience } from '../facts/decisions.ts'
import type { Snapshot } from '../snapshot.ts'
import { hears } from './audience.ts'
import type { Stream } from './streams.ts'

/** How long something waits for company at least, when nothing else is told meanwhile, and at most; in milliseconds. */
const [leastWait, mostWait] = [500, 900]
/**
 * From when on it goes along with something else that is told: sooner, or of an evening in which pieces go five times a
 * second every third write would be for what waits alone.
 */
const joinsAfter = 300
/** How often it is looked whether what waits has waited long enough, in milliseconds. */
const lookEvery = 100
/** Of those who waited long enough this part is written to at one look, so that thousands are not written to at once. */
const partOfAll = 1 / 4

/** A fact that need not be heard at once; of those under one name only the latest is still told. */
export type WaitingFact = { text: string; kind: FactKind; audience: Audience; latest: string | null }

/**
 * A queue of facts that need not be heard at once, one for all streams: within a second, or with the next thing that it
 * must hear, each hears what came into the line since its last time, by its right of that moment. However many listen,
 * putting something in line is one step.
 */
export class Waiting {
  readonly #line: (WaitingFact & { at: number })[] = []
  /** The number of the first in line. */
  #begin = 0
  /** Up to which number each heard, in the order of their last time: nobody heard less than the first. */
  readonly #heard = new Map<Stream, number>()
  /** The text for streams that heard up to the same number and have the same rights. */
  readonly #pieces = new Map<string, string>()
  #nextLook: NodeJS.Timeout | null = null

  /** A new stream hears what comes into the line from now on. */
  open(stream: Stream): void {
    this.#heard.set(stream, this.#end)
  }

  close(stream: Stream): void {
    this.#heard.delete(stream)
  }

  add(fact: WaitingFact, now = performance.now()): void {
    this.#line.push({ ...fact, at: now })
    this.#pieces.clear()
    this.#lookSoon()
  }

  /** Takes all that waits for a stream, in order; empty when nothing does. */
  take(stream: Stream): string {
    const from = this.#heard.get(stream)
    if (from === undefined || from === this.#end) return ''
    this.#heard.delete(stream)
    this.#heard.set(stream, this.#end)
    const key = `${from} ${rightsOf(stream.snapshot)}`
    const piece = this.#pieces.get(key) ?? this.#pieceFrom(from, stream.snapshot)
    this.#pieces.set(key, piece)
    return piece
  }

  /** Whether something waits long enough to go along, now that the stream is written to anyhow. */
  isDue(stream: Stream, now = performance.now()): boolean {
    const oldest = this.#oldestFor(this.#heard.get(stream) ?? this.#end)
    return oldest !== undefined && now - oldest.at >= joinsAfter
  }

  write(stream: Stream): void {
    const piece = this.take(stream)
    if (piece !== '') stream.write(piece)
  }

  /** Writes all that waits, and looks no more. */
  stop(): void {
    if (this.#nextLook) clearTimeout(this.#nextLook)
    this.writeAll()
  }

  /** At each look: writes what may not wait longer, and a part of what waited long enough. */
  writeOld(now = performance.now()): void {
    let room = Math.ceil(this.#heard.size * partOfAll)
    for (const [stream, upTo] of this.#heard) {
      const oldest = this.#oldestFor(upTo)
      const waited = oldest ? now - oldest.at : 0
      if (waited < leastWait || (room-- <= 0 && waited < mostWait)) break
      this.write(stream)
    }
    this.#dropHeard()
  }

  writeAll(): void {
    for (const stream of this.#heard.keys()) this.write(stream)
    this.#dropHeard()
  }

  /** Looks again and again while something waits, and not otherwise: a process at rest is left asleep (OPS-COST-04). */
  #lookSoon(): void {
    this.#nextLook ??= setTimeout(() => {
      this.#nextLook = null
      this.writeOld()
      if (this.#line.length > 0) this.#lookSoon()
    }, lookEvery).unref()
  }

  get #end(): number {
    return this.#begin + this.#line.length
  }

  #oldestFor(upTo: number) {
    return this.#line[upTo - this.#begin]
  }

  #pieceFrom(from: number, snapshot: Snapshot): string {
    const texts: string[] = []
    const told = new Set<string>()
    for (const { text, kind, audience, latest } of this.#line.slice(from - this.#begin).reverse()) {
      if ((latest !== null && told.has(latest)) || !hears(snapshot, audience, kind)) continue
      if (latest !== null) told.add(latest)
      texts.push(text)
    }
    return texts.reverse().join('')
  }

  #dropHeard(): void {
    const [least = this.#end] = this.#heard.values()
    this.#line.splice(0, least - this.#begin)
    this.#begin = least
  }
}

const known = new WeakMap<Snapshot, string>()

/** All of a snapshot that decides whether it hears of something, but for who it is. */
function rightsOf(snapshot: Snapshot): string {
  const before = known.get(snapshot)
  if (before !== undefined) return before
  const { asker, modes } = snapshot
  const rights = JSON.stringify([asker && { ...asker, id: null }, modes])
  known.set(snapshot, rights)
  return rights
}
