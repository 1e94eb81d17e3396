import { monthsKept } from '@bewezen/domain/reports/report.ts'
import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import { recordAll } from '../base/facts/record.ts'
import { detachUpload, type Loose, removeUpload } from '../base/files/attach.ts'
import { uploads } from '../base/files/tables.ts'
import type { House } from '../base/house.ts'
import { reports } from './tables.ts'

type Gone = { reports: { id: string; profileId: string | null }[]; loose: Loose[] }

/** Deletes reports; their files are loose then, to be removed after the commit (SH-REPORT-26, SH-EDGE-20). */
export async function deleteReports(tx: Tx, which: SQL): Promise<Gone> {
  const gone = await tx
    .delete(reports)
    .where(which)
    .returning({ id: reports.id, profileId: reports.profileId, key: reports.attachmentKey })
  await recordAll(
    tx,
    gone.map(({ id }) => ({ kind: 'report.removed' as const, reportId: id })),
  )
  return {
    reports: gone,
    loose: await detach(
      tx,
      gone.flatMap(({ key }) => key ?? []),
    ),
  }
}

/** Takes the files off the reports of somebody who goes; what they reported stays (SH-DATA-27). To be removed after the commit. */
export async function detachAttachmentsOf(tx: Tx, personId: string): Promise<Loose[]> {
  const held = await tx.select({ key: reports.attachmentKey }).from(reports).where(eq(reports.profileId, personId))
  await tx.update(reports).set({ attachmentKey: null, imageUrl: null }).where(eq(reports.profileId, personId))
  return detach(
    tx,
    held.flatMap(({ key }) => key ?? []),
  )
}

async function detach(tx: Tx, keys: string[]): Promise<Loose[]> {
  if (keys.length === 0) return []
  const kept = await tx.select({ id: uploads.id }).from(uploads).where(inArray(uploads.key, keys))
  const loose: Loose[] = []
  for (const { id } of kept) {
    const one = await detachUpload(tx, id)
    if (one) loose.push(one)
  }
  return loose
}

const atOnce = 200

/** Deletes the reports of more than 12 months ago with their files, some at a time. Answers how many went. */
export async function forgetOldReports(house: House): Promise<number> {
  let gone = 0
  for (let last = atOnce; last === atOnce; gone += last) {
    const { reports: old, loose } = await house.transaction((tx) =>
      deleteReports(
        tx,
        inArray(
          reports.id,
          tx
            .select({ id: reports.id })
            .from(reports)
            .where(sql`${reports.createdAt} < app_now() - make_interval(months => ${monthsKept})`)
            .limit(atOnce),
        ),
      ),
    )
    for (const one of loose) await removeUpload(house, one)
    last = old.length
  }
  return gone
}

/** Forgets once a day. */
export function furnishReports(house: House): void {
  house.jobs.on('reports.forget', async () => void (await forgetOldReports(house)), { cron: '23 4 * * *' })
}
