import { countAttempt } from '../account/index.ts'
import { readNow } from '../base/database/clock.ts'
import { refuse } from '../base/refuse.ts'
import type { Ctx } from '../base/serve.ts'

/** How often within a quarter of an hour. Somebody who waits on the return page asks eleven times. */
export const asksAtMost = 60

/**
 * Counts that the payment provider is about to be asked for this person, and refuses TOO_MANY_REQUESTS beyond the limit:
 * the provider answers only so many questions of ours, and one person could use them up for everybody who wants to pay.
 */
export async function countAsking({ house, db, person }: Ctx): Promise<void> {
  const attempt = { kind: 'provider', subject: person.id, now: await readNow(db), limit: asksAtMost } as const
  if (!(await countAttempt(house, db, attempt))) refuse('TOO_MANY_REQUESTS')
}
