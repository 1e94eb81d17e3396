import type { Fact, FactKind, FactOf, LiveFact } from '@bewezen/domain/facts.ts'
import { queries } from '../api/queries.ts'

/** A room's listener in this browser for one kind of fact: it patches or invalidates what is cached. */
type Listener<Kind extends FactKind> = (fact: FactOf<Kind>) => void

/** The kinds of facts that a room listens to (`web/<room>/news.ts`). */
export type News = { [Kind in FactKind]?: Listener<Kind> }

/** For a kind of fact that changes nothing a browser shows. */
export const nothing = (): void => {}

/** Fetches what is cached of a room, or of one of its reads, anew: what is on screen at once. */
export const renew = (room: string, read?: string) => (): void =>
  void queries().invalidateQueries({ queryKey: [read ? [room, read] : [room]] })

/** The kinds of facts to which no room listens. */
type Unheard<Rooms extends readonly News[]> = Exclude<FactKind, { [At in keyof Rooms]: keyof Rooms[At] }[number]>

/**
 * The listeners of all rooms as one function, which takes in a fact: each room that has a line for its kind does what it
 * does, in the order of the rooms. A kind without any line does not compile. What is about another person is passed
 * over: the server does not send it, and this is the second guard (SH-NOTIF-07, IN-STATE-11). `viewer` answers who is
 * signed in, as far as the page knows.
 */
export function composeNews<const Rooms extends readonly News[]>(
  rooms: Rooms & ([Unheard<Rooms>] extends [never] ? unknown : { unheard: Unheard<Rooms> }),
  viewer: () => string | undefined,
): (fact: LiveFact) => void {
  return ({ kind, ids }) => {
    const viewerId = viewer()
    if (viewerId && ids.personId && ids.personId !== viewerId) return
    const fact = { kind, ...ids } as unknown as Fact
    for (const room of rooms as readonly News[]) (room[kind] as Listener<FactKind> | undefined)?.(fact)
  }
}
