import { mostFaces, mostTyping, presenceTimes } from '@bewezen/domain/community/presence.ts'
import type { Presence } from '@bewezen/domain/community/presenceContract.ts'
import type { Face } from '@bewezen/domain/profile/face.ts'

/** That somebody has a channel before them, in one tab of one session; `face` is null for who is not shown to others. */
export type Said = {
  viewId: string
  channelId: string
  sessionId: string
  personId: string
  face: Face | null
  typing?: boolean | undefined
}
type View = Omit<Said, 'typing'> & { until: number; typingUntil: number }

/** More tabs than anybody has open: whoever makes up views loses the oldest. */
const mostOfOnePerson = 50

/**
 * The views of one process and what others told of theirs, by time alone: nothing here is the truth, and whatever is not
 * said again goes by itself. What changes answers the channels in which something else is to be seen now.
 */
export class Registry {
  readonly #views = new Map<string, View>()
  readonly #inChannel = new Map<string, Set<View>>()
  readonly #ofPerson = new Map<string, Set<View>>()
  /** The sessions in each channel, until one comes or goes: every message asks for them. */
  readonly #sessionsIn = new Map<string, ReadonlySet<string>>()

  /** Whether nobody has any channel before them. */
  get isEmpty(): boolean {
    return this.#views.size === 0
  }

  /** Takes in that a view is looked at. Answers the channels that look different for it. */
  say({ typing, ...said }: Said, now: number): string[] {
    const key = keyOf(said)
    const before = this.#views.get(key)
    const isSame = before?.channelId === said.channelId && before.personId === said.personId
    const typedUntil = isSame ? before.typingUntil : 0
    const typingUntil = typing === undefined ? typedUntil : typing && said.face ? now + presenceTimes.typingLasts : 0
    const view = { ...said, until: now + presenceTimes.hereLasts, typingUntil }
    if (isSame) {
      const changed = looks(before) !== looks(view)
      Object.assign(before, view)
      return changed ? [said.channelId] : []
    }
    const left = before ? this.#remove(before) : []
    this.#add(view)
    return [...new Set([...left, said.channelId])]
  }

  /** Forgets one view. */
  leave(view: Pick<Said, 'sessionId' | 'viewId'>): string[] {
    const gone = this.#views.get(keyOf(view))
    return gone ? this.#remove(gone) : []
  }

  /** Forgets all of one person, until they are said again by who looked up their rights anew. */
  forgetPerson(personId: string): string[] {
    return [...(this.#ofPerson.get(personId) ?? [])].flatMap((view) => this.#remove(view))
  }

  /** Shows nobody in a channel until each is said again, which all of them hear still. */
  hideAll(channelId: string): string[] {
    const views = [...(this.#inChannel.get(channelId) ?? [])]
    for (const view of views) Object.assign(view, { face: null, typingUntil: 0 })
    return views.length > 0 ? [channelId] : []
  }

  /** Somebody's message is there: they type no more. */
  endTyping(channelId: string, personId: string): string[] {
    const typing = [...(this.#ofPerson.get(personId) ?? [])].filter(
      (view) => view.channelId === channelId && view.typingUntil > 0,
    )
    for (const view of typing) view.typingUntil = 0
    return typing.length > 0 ? [channelId] : []
  }

  /** Lets go of what was not said again in time. */
  expire(now: number): string[] {
    const changed = new Set<string>()
    for (const view of this.#views.values())
      if (view.until <= now) for (const channelId of this.#remove(view)) changed.add(channelId)
      else if (view.typingUntil > 0 && view.typingUntil <= now) {
        view.typingUntil = 0
        changed.add(view.channelId)
      }
    return [...changed]
  }

  /** The sessions that have a channel before them, those that are not shown included. */
  sessionsIn(channelId: string): ReadonlySet<string> {
    const known = this.#sessionsIn.get(channelId)
    if (known) return known
    const sessions = new Set([...(this.#inChannel.get(channelId) ?? [])].map(({ sessionId }) => sessionId))
    if (sessions.size > 0) this.#sessionsIn.set(channelId, sessions)
    return sessions
  }

  isLookedAt(channelId: string): boolean {
    return this.#inChannel.has(channelId)
  }

  /** How many people have a channel before them, those that are not shown included, each once. */
  peopleIn(channelId: string): number {
    return new Set([...(this.#inChannel.get(channelId) ?? [])].map(({ personId }) => personId)).size
  }

  /** The faces that are shown in a channel, each once; who came first stands first. */
  facesIn(channelId: string): Face[] {
    const faces = new Map<string, Face>()
    for (const { personId, face } of this.#inChannel.get(channelId) ?? [])
      if (face && !faces.has(personId)) faces.set(personId, face)
    return [...faces.values()]
  }

  /** What everybody in a channel may see of the others. */
  presenceOf(channelId: string): Presence {
    const faces = this.facesIn(channelId)
    const typing = new Map<string, string>()
    for (const { personId, face, typingUntil } of this.#inChannel.get(channelId) ?? [])
      if (face && typingUntil > 0) typing.set(personId, face.firstName || face.username)
    return {
      channelId,
      count: faces.length,
      people: faces.slice(0, mostFaces + 1),
      typing: [...typing].slice(0, mostTyping).map(([id, name]) => ({ id, name })),
    }
  }

  #add(view: View): void {
    this.#sessionsIn.delete(view.channelId)
    this.#views.set(keyOf(view), view)
    put(this.#inChannel, view.channelId, view)
    const [oldest, ...others] = put(this.#ofPerson, view.personId, view)
    if (oldest && others.length >= mostOfOnePerson) this.#remove(oldest)
  }

  #remove(view: View): string[] {
    this.#sessionsIn.delete(view.channelId)
    this.#views.delete(keyOf(view))
    take(this.#inChannel, view.channelId, view)
    take(this.#ofPerson, view.personId, view)
    return [view.channelId]
  }
}

// With the session, so that nobody moves or ends what another said.
const keyOf = ({ sessionId, viewId }: Pick<Said, 'sessionId' | 'viewId'>) => `${sessionId} ${viewId}`
const looks = ({ face, typingUntil }: View) => JSON.stringify([face, typingUntil > 0])

function put(sets: Map<string, Set<View>>, key: string, view: View): Set<View> {
  const set = sets.get(key) ?? new Set<View>()
  sets.set(key, set)
  return set.add(view)
}

function take(sets: Map<string, Set<View>>, key: string, view: View): void {
  const set = sets.get(key)
  set?.delete(view)
  if (set?.size === 0) sets.delete(key)
}
