import { isFar } from '@bewezen/domain/base/farPicture.ts'
import type { AwardText } from '@bewezen/domain/profile/awardContract.ts'
import { eq } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import { attachUploadsByKey, detachUploadsByKey, type Loose } from '../base/files/attach.ts'
import { fetchPicture } from '../base/files/fetchPicture.ts'
import { keysIn } from '../base/files/keys.ts'
import { refuse } from '../base/refuse.ts'
import type { Ctx } from '../base/serve.ts'
import { awards } from './tables.ts'

/** The award with a picture of our own: one that stands elsewhere is fetched, once, before anything is stored (ADM-PANEL-24). */
export async function withOwnPicture(ctx: Ctx, award: AwardText): Promise<AwardText> {
  const { imageUrl: address } = award
  if (!isFar(address)) return award
  const kept = await fetchPicture(ctx.house, { address, purpose: 'award-image', personId: ctx.person.id })
  if ('refused' in kept) return refuse('FAULTY_FIELDS', { faults: { imageUrl: kept.refused } })
  return { ...award, imageUrl: kept.addresses.full ?? '' }
}

/** Ties the picture of an award to it, when it is one of ours. */
export const attachPicture = (tx: Tx, address: string, personId: string, now: Date): Promise<void> =>
  attachUploadsByKey(tx, { keys: keysIn(address, 'award-image'), personId, purpose: 'award-image', now })

/** Unties the picture that an award showed, once no award shows it any more; answers what is to be taken away. */
export async function detachPicture(tx: Tx, address: string | null): Promise<Loose[]> {
  const keys = keysIn(address, 'award-image')
  if (keys.length === 0 || address === null) return []
  const [shown] = await tx.select({ id: awards.id }).from(awards).where(eq(awards.imageUrl, address)).limit(1)
  return shown ? [] : detachUploadsByKey(tx, keys)
}
