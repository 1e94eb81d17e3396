import { fileAddress } from '@bewezen/domain/base/files.ts'
import { profile } from '@bewezen/domain/profile/contract.ts'
import { and, eq, isNotNull, ne } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import { record } from '../base/facts/record.ts'
import { attachUpload, detachUpload, type Loose, removeUpload } from '../base/files/attach.ts'
import { uploads } from '../base/files/tables.ts'
import { refuse } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { profiles } from './tables.ts'

/**
 * Puts an uploaded picture on the profile of its owner and takes the earlier one away (SH-AVAT-05, SH-AVAT-06). Of two
 * at once the last one confirmed stays (SH-EDGE-21); the same one again answers as before.
 */
export const setAvatar = serve(profile.setAvatar, async (ctx, { uploadId }) => {
  const personId = ctx.person.id
  const { avatarUrl, loose } = await ctx.transaction(async (tx, now) => {
    await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, personId)).for('no key update')
    const avatarUrl = await addressOf(tx, uploadId)
    const isShown = await tx
      .select({ id: profiles.id })
      .from(profiles)
      .where(and(eq(profiles.id, personId), eq(profiles.avatarUrl, avatarUrl)))
    if (isShown.length > 0) return { avatarUrl, loose: [] }

    if (!(await attachUpload(tx, { id: uploadId, personId, purpose: 'avatar', now }))) refuse('UPLOAD_FAILED')
    await tx.update(profiles).set({ avatarUrl }).where(eq(profiles.id, personId))
    await record(tx, { kind: 'profile.changed', personId })
    return { avatarUrl, loose: await detachEarlier(tx, personId, uploadId) }
  })
  // What cannot be taken away now goes with the next sweep.
  for (const one of loose)
    await removeUpload(ctx.house, one).catch((error: unknown) =>
      ctx.house.log.warn({ err: error }, 'an earlier avatar could not be removed'),
    )
  return { avatarUrl }
})

async function addressOf(tx: Tx, uploadId: string): Promise<string> {
  const [upload] = await tx.select({ key: uploads.key }).from(uploads).where(eq(uploads.id, uploadId))
  return upload ? fileAddress(upload.key, '256') : refuse('UPLOAD_FAILED')
}

async function detachEarlier(tx: Tx, personId: string, uploadId: string): Promise<Loose[]> {
  const earlier = await tx
    .select({ id: uploads.id })
    .from(uploads)
    .where(
      and(
        eq(uploads.ownerId, personId),
        eq(uploads.purpose, 'avatar'),
        isNotNull(uploads.attachedAt),
        ne(uploads.id, uploadId),
      ),
    )
  const loose: Loose[] = []
  for (const { id } of earlier) {
    const one = await detachUpload(tx, id)
    if (one) loose.push(one)
  }
  return loose
}
