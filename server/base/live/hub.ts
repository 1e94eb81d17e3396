import type { LiveFact, LivePresence } from '@bewezen/domain/facts.ts'
import type { Logger } from 'pino'
import type { Database } from '../database/open.ts'
import type { Audience, FactDecisions } from '../facts/decisions.ts'
import type { Snapshot, Snapshots } from '../snapshot.ts'
import { accessKey, audiencesOf, hears, namesPeople } from './audience.ts'
import type { Delivery, DeliveryPolicy } from './delivery.ts'
import { Gathering, type Piece } from './gathering.ts'
import { readFacts, replayLimit } from './readFacts.ts'
import { type Stream, Streams } from './streams.ts'
import { beatText, eventText, joined, signalText } from './texts.ts'
import { Waiting } from './waiting.ts'

type Arrival = { stream: Stream; after: number | null; resolve: () => void; reject: (error: unknown) => void }

/**
 * Every stream's right to listen is looked up anew this often, and news is looked for in case a wake-up was lost; in
 * milliseconds.
 */
const checkEvery = 5_000
/** The rights of so many streams are looked up in one query: news waits in line for one such query, not for thousands of rights. */
const checkedAtOnce = 250
const heartbeatEvery = 15_000

type Deps = { database: Database; snapshots: Snapshots; decisions: FactDecisions; log: Logger }

/** The pub/sub hub of the live streams (SSE) of this process: reads numbered facts, serialises each once, fans it out. */
export class LiveHub {
  readonly #streams = new Streams()
  readonly #arriving: Arrival[] = []
  readonly #waiting = new Waiting()
  readonly #gathering = new Gathering((piece) => this.#tellPiece(piece))
  #policy: DeliveryPolicy = async () => []
  readonly #database: Database
  readonly #snapshots: Snapshots
  readonly #decisions: FactDecisions
  readonly #log: Logger
  readonly #timers: NodeJS.Timeout[]
  #delivered = 0
  #started = false
  #stopped = false
  #delivering: Promise<void> = Promise.resolve()
  readonly #listeners = new Set<(fact: LiveFact) => void>()

  constructor(
    it: Deps,
    every: { check: number; heartbeat: number } = { check: checkEvery, heartbeat: heartbeatEvery },
  ) {
    this.#database = it.database
    this.#snapshots = it.snapshots
    this.#decisions = it.decisions
    this.#log = it.log
    this.#timers = [
      setInterval(() => void this.deliver().then(() => this.checkAll()), every.check),
      // With the newest number, so that a browser that heard nothing for long need not ask for what was not for it.
      setInterval(() => this.#writeAll(beatText(this.#delivered)), every.heartbeat),
    ]
    for (const timer of this.#timers) timer.unref()
  }

  /** Begins after the newest fact there is: what happened before this process started is in the pages already. */
  async start(): Promise<void> {
    const { rows } = await this.#database.pool.query<{ last_seq: string }>(
      'select last_seq from fact_counter where id = 1',
    )
    this.#delivered = Number(rows[0]?.last_seq ?? 0)
    this.#started = true
  }

  /** The number of the newest fact that was delivered here. */
  get seq(): number {
    return this.#delivered
  }

  /** How many streams are open here. */
  get size(): number {
    return this.#streams.size
  }

  /** Hears every fact that passes, for other parts of this process (caches that facts clear). */
  onFact(listener: (fact: LiveFact) => void): void {
    this.#listeners.add(listener)
  }

  /** Lets a room plan how facts are delivered; by itself everybody hears each at once. */
  deliverBy(policy: DeliveryPolicy): void {
    this.#policy = policy
  }

  /** Opens a stream, tells it where it stands, and sends what it missed since `after`. Answers how to leave. */
  async open(stream: Stream, after: number | null): Promise<() => void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    this.#arriving.push({ stream, after, resolve, reject })
    // In line with the deliveries, so that nothing falls between what was missed and what comes next.
    if (this.#arriving.length === 1) void this.#inLine(() => this.#welcome())
    await promise
    return () => this.#forget(stream)
  }

  /** Lets in all who came while the line was busy: after a restart everybody comes back at once. */
  async #welcome(): Promise<void> {
    const arrived = this.#arriving.splice(0)
    try {
      // Another process may have numbered facts that did not come by here yet.
      await this.#deliverNew()
      // The right to listen may have ended since the request was let in.
      const found = await this.#snapshots.ofAll([...new Set(arrived.map(({ stream }) => stream.token))])
      for (const { stream, after, resolve } of arrived) {
        await this.#letIn(stream, found.get(stream.token), after)
        resolve()
      }
    } catch (error) {
      for (const { reject } of arrived) reject(error)
    }
  }

  async #letIn(stream: Stream, snapshot: Snapshot | undefined, after: number | null): Promise<void> {
    if (!snapshot?.asker) return this.#end(stream)
    stream.snapshot = snapshot
    await this.#catchUp(stream, after)
    // One that came while the process stops goes to the next: nobody would end it here any more.
    if (this.#stopped) return stream.end()
    this.#streams.add(stream)
    this.#waiting.open(stream)
  }

  /** Reads the facts that were numbered since the last time and writes them to who should hear them. */
  async deliver(): Promise<void> {
    // Before the start it is not known where to begin: it would be with the oldest fact there is.
    if (!this.#started) return
    await this.#inLine(() => this.#deliverNew()).catch((error: unknown) => {
      this.#log.error({ err: error }, 'live delivery failed; it goes on at the next news')
    })
  }

  /**
   * Writes something to the streams of these sessions whose people may hear it: at once, to who is there, and never again.
   */
  publish(signal: LivePresence, sessions: ReadonlySet<string>, audience: Audience): void {
    const text = signalText(signal)
    for (const stream of this.#streams.ofSessions(sessions))
      if (hears(stream.snapshot, audience, signal.kind)) this.#write(stream, text)
  }

  /** Writes what waits to be told, without waiting for more; for tests. */
  flushWaiting(): void {
    this.#gathering.tellAll()
    this.#waiting.writeAll()
  }

  /** Looks up all streams' sessions and rights, some at a time: ends the ended, tells those whose access changed. */
  async checkAll(): Promise<void> {
    // In line, so that an answer that was on its way when rights changed cannot come after a newer one.
    for (const some of this.#streams.inParts(checkedAtOnce))
      await this.#inLine(() => this.#check(some)).catch((error: unknown) => {
        this.#log.warn({ err: error }, 'the rights of open streams could not be checked')
      })
  }

  /** Ends all streams, and waits for what is being delivered. */
  async stop(): Promise<void> {
    this.#started = false
    this.#stopped = true
    for (const timer of this.#timers) clearInterval(timer)
    this.#gathering.tellAll()
    this.#waiting.stop()
    for (const stream of this.#streams) stream.end()
    this.#streams.clear()
    await this.#delivering
  }

  #inLine(work: () => Promise<void>): Promise<void> {
    const done = this.#delivering.then(work)
    this.#delivering = done.catch(() => {})
    return done
  }

  async #catchUp(stream: Stream, after: number | null): Promise<void> {
    const missed = after === null || after >= this.#delivered ? [] : await readFacts(this.#database, after)
    // Numbers have no gaps: unless the next one is there, facts were forgotten, or the number is of another database.
    const tooFar =
      after !== null && after !== this.#delivered && (missed[0]?.seq !== after + 1 || missed.length > replayLimit)
    stream.write(signalText({ kind: tooFar ? 'refetch' : 'hello', seq: this.#delivered }))
    if (tooFar) return
    const delivered = missed.filter(({ seq }) => seq <= this.#delivered)
    for (const [fact, audience] of await this.#withAudience(delivered))
      if (hears(stream.snapshot, audience, fact.kind)) stream.write(eventText(fact))
    // So that a browser that comes back often need not pass over the facts that were not for it again.
    stream.write(beatText(this.#delivered))
  }

  async #deliverNew(): Promise<void> {
    while (this.#started) {
      const updates = await readFacts(this.#database, this.#delivered)
      if (updates.length === 0) return
      const deliveries = await this.#policy(updates)
      for (const [at, [fact, audience]] of (await this.#withAudience(updates)).entries()) {
        await this.#clearWhatItChanges(fact)
        this.#publishFact(fact, audience, deliveries[at] ?? null)
        this.#delivered = fact.seq
        this.#notifyListeners(fact)
      }
    }
  }

  #publishFact(fact: LiveFact, audience: Audience, delivery: Delivery | null): void {
    const text = eventText(fact)
    const before = delivery?.before ? signalText(delivery.before) : ''
    const first = delivery ? this.#streams.ofSessions(delivery.sessions) : []
    const waits = delivery?.waits && !namesPeople(audience)
    if (waits) this.#waiting.add({ text, kind: fact.kind, audience, latest: delivery.latest })
    if (waits && delivery.gathers && before !== '') {
      const { gathers, sessions } = delivery
      this.#gathering.add(gathers, { text: before, kind: fact.kind, audience, sessions })
      return
    }
    const together = joined(before)
    for (const stream of first) {
      if (!hears(stream.snapshot, audience, fact.kind)) continue
      // Of a message that came whole the fact may wait with the others.
      const isDue = waits && (before === '' || this.#waiting.isDue(stream))
      const piece = isDue ? together(this.#waiting.take(stream)) : before
      if (piece !== '') stream.write(piece)
    }
    if (waits) return
    for (const stream of this.#streams.mayHear(audience))
      if (hears(stream.snapshot, audience, fact.kind)) this.#write(stream, text)
  }

  #tellPiece({ text, kind, audience, sessions }: Piece): void {
    const together = joined(text)
    for (const stream of this.#streams.ofSessions(sessions))
      if (hears(stream.snapshot, audience, kind))
        stream.write(this.#waiting.isDue(stream) ? together(this.#waiting.take(stream)) : text)
  }

  async #withAudience(facts: readonly LiveFact[]): Promise<(readonly [LiveFact, Audience])[]> {
    const audiences = await audiencesOf(facts, { database: this.#database, decisions: this.#decisions, log: this.#log })
    return facts.map((fact, place) => [fact, audiences[place] ?? 'nobody'])
  }

  async #clearWhatItChanges(fact: LiveFact): Promise<void> {
    const { personId } = fact.ids
    if (fact.kind === 'settings.changed') {
      this.#snapshots.forgetAll()
      await this.#check([...this.#streams])
    } else if (personId && (fact.kind === 'access.changed' || fact.kind === 'session.ended')) {
      await this.#snapshots.forget(personId)
      await this.#check([...this.#streams.of(personId)])
    }
  }

  #notifyListeners(fact: LiveFact): void {
    for (const listener of this.#listeners)
      try {
        listener(fact)
      } catch (error) {
        this.#log.error({ err: error, kind: fact.kind }, 'a part of this process could not take a fact in')
      }
  }

  async #check(streams: readonly Stream[]): Promise<void> {
    if (streams.length === 0) return
    const found = await this.#snapshots.ofAll([...new Set(streams.map((stream) => stream.token))])
    for (const stream of this.#streams.openAmong(streams)) {
      const snapshot = found.get(stream.token)
      if (!snapshot?.asker) this.#end(stream)
      else this.#renew(stream, snapshot)
    }
  }

  #renew(stream: Stream, snapshot: Snapshot): void {
    const before = accessKey(stream.snapshot)
    stream.snapshot = snapshot
    if (accessKey(snapshot) !== before) this.#write(stream, signalText({ kind: 'accessChanged' }))
  }

  #end(stream: Stream): void {
    this.#write(stream, signalText({ kind: 'ended' }))
    this.#forget(stream)
    stream.end()
  }

  #forget(stream: Stream): void {
    this.#streams.delete(stream)
    this.#waiting.close(stream)
  }

  /** Writes something at once, after what waits. */
  #write(stream: Stream, text: string): void {
    const waited = this.#waiting.take(stream)
    stream.write(waited === '' ? text : waited + text)
  }

  #writeAll(text: string): void {
    for (const stream of this.#streams) this.#write(stream, text)
  }
}
