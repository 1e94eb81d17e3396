import { newId } from '@bewezen/domain/base/ids.ts'
import type { Fact } from '@bewezen/domain/facts.ts'
import type { Tx } from '../database/open.ts'
import { sentAhead } from '../database/transaction.ts'
import { facts } from './tables.ts'

const withFacts = new WeakSet<object>()

/** Appends a domain event (fact) to the outbox, in the transaction of the change it tells of. Returns its id. */
export async function record(tx: Tx, fact: Fact): Promise<string> {
  const [id] = await recordAll(tx, [fact])
  return id ?? ''
}

/** Appends several facts in their order, in one statement. Returns their ids. */
export async function recordAll(tx: Tx, happened: readonly Fact[]): Promise<string[]> {
  if (happened.length === 0) return []
  const rows = happened.map(({ kind, ...ids }) => ({ id: newId(), kind, ids: ids as Record<string, string> }))
  await sentAhead(tx, () => tx.insert(facts).values(rows).execute())
  withFacts.add(tx)
  return rows.map((row) => row.id)
}

/** Whether anything was recorded in this transaction, so that the sequencer must be woken after it. */
export const hasFacts = (tx: Tx): boolean => withFacts.has(tx)
