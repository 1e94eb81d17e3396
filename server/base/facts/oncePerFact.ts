import type { Tx } from '../database/open.ts'

/** What a decision reads of a fact, read once for its mails and its notices: both are asked for in one transaction. */
export function oncePerFact<Fact extends object, Found>(read: (tx: Tx, fact: Fact) => Promise<Found>): typeof read {
  const known = new WeakMap<Fact, Promise<Found>>()
  return (tx, fact) => {
    const found = known.get(fact) ?? read(tx, fact)
    known.set(fact, found)
    return found
  }
}
