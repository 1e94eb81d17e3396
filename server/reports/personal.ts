import { eq, sql } from 'drizzle-orm'
import { removeUpload } from '../base/files/attach.ts'
import { type PersonalPart, tableOf } from '../base/personal.ts'
import { detachAttachmentsOf } from './remove.ts'
import { reports } from './tables.ts'

/** Reports stay without who made them and without their attachment (SH-DATA-27). */
export const reportsPersonal: PersonalPart = {
  collect: async (_house, reader, id) => [
    await tableOf(
      reader,
      'reports',
      sql`select created_at, error_description, page_url, page_category, device_info, status from reports
        where profile_id = ${id} order by created_at`,
    ),
  ],
  endElsewhere: async (house, id) => {
    const loose = await house.transaction((tx) => detachAttachmentsOf(tx, id))
    for (const one of loose) await removeUpload(house, one)
  },
  erase: async (tx, id) => {
    await tx.update(reports).set({ deviceInfo: {} }).where(eq(reports.profileId, id))
  },
}
