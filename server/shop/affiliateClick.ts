import { Id, newId } from '@bewezen/domain/base/ids.ts'
import { type RefusalCode, refusalStatus } from '@bewezen/domain/base/refusals.ts'
import { isOfferedAddress } from '@bewezen/domain/shop/productFaults.ts'
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { countAttempt } from '../account/index.ts'
import type { Tx } from '../base/database/open.ts'
import type { House } from '../base/house.ts'
import { callerOf } from '../base/http/caller.ts'
import { keyedHash, secretFor } from '../base/secrets.ts'
import type { Caller } from '../base/serve.ts'
import { refusalFor } from '../base/snapshot.ts'
import { affiliateClicks, products } from './tables.ts'

const minute = 60_000

/**
 * `GET /functions/v1/affiliate-click?product_id=`: writes the click down and leads to the address that is stored with the
 * product; nothing else in the query is looked at (SHOP-BUY-07, SHOP-BUY-10, X3-EDGE-33, X3-EDGE-34).
 */
export function serveAffiliateClick(app: FastifyInstance, house: House): void {
  app.get('/functions/v1/affiliate-click', { exposeHeadRoute: false }, async (request, reply) => {
    const caller = await callerOf(house, request, reply)
    const { product_id } = request.query as { product_id?: unknown }
    const answer = await follow(house, caller, product_id)
    reply.header('cache-control', 'no-store')
    if ('url' in answer) return reply.redirect(answer.url, 302)
    return reply.code(refusalStatus[answer.code]).send({ code: answer.code, data: null })
  })
}

async function follow(
  house: House,
  { address, snapshot }: Caller,
  productId: unknown,
): Promise<{ url: string } | { code: RefusalCode }> {
  const refusal = refusalFor(snapshot, { needs: 'nothing', whileCovered: false }, house.settings)
  if (refusal) return { code: refusal }
  const limit = house.settings.AFFILIATE_LIMIT
  if (!(await countAttempt(house, house.database.db, { kind: 'affiliateClick', subject: address, limit })))
    return { code: 'TOO_MANY_REQUESTS' }
  const asked = Id.safeParse(productId)
  if (!asked.success) return { code: 'NOT_FOUND' }
  return house.transaction(async (tx, now) => {
    const product = await openDeal(tx, asked.data)
    if (!product) return { code: 'NOT_FOUND' }
    const { url, ...told } = product
    const profileId = snapshot.asker?.id ?? null
    await tx
      .insert(affiliateClicks)
      .values({ ...told, id: newId(), profileId, clickedAt: now, once: onceOf(house, profileId ?? address, told, now) })
      .onConflictDoNothing()
    return { url }
  })
}

/** A product of a partner that the shop shows and whose shop can be opened, or null. */
async function openDeal(tx: Tx, id: string) {
  const [product] = await tx
    .select({
      productId: products.id,
      productName: products.name,
      priceCents: products.priceCents,
      url: products.affiliateUrl,
    })
    .from(products)
    .where(and(eq(products.id, id), eq(products.status, 'active'), eq(products.productType, 'affiliate')))
    // It stays until the click that names it is written.
    .for('key share')
  return product?.url && isOfferedAddress(product.url) ? { ...product, url: product.url } : null
}

/** What is the same for all clicks of one visitor on one product within a minute, and tells nobody who it was. */
const onceOf = (house: House, who: string, { productId }: { productId: string }, now: Date): string =>
  keyedHash(
    secretFor(house.settings, 'affiliate clicks'),
    [who, productId, Math.floor(now.getTime() / minute)].join(' '),
  )
