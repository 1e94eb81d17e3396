import { eq } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import { attachUploadsByKey, detachUploadsByKey, type Loose } from '../base/files/attach.ts'
import { events } from './tables.ts'

const keyIn = (address: string | null): string[] => {
  const [, key] = /^\/files\/(event-images\/[0-9a-f]{32})\//.exec(address ?? '') ?? []
  return key ? [key] : []
}

/** Ties the picture of an event to it, when it is one of ours (EV-FORM-57). */
export const attachPicture = (tx: Tx, address: string | null, personId: string, now: Date): Promise<void> =>
  attachUploadsByKey(tx, { keys: keyIn(address), personId, purpose: 'event-image', now })

/** Unties the picture that an event showed, once no event shows it any more; answers what is to be taken away. */
export async function detachPicture(tx: Tx, address: string | null): Promise<Loose[]> {
  const keys = keyIn(address)
  if (keys.length === 0 || address === null) return []
  const [shown] = await tx.select({ id: events.id }).from(events).where(eq(events.imageUrl, address)).limit(1)
  return shown ? [] : detachUploadsByKey(tx, keys)
}
