import { eq } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import { record } from '../base/facts/record.ts'
import { profiles } from './tables.ts'

/** Makes somebody look removed to everybody else, or seen again; every open page hears of it. */
export async function setHidden(tx: Tx, personId: string, hiddenAt: Date | null): Promise<void> {
  await tx.update(profiles).set({ hiddenAt }).where(eq(profiles.id, personId))
  await record(tx, { kind: hiddenAt ? 'person.hidden' : 'person.shown', hiddenId: personId })
  await record(tx, { kind: 'access.changed', personId })
}
