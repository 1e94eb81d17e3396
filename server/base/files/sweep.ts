import { and, isNull, lt, or } from 'drizzle-orm'
import type { House } from '../house.ts'
import { removeUpload } from './attach.ts'
import { uploads } from './tables.ts'

const day = 24 * 60 * 60_000

/**
 * Takes away the files that nothing shows: detached ones whose removal failed or was cut off, and pictures that
 * nothing took into use within a day (COM-CHAT-20, SH-EDGE-21, SH-REPORT-19).
 */
export async function sweepUploads(house: House): Promise<void> {
  const loose = await house.transaction((tx, now) =>
    tx
      .update(uploads)
      // Taken from their owner first, so that nobody attaches what is about to go.
      .set({ ownerId: null })
      .where(
        and(
          isNull(uploads.attachedAt),
          or(isNull(uploads.ownerId), lt(uploads.createdAt, new Date(now.getTime() - day))),
        ),
      )
      .returning({ id: uploads.id, key: uploads.key }),
  )
  for (const one of loose) await removeUpload(house, one)
}

/** Sweeps every hour. */
export function furnishFiles(house: House): void {
  house.jobs.on('files.sweep', () => sweepUploads(house), { cron: '17 * * * *' })
}
