import { holds } from '@bewezen/domain/access/capabilities.ts'
import { fileAddress } from '@bewezen/domain/base/files.ts'
import { imagePrompt } from '@bewezen/domain/shop/generateWords.ts'
import { affiliateGeneratorPercentage } from '@bewezen/domain/shop/productForm.ts'
import { eq, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../base/database/open.ts'
import { record } from '../../base/facts/record.ts'
import { type Loose, removeUploads } from '../../base/files/attach.ts'
import type { House } from '../../base/house.ts'
import { profiles } from '../../profile/tables.ts'
import { noteChange, openManaged } from '../manage/changeProduct.ts'
import { imagesOf, keepImages } from '../manage/images.ts'
import { imageRuns, products } from '../tables.ts'
import { drawPicture } from './picture.ts'
import { enqueueNext, type ImageJob, pauseMs, type RunRow } from './run.ts'

type Drawn = { id: string; key: string }

/**
 * Makes one picture of a run and lets the next be made. Coming twice, after a stop or after its starter lost the right,
 * it changes nothing: the place of the run is looked at again in the transaction that writes (SHOP-AI-12, SHOP-AI-14).
 */
export async function drawNext(house: House, job: ImageJob): Promise<void> {
  const run = await openRun(house.database.db, job)
  if (!run) return
  if (!(await isManager(house.database.db, run.startedBy))) return house.transaction((tx, now) => end(tx, run.id, now))
  const product = await wanting(house.database.db, run)
  const drawn = product && (await drawPicture(house, run.startedBy, promptFor(product)))
  const loose = await house.transaction(async (tx, now) => {
    // Somebody may have stopped it meanwhile, or another process have done this one.
    const still = await openRun(tx, job, { lock: true })
    if (!still) return []
    const { made, loose } = drawn ? await hang(tx, still, drawn, now) : { made: 0, loose: [] }
    const failed = product !== null && drawn === null ? [{ id: product.id, name: product.name }] : []
    const isLast = still.done + 1 === still.productIds.length
    await tx
      .update(imageRuns)
      .set({
        done: still.done + 1,
        made: still.made + made,
        failures: [...still.failures, ...failed],
        endedAt: isLast ? now : null,
      })
      .where(eq(imageRuns.id, still.id))
    await record(tx, { kind: 'productImages.changed' })
    // By the clock of the queue. Where nothing was drawn nobody is spared anything by a pause.
    const later = product ? new Date(Date.now() + pauseMs) : undefined
    if (!isLast) await enqueueNext(house, tx, { runId: still.id, at: still.done + 1 }, later)
    return loose
  })
  await removeUploads(house, loose)
}

/** The run at exactly this place, while it goes on. */
async function openRun(reader: Reader, { runId, at }: ImageJob, how = { lock: false }): Promise<RunRow | null> {
  const asked = reader.select().from(imageRuns).where(eq(imageRuns.id, runId))
  const [run] = await (how.lock ? asked.for('update') : asked)
  return run && run.endedAt === null && run.done === at ? run : null
}

async function isManager(reader: Reader, personId: string): Promise<boolean> {
  const [person] = await reader.select({ role: profiles.role }).from(profiles).where(eq(profiles.id, personId))
  return person !== undefined && holds(person.role, 'manageShop')
}

const end = async (tx: Tx, id: string, now: Date): Promise<void> => {
  await tx.update(imageRuns).set({ stoppedAt: now, endedAt: now }).where(eq(imageRuns.id, id))
  await record(tx, { kind: 'productImages.changed' })
}

type Wanting = { id: string; name: string; description: string }

/** The product whose turn it is; null when it is gone, or got a picture meanwhile that is to stay. */
async function wanting(reader: Reader, run: RunRow): Promise<Wanting | null> {
  const id = run.productIds[run.done]
  if (id === undefined) return null
  const [product] = await reader
    .select({ id: products.id, name: products.name, description: products.description })
    .from(products)
    .where(eq(products.id, id))
  if (!product) return null
  return run.replaces || (await imagesOf(reader, id)).length === 0 ? product : null
}

const promptFor = ({ name, description }: Wanting) => ({
  prompt: imagePrompt(name, description),
  productName: name,
})

/** Shows the picture with its product, which also gets the code of the partner (SHOP-AI-12). */
async function hang(tx: Tx, run: RunRow, { id, key }: Drawn, now: Date): Promise<{ made: number; loose: Loose[] }> {
  const product = await openManaged(tx, run.productIds[run.done] ?? '')
  const isWanted = product !== null && (run.replaces || (await imagesOf(tx, product.id)).length === 0)
  if (!isWanted) return { made: 0, loose: [] }
  const { loose } = await keepImages(tx, {
    productId: product.id,
    ids: [id],
    personId: run.startedBy,
    now,
    areGenerated: true,
  })
  await tx
    .update(products)
    .set({
      imageUrl: fileAddress(key, 'thumbnail'),
      affiliateDiscountCode: run.code || null,
      affiliateDiscountPercentage: affiliateGeneratorPercentage,
      version: sql`${products.version} + 1`,
    })
    .where(eq(products.id, product.id))
  await noteChange(run.startedBy, tx, now, { was: product, is: product })
  return { made: 1, loose }
}
