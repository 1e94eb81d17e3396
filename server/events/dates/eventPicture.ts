import { isFar } from '@bewezen/domain/base/farPicture.ts'
import type { EventForm } from '@bewezen/domain/events/eventForm.ts'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../base/database/open.ts'
import { attachUploadsByKey, detachUploadsByKey, type Loose } from '../../base/files/attach.ts'
import { fetchPicture } from '../../base/files/fetchPicture.ts'
import { keysIn } from '../../base/files/keys.ts'
import { refuse } from '../../base/refuse.ts'
import type { Ctx } from '../../base/serve.ts'
import { events } from '../tables.ts'
import { checkForm } from './checkForm.ts'

/** The form with a picture of our own: one that stands elsewhere is fetched, once, before anything is stored (EV-FORM-67). */
export async function withOwnPicture(ctx: Ctx, typed: EventForm): Promise<EventForm> {
  if (!isFar(typed.imageUrl)) return typed
  const { imageUrl: address } = checkForm(typed)
  const kept = await fetchPicture(ctx.house, { address, purpose: 'event-image', personId: ctx.person.id })
  if ('refused' in kept) return refuse('FAULTY_FIELDS', { faults: { imageUrl: kept.refused } })
  return { ...typed, imageUrl: kept.addresses.card ?? '' }
}

/** Ties the picture of an event to it, when it is one of ours (EV-FORM-57). */
export const attachPicture = (tx: Tx, address: string | null, personId: string, now: Date): Promise<void> =>
  attachUploadsByKey(tx, { keys: keysIn(address, 'event-image'), personId, purpose: 'event-image', now })

/** Unties the picture that an event showed, once no event shows it any more; answers what is to be taken away. */
export async function detachPicture(tx: Tx, address: string | null): Promise<Loose[]> {
  const keys = keysIn(address, 'event-image')
  if (keys.length === 0 || address === null) return []
  const [shown] = await tx.select({ id: events.id }).from(events).where(eq(events.imageUrl, address)).limit(1)
  return shown ? [] : detachUploadsByKey(tx, keys)
}
