import type { UploadPurpose } from '@bewezen/domain/base/files.ts'
import { and, eq, inArray, isNotNull, isNull, notExists, type SQLWrapper } from 'drizzle-orm'
import type { Tx } from '../database/open.ts'
import type { House } from '../house.ts'
import { uploads } from './tables.ts'

/** Where a picture is kept, for who must take it away. */
export type Loose = { id: string; key: string }

/**
 * Ties an upload to the record that shows it, once. Answers false when it is unknown, somebody else's, made for another
 * purpose or in use already: the caller refuses all of these alike.
 */
export async function attachUpload(
  tx: Tx,
  it: { id: string; personId: string; purpose: UploadPurpose; now: Date },
): Promise<boolean> {
  const attached = await tx
    .update(uploads)
    .set({ attachedAt: it.now })
    .where(
      and(
        eq(uploads.id, it.id),
        eq(uploads.ownerId, it.personId),
        eq(uploads.purpose, it.purpose),
        isNull(uploads.attachedAt),
      ),
    )
    .returning({ id: uploads.id })
  return attached.length === 1
}

/** Unties an upload from its record for good: nobody can attach it again. Answers what `removeUpload` must take away. */
export async function detachUpload(tx: Tx, id: string): Promise<Loose | null> {
  const [loose] = await tx
    .update(uploads)
    .set({ ownerId: null, attachedAt: null })
    .where(eq(uploads.id, id))
    .returning({ id: uploads.id, key: uploads.key })
  return loose ?? null
}

/** Takes the files of a detached upload away, after the commit. The row goes last: as long as it stands, a sweep can find them. */
export async function removeUpload(house: Pick<House, 'files' | 'database'>, { id, key }: Loose): Promise<void> {
  await house.files.remove(key)
  await house.database.db.delete(uploads).where(eq(uploads.id, id))
}

/** The same for many; what cannot be taken away now goes with the next sweep. */
export async function removeUploads(
  house: Pick<House, 'files' | 'database' | 'log'>,
  loose: readonly Loose[],
): Promise<void> {
  for (const one of loose)
    await removeUpload(house, one).catch((error: unknown) =>
      house.log.warn({ err: error, upload: one.id }, 'the files of an upload that nothing shows are still there'),
    )
}

/** Ties pictures that stand in a text to it, by their keys; those of others and those in use are left as they are. */
export async function attachUploadsByKey(
  tx: Tx,
  it: { keys: readonly string[]; personId: string; purpose: UploadPurpose; now: Date },
): Promise<void> {
  if (it.keys.length === 0) return
  await tx
    .update(uploads)
    .set({ attachedAt: it.now })
    .where(
      and(
        inArray(uploads.key, [...it.keys]),
        eq(uploads.ownerId, it.personId),
        eq(uploads.purpose, it.purpose),
        isNull(uploads.attachedAt),
      ),
    )
}

/** Unties pictures from what showed them, for good. Answers what `removeUploads` must take away. */
export async function detachUploadsByKey(tx: Tx, keys: readonly string[]): Promise<Loose[]> {
  if (keys.length === 0) return []
  return tx
    .update(uploads)
    .set({ ownerId: null, attachedAt: null })
    .where(inArray(uploads.key, [...keys]))
    .returning({ id: uploads.id, key: uploads.key })
}

/** Unties all uploads for a purpose that none of these queries finds a row for, each of what may have one; answers the same. */
export async function detachUnused(tx: Tx, purpose: UploadPurpose, users: readonly SQLWrapper[]): Promise<Loose[]> {
  return tx
    .update(uploads)
    .set({ ownerId: null, attachedAt: null })
    .where(and(eq(uploads.purpose, purpose), isNotNull(uploads.attachedAt), ...users.map((user) => notExists(user))))
    .returning({ id: uploads.id, key: uploads.key })
}

/** The key under which an upload is kept. */
export async function uploadKey(tx: Tx, id: string): Promise<string | null> {
  const [upload] = await tx.select({ key: uploads.key }).from(uploads).where(eq(uploads.id, id))
  return upload?.key ?? null
}
