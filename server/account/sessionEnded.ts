import { record } from '../base/facts/record.ts'
import type { House } from '../base/house.ts'

/** Tells that a login ended. The fact reaches every process in a moment; this one believes in it no longer at once. */
export async function tellSessionEnded(house: House, ended: { personId: string; sessionId: string }): Promise<void> {
  await house.transaction((tx) => record(tx, { kind: 'session.ended', ...ended }))
  await house.snapshots.forget(ended.personId)
}
