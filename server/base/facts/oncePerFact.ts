import type { Tx } from '../database/open.ts'

/** Memoises the details of a fact for its mails and its notifications, which are made in one transaction. */
export function oncePerFact<Fact extends object, Found>(read: (tx: Tx, fact: Fact) => Promise<Found>): typeof read {
  const known = new WeakMap<Fact, Promise<Found>>()
  return (tx, fact) => {
    const found = known.get(fact) ?? read(tx, fact)
    known.set(fact, found)
    return found
  }
}
