import { toMs } from '../base/moment.ts'

/**
 * One press of a button at the door: somebody came in, or that is taken back; made by the phone, also without a line
 * (EV-MORE-51). `waits` says, on the phone on which it was made, that it is not stored yet.
 */
export type Press = { id: string; inside: boolean; at: string; waits?: true }

/**
 * Two sets of presses as one (a grow-only set, a CRDT): each id once, and what the first has of it stands. Nothing is ever
 * taken out, so phones may send in any order, twice and half, and all who have the same presses show the same.
 */
export function mergedPresses(stored: readonly Press[], others: readonly Press[]): Press[] {
  const all = new Map(others.map((press) => [press.id, press]))
  for (const press of stored) all.set(press.id, press)
  return [...all.values()].toSorted(byMoment)
}

/**
 * Since when somebody is inside by all presses about them, or null: in the order of the moments at which they were made,
 * of the same moment by id. Pressed in twice, the earliest counts; taken back, nothing before it does (EV-MORE-51).
 */
export function insideSince(presses: readonly Press[]): string | null {
  let since: string | null = null
  for (const { inside, at } of presses.toSorted(byMoment)) since = inside ? (since ?? at) : null
  return since
}

const byMoment = (a: Press, b: Press): number => toMs(a.at) - toMs(b.at) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

/** The moment under which a press is stored: a phone whose clock runs ahead cannot overrule what is still to come (EV-MORE-51). */
export const storedMoment = (pressed: string, now: string): string => (toMs(pressed) > toMs(now) ? now : pressed)
