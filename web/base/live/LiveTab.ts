import type { LiveFact, LiveSignal, LiveTold } from '@bewezen/domain/facts.ts'
import { type Backlog, emptyBacklog, missedAfter, withFact } from './backlog.ts'
import type { Connect } from './connect.ts'
import type { Heard } from './events.ts'
import { keepConnected, type LineStatus } from './keepConnected.ts'

/** The listeners of a tab, called for everything that it hears. */
export type Ears = {
  fact: (fact: LiveFact) => void
  /** Too much was missed to be told: what is on screen must be fetched anew. */
  refetch: () => void
  /** What the viewer may do has changed. */
  accessChanged: () => void
  /** The session is over. */
  signedOut: () => void
  /** Told by the way, and never again. */
  told: (told: LiveTold) => void
  status: (status: LineStatus) => void
}

/** A message between tabs; `tab` is the one it is for. */
type Said =
  | { say: 'join'; tab: string; after: number }
  | { say: 'missed'; tab: string; facts: LiveFact[]; seq: number; status: LineStatus }
  | { say: 'refetch'; tab?: string; seq: number }
  | { say: 'fact'; fact: LiveFact }
  | { say: 'beat'; seq: number }
  | { say: 'status'; status: LineStatus }
  | { say: 'told'; told: LiveTold }
  | { say: 'leads' | 'accessChanged' | 'signedOut' | 'hurry' }

type Deps = {
  /** The number after which this tab wants to hear: what came before is in its page. */
  seq: number
  connect: Connect
  ears: Ears
  /** How the tabs of a browser talk and agree; without either the tab has a stream of its own. */
  channel: BroadcastChannel | null
  locks: Pick<LockManager, 'request'> | null
  /** Whether somebody looks at this tab. */
  isWatched?: () => boolean
}

const lockName = 'bewezen-live'
/** A leading tab that is silent for this long was put to sleep by its browser: a tab that is looked at takes over. */
const leaderSleepsAfter = 90_000

/**
 * One tab's part in the one live stream of a browser: the tab that holds the lock leads, opens the stream and tells the
 * others, and each passes on to its ears every fact once and in order. When the leader goes, another tab takes over.
 */
export class LiveTab {
  readonly #deps: Deps
  readonly #id = crypto.randomUUID()
  readonly #stopped = new AbortController()
  #seq: number
  #backlog: Backlog
  #line: ReturnType<typeof keepConnected> | null = null
  /** Until the leader answered, what it tells everybody may lie beyond what this tab missed. */
  #joined = false
  #status: LineStatus = 'open'
  #heardAt = performance.now()
  #release = () => {}

  constructor(deps: Deps) {
    this.#deps = deps
    this.#seq = deps.seq
    this.#backlog = emptyBacklog(deps.seq)
    const { channel, locks } = deps
    if (!channel || !locks) {
      this.#lead()
      return
    }
    channel.onmessage = ({ data }: MessageEvent<Said>) => this.#hearTab(data)
    this.#waitForLead(locks)
    this.#join()
    const watch = setInterval(() => this.#takeOverFromSleeper(locks), leaderSleepsAfter / 3)
    this.#stopped.signal.addEventListener('abort', () => clearInterval(watch))
  }

  /** Ends a pause of the stream: the device is back on the net, or somebody asks for it. */
  hurry(): void {
    if (this.#line) this.#line.hurry()
    else this.#say({ say: 'hurry' })
  }

  /** Gives up the stream because the device is off the net; it is opened again after a pause. */
  drop(): void {
    this.#line?.drop()
  }

  /** Tells every tab of this browser that the session is over; this one is told by whoever calls. */
  tellSignedOut(): void {
    this.#say({ say: 'signedOut' })
  }

  stop(): void {
    this.#stopped.abort()
    this.#line?.stop()
    this.#release()
    this.#deps.channel?.close()
  }

  #waitForLead(locks: Pick<LockManager, 'request'>, how: LockOptions = { signal: this.#stopped.signal }): void {
    const leads = () =>
      new Promise<void>((release) => {
        this.#release = release
        this.#lead()
      })
    locks.request(lockName, how, leads).catch(() => {
      if (this.#stopped.signal.aborted) return
      // Another tab took over while this one slept.
      this.#line?.stop()
      this.#line = null
      this.#waitForLead(locks)
      this.#join()
    })
  }

  #takeOverFromSleeper(locks: Pick<LockManager, 'request'>): void {
    if (this.#line || performance.now() - this.#heardAt < leaderSleepsAfter) return
    if (this.#deps.isWatched?.()) this.#waitForLead(locks, { steal: true })
  }

  #lead(): void {
    this.#backlog = emptyBacklog(this.#seq)
    this.#say({ say: 'leads' })
    this.#line = keepConnected({
      connect: this.#deps.connect,
      after: () => this.#seq,
      hear: (heard) => this.#hearServer(heard),
      onStatus: (status) => this.#tellStatus(status),
      onSignedOut: () => this.#endSession(),
    })
  }

  #join(): void {
    this.#joined = false
    this.#say({ say: 'join', tab: this.#id, after: this.#seq })
  }

  #hearServer(heard: Heard): void {
    if ('fact' in heard) {
      if (heard.fact.seq <= this.#seq) return
      this.#backlog = withFact(this.#backlog, heard.fact)
      this.#say({ say: 'fact', fact: heard.fact })
      this.#takeFact(heard.fact)
    } else if ('beat' in heard) {
      this.#seq = Math.max(this.#seq, heard.beat ?? 0)
      this.#say({ say: 'beat', seq: this.#seq })
    } else this.#hearSignal(heard.signal)
  }

  #hearSignal(signal: LiveSignal): void {
    if (signal.kind === 'refetch') {
      this.#seq = signal.seq
      this.#backlog = emptyBacklog(signal.seq)
      this.#say({ say: 'refetch', seq: signal.seq })
      this.#deps.ears.refetch()
    } else if (signal.kind === 'accessChanged') {
      this.#say({ say: 'accessChanged' })
      this.#deps.ears.accessChanged()
    } else if (signal.kind === 'ended') this.#endSession()
    else if (signal.kind !== 'hello') {
      this.#say({ say: 'told', told: signal })
      this.#deps.ears.told(signal)
    }
  }

  #endSession(): void {
    this.#say({ say: 'signedOut' })
    this.#deps.ears.signedOut()
  }

  #hearTab(said: Said): void {
    if (this.#line) {
      if (said.say === 'join') this.#welcome(said.tab, said.after)
      else if (said.say === 'hurry') this.#line.hurry()
      else if (said.say === 'signedOut') this.#deps.ears.signedOut()
      return
    }
    if (said.say === 'join' || said.say === 'hurry') return
    this.#heardAt = performance.now()
    if ('tab' in said && said.tab !== undefined && said.tab !== this.#id) return
    if (said.say === 'leads') this.#join()
    else if (said.say === 'signedOut') this.#deps.ears.signedOut()
    else this.#follow(said)
  }

  #follow(said: Said): void {
    const { ears } = this.#deps
    if (said.say === 'missed') {
      for (const fact of said.facts) this.#takeFact(fact)
      this.#seq = Math.max(this.#seq, said.seq)
      this.#joined = true
      this.#setStatus(said.status)
    } else if (said.say === 'refetch') {
      this.#seq = said.seq
      this.#joined = true
      ears.refetch()
    } else if (said.say === 'status') this.#setStatus(said.status)
    else if (said.say === 'accessChanged') ears.accessChanged()
    else if (said.say === 'told') ears.told(said.told)
    else if (!this.#joined) return
    else if (said.say === 'fact') this.#takeFact(said.fact)
    else if (said.say === 'beat') this.#seq = Math.max(this.#seq, said.seq)
  }

  #welcome(tab: string, after: number): void {
    const facts = missedAfter(this.#backlog, after)
    if (facts) this.#say({ say: 'missed', tab, facts, seq: this.#seq, status: this.#status })
    else this.#say({ say: 'refetch', tab, seq: this.#seq })
  }

  #takeFact(fact: LiveFact): void {
    if (fact.seq <= this.#seq) return
    this.#seq = fact.seq
    this.#deps.ears.fact(fact)
  }

  #tellStatus(status: LineStatus): void {
    if (status !== this.#status) this.#say({ say: 'status', status })
    this.#setStatus(status)
  }

  #setStatus(status: LineStatus): void {
    if (status === this.#status) return
    this.#status = status
    this.#deps.ears.status(status)
  }

  #say(said: Said): void {
    if (!this.#stopped.signal.aborted) this.#deps.channel?.postMessage(said)
  }
}
