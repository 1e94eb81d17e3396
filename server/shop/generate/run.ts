import type { ImageGeneration, ImageRun } from '@bewezen/domain/shop/generatingContract.ts'
import { desc, eq } from 'drizzle-orm'
import { siteSettings } from '../../access/tables.ts'
import type { Reader, Tx } from '../../base/database/open.ts'
import type { House } from '../../base/house.ts'
import { namedId } from '../../base/namedId.ts'
import { imageRuns, partners } from '../tables.ts'

export type RunRow = typeof imageRuns.$inferSelect
/** One picture of a run; `at` is its place, so that a job that comes twice does nothing the second time. */
export type ImageJob = { runId: string; at: number }

/** Between one picture and the next (SHOP-AI-10, X3-LIMIT-13). */
export const pauseMs = 2_000

/** Lets the next picture of a run be made, in the transaction that came so far: a restart finds it again. */
export const enqueueNext = (house: House, tx: Tx, job: ImageJob, startAfter?: Date): Promise<void> =>
  house.jobs.enqueue(tx, 'shop.drawImage', job, { id: namedId(`shop.drawImage ${job.runId} ${job.at}`), startAfter })

/** The partner and the code of the settings, and the latest run (SHOP-AI-13, SHOP-AI-14). */
export async function readGeneration(reader: Reader): Promise<ImageGeneration> {
  const generator = await readGenerator(reader)
  const [run] = await reader.select().from(imageRuns).orderBy(desc(imageRuns.startedAt), desc(imageRuns.id)).limit(1)
  return { ...generator, run: run ? toRun(run) : null }
}

/** The partner that the settings name, or null when there is none of that name (SHOP-AI-13). */
export async function readGenerator(reader: Reader): Promise<Omit<ImageGeneration, 'run'>> {
  const [row] = await reader
    .select({
      id: partners.id,
      name: partners.name,
      typed: siteSettings.generatorPartner,
      code: siteSettings.generatorCode,
    })
    .from(siteSettings)
    .leftJoin(partners, eq(partners.name, siteSettings.generatorPartner))
    .where(eq(siteSettings.id, 1))
  const partner = row?.id && row.name ? { id: row.id, name: row.name } : null
  return { partnerName: row?.typed ?? '', partner, discountCode: row?.code ?? '' }
}

const toRun = ({ id, done, made, failures, productIds, endedAt, stoppedAt }: RunRow): ImageRun => ({
  id,
  state: endedAt === null ? 'running' : stoppedAt === null ? 'done' : 'stopped',
  done,
  total: productIds.length,
  made,
  failures,
})
