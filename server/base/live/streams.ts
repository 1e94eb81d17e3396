import type { Audience } from '../facts/decisions.ts'
import type { Snapshot } from '../snapshot.ts'

/** One open stream: a signed-in browser that listens. */
export type Stream = {
  token: string
  snapshot: Snapshot
  write(chunk: string): void
  end(): void
}

const none: ReadonlySet<Stream> = new Set()

/** The open streams of this process, all of them and by person and by session: most of what happens is for one person. */
export class Streams implements Iterable<Stream> {
  readonly #all = new Set<Stream>()
  readonly #byPerson = new Map<string, Set<Stream>>()
  readonly #bySession = new Map<string, Set<Stream>>()
  /** Those of a set of sessions, until a stream comes or goes: what is said in one place asks for the same set again and again. */
  #found = new WeakMap<ReadonlySet<string>, Stream[]>()

  get size(): number {
    return this.#all.size
  }

  [Symbol.iterator](): Iterator<Stream> {
    return this.#all.values()
  }

  /** All streams there are now, so many at a time; of each part those that are still open when it is asked for. */
  *inParts(most: number): Generator<Stream[]> {
    const all = [...this.#all]
    for (let from = 0; from < all.length; from += most) yield this.openAmong(all.slice(from, from + most))
  }

  /** Those of some streams that are still open: one may end while something about it is looked up. */
  openAmong(streams: readonly Stream[]): Stream[] {
    return streams.filter((stream) => this.#all.has(stream))
  }

  /** Takes in a stream; whose it is, and of which session, never changes. */
  add(stream: Stream): void {
    this.#all.add(stream)
    this.#found = new WeakMap()
    addTo(this.#byPerson, personOf(stream), stream)
    addTo(this.#bySession, sessionOf(stream), stream)
  }

  delete(stream: Stream): void {
    this.#all.delete(stream)
    this.#found = new WeakMap()
    removeFrom(this.#byPerson, personOf(stream), stream)
    removeFrom(this.#bySession, sessionOf(stream), stream)
  }

  clear(): void {
    this.#all.clear()
    this.#found = new WeakMap()
    this.#byPerson.clear()
    this.#bySession.clear()
  }

  of(personId: string): ReadonlySet<Stream> {
    return this.#byPerson.get(personId) ?? none
  }

  /** The streams of a set of sessions, which nobody changes any more. */
  ofSessions(sessionIds: ReadonlySet<string>): readonly Stream[] {
    const known = this.#found.get(sessionIds)
    if (known) return known
    const streams: Stream[] = []
    for (const id of sessionIds) for (const stream of this.#bySession.get(id) ?? none) streams.push(stream)
    this.#found.set(sessionIds, streams)
    return streams
  }

  /** All streams that this audience could hold; whether each hears it is still to be asked. */
  mayHear(audience: Audience): Iterable<Stream> {
    if (audience === 'everyone') return this.#all
    if (audience === 'nobody') return none
    if ('capability' in audience) return this.#all
    return new Set(audience.people.flatMap((personId) => [...this.of(personId)]))
  }
}

function addTo(index: Map<string, Set<Stream>>, key: string, stream: Stream): void {
  const known = index.get(key)
  if (known) known.add(stream)
  else index.set(key, new Set([stream]))
}

function removeFrom(index: Map<string, Set<Stream>>, key: string, stream: Stream): void {
  const known = index.get(key)
  known?.delete(stream)
  if (known?.size === 0) index.delete(key)
}

const sessionOf = ({ snapshot }: Stream): string => snapshot.sessionId ?? ''
const personOf = ({ snapshot }: Stream): string => snapshot.asker?.id ?? ''
