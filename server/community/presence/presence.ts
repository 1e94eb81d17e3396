import { randomUUID } from 'node:crypto'
import { presenceTimes } from '@bewezen/domain/community/presence.ts'
import type { Presence as Shown } from '@bewezen/domain/community/presenceContract.ts'
import type { LiveFact, LivePresence } from '@bewezen/domain/facts.ts'
import type { Logger } from 'pino'
import type { Audience } from '../../base/facts/decisions.ts'
import { Registry, type Said } from './registry.ts'

type Gone = Pick<Said, 'sessionId' | 'viewId'>
type Deps = {
  /** Who may hear of each of these channels now. */
  readers: (channelIds: readonly string[]) => Promise<ReadonlyMap<string, Audience>>
  /** Writes a signal to the streams of these sessions here, as far as each may hear it. */
  publish: (signal: LivePresence, sessionIds: ReadonlySet<string>, audience: Audience) => void
  /** Says something to the other processes; it may get lost. */
  hint: (text: string) => Promise<void>
  log: Logger
}

/** What goes to the others in one piece, in bytes: NOTIFY carries less than 8,000. */
const mostInOneHint = 7_500
/** What happens within this many milliseconds is told together. */
const gathered = 50

/**
 * Who has which channel before them and who types, in all processes together. It is a hint and never the truth: it lives
 * in memory, goes by itself, and whether somebody may hear it is asked of the database each time (COM-CHAT-31..36).
 */
export class Presence {
  readonly #id = randomUUID()
  readonly #registry = new Registry()
  readonly #deps: Deps
  readonly #told = new Map<string, { at: number; text: string }>()
  readonly #changed = new Set<string>()
  /** What is to be seen in each channel, until that changes: everybody who says that they are there is answered it. */
  readonly #shown = new Map<string, Shown>()
  #forOthers: string[] = []
  #timer: NodeJS.Timeout | null = null
  #expiry: NodeJS.Timeout | null = null

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /** Takes in that a view is looked at, for all processes. */
  say(said: Said): void {
    this.#look(this.#registry.say(said, performance.now()))
    this.#expireLater()
    this.#share({ said })
  }

  /** Forgets a view in all processes. */
  leave(gone: Gone): void {
    this.#look(this.#registry.leave(gone))
    this.#share({ gone })
  }

  /** What another process said. */
  hear(hint: string): void {
    const [from, news] = JSON.parse(hint) as [string, ({ said: Said } | { gone: Gone })[]]
    if (from === this.#id) return
    for (const one of news)
      this.#look('said' in one ? this.#registry.say(one.said, performance.now()) : this.#registry.leave(one.gone))
    this.#expireLater()
  }

  /** Takes in what ends somebody's presence before its time: every process hears the facts. */
  take({ kind, ids }: LiveFact): void {
    const { personId, hiddenId, channelId = '', authorId = '' } = ids
    // What 'Beheer' says has no author, who therefore typed nowhere (COM-MOD-11).
    if (kind === 'message.posted') this.#look(this.#registry.endTyping(channelId, authorId))
    else if (kind === 'conversation.changed') this.#look(this.#registry.hideAll(channelId))
    else if (kind === 'person.hidden' && hiddenId) this.#look(this.#registry.forgetPerson(hiddenId))
    else if (personId && endsPresence.has(kind)) this.#look(this.#registry.forgetPerson(personId))
  }

  of(channelId: string): Shown {
    const known = this.#shown.get(channelId)
    if (known) return known
    const presence = this.#registry.presenceOf(channelId)
    // Also of an evening, which thousands look at and nobody is shown in; one that nobody looks at is not kept.
    if (this.#registry.isLookedAt(channelId)) this.#shown.set(channelId, presence)
    return presence
  }

  sessionsIn(channelId: string): ReadonlySet<string> {
    return this.#registry.sessionsIn(channelId)
  }

  facesIn(channelId: string): Shown['people'] {
    return this.#registry.facesIn(channelId)
  }

  /** How many people have a channel before them, those who are not shown included. */
  peopleIn(channelId: string): number {
    return this.#registry.peopleIn(channelId)
  }

  stop(): void {
    for (const timer of [this.#expiry, this.#timer]) if (timer) clearTimeout(timer)
    this.#expiry = this.#timer = null
  }

  /** Lets go of what is not said again, as long as anybody is there: a process at rest is left asleep (OPS-COST-04). */
  #expireLater(): void {
    if (this.#expiry || this.#registry.isEmpty) return
    this.#expiry = setTimeout(() => {
      this.#expiry = null
      this.#look(this.#registry.expire(performance.now()))
      this.#expireLater()
    }, presenceTimes.tell)
    this.#expiry.unref()
  }

  #look(channelIds: readonly string[]): void {
    for (const channelId of channelIds) {
      this.#changed.add(channelId)
      this.#shown.delete(channelId)
    }
    if (this.#changed.size > 0) this.#soon()
  }

  #share(news: { said: Said } | { gone: Gone }): void {
    this.#forOthers.push(JSON.stringify(news))
    this.#soon()
  }

  #soon(after = gathered): void {
    if (this.#timer) return
    this.#timer = setTimeout(() => {
      this.#timer = null
      this.#tellOthers()
      this.#tellAll().catch((error: unknown) => this.#deps.log.warn({ err: error }, 'who is here could not be told'))
    }, after)
    this.#timer.unref()
  }

  #tellOthers(): void {
    const updates = this.#forOthers
    this.#forOthers = []
    for (const part of inParts(updates, mostInOneHint))
      this.#deps.hint(`["${this.#id}",[${part.join()}]]`).catch((error: unknown) => {
        this.#deps.log.warn({ err: error }, 'other processes could not be told who is here')
      })
  }

  /** Tells of each channel that changed, of one and the same at most once a second. */
  async #tellAll(): Promise<void> {
    const now = performance.now()
    const due = [...this.#changed].filter(
      (id) => now - (this.#told.get(id)?.at ?? Number.NEGATIVE_INFINITY) >= presenceTimes.tell,
    )
    for (const id of due) this.#changed.delete(id)
    if (this.#changed.size > 0) this.#soon(presenceTimes.tell / 4)
    if (due.length === 0) return
    const heldBy = new Map(due.map((id) => [id, this.#registry.sessionsIn(id)]))
    for (const [id, sessions] of heldBy) if (sessions.size === 0) this.#told.delete(id)
    const held = due.filter((id) => heldBy.get(id)?.size)
    if (held.length === 0) return
    const readers = await this.#deps.readers(held)
    for (const id of held) this.#tell(id, readers.get(id) ?? 'nobody', now)
  }

  #tell(channelId: string, readers: Audience, at: number): void {
    const presence = this.of(channelId)
    const text = JSON.stringify(presence)
    if (this.#told.get(channelId)?.text === text) return
    this.#told.set(channelId, { at, text })
    this.#deps.publish({ kind: 'presence', ...presence }, this.#registry.sessionsIn(channelId), readers)
  }
}

/** After these somebody's rights, name or wish may be others: they are not shown until their browser says so again. */
const endsPresence: ReadonlySet<string> = new Set(['access.changed', 'session.ended', 'preferences.changed'])

/** Texts in parts that are no longer than this together, in bytes. */
function inParts(texts: readonly string[], most: number): string[][] {
  const parts: string[][] = []
  let room = 0
  for (const text of texts) {
    const size = Buffer.byteLength(text) + 1
    if (size > room || parts.length === 0) {
      parts.push([])
      room = most
    }
    parts.at(-1)?.push(text)
    room -= size
  }
  return parts
}
