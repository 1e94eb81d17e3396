import type { UploadPurpose } from '@bewezen/domain/base/files.ts'
import { eq } from 'drizzle-orm'
import type { House } from '../house.ts'
import { uploads } from './tables.ts'
import type { Upload } from './uploads.ts'

/** Writes the row of an upload unless its id is taken, and answers the row that stands under that id. */
export async function remember(house: Pick<House, 'transaction'>, upload: Upload): Promise<Upload> {
  return house.transaction(async (tx, now) => {
    const { personId, ...rest } = upload
    await tx
      .insert(uploads)
      .values({ ...rest, ownerId: personId, createdAt: now })
      .onConflictDoNothing()
    const [row] = await tx.select().from(uploads).where(eq(uploads.id, upload.id))
    return row ? { ...row, purpose: row.purpose as UploadPurpose, personId: row.ownerId ?? '' } : upload
  })
}
