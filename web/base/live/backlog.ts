import type { LiveFact } from '@bewezen/domain/facts.ts'

const most = 500

/** The facts that the leading tab heard, kept for tabs that come later: everything after `since`, or nothing can be said. */
export type Backlog = { since: number; facts: readonly LiveFact[] }

export const emptyBacklog = (since: number): Backlog => ({ since, facts: [] })

/** The backlog with one more fact; the oldest go when there are more than 500. */
export function withFact({ since, facts }: Backlog, fact: LiveFact): Backlog {
  const kept = [...facts, fact].slice(-most)
  const dropped = kept.length > facts.length ? undefined : facts[0]
  return { since: dropped?.seq ?? since, facts: kept }
}

/** The facts after a number; null when that lies before what is kept, and everything must be fetched anew. */
export const missedAfter = ({ since, facts }: Backlog, seq: number): LiveFact[] | null =>
  seq < since ? null : facts.filter((fact) => fact.seq > seq)
