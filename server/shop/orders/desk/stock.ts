import { reasonRefusal } from '@bewezen/domain/base/reason.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import { orders } from '@bewezen/domain/shop/orders/contract.ts'
import { maxStock } from '@bewezen/domain/shop/productForm.ts'
import { asc, desc, eq } from 'drizzle-orm'
import { writeAudit } from '../../../access/index.ts'
import type { Reader, Tx } from '../../../base/database/open.ts'
import { record } from '../../../base/facts/record.ts'
import { refuse, refuseIf } from '../../../base/refuse.ts'
import { serve } from '../../../base/serve.ts'
import { profiles } from '../../../profile/tables.ts'
import { stockMoves as moves, products } from '../../tables.ts'
import { moveStock } from '../moveStock.ts'

/** So many of the newest moves are shown; all of them are kept. */
const shownMoves = 200

/** How the stock of a product moved, the newest first, and what it is (SHOP-ORDER-36). */
export const stockMoves = serve(orders.stockMoves, async ({ db }, { productId }) => {
  const { stock } = await openStock(db, productId)
  const rows = await db
    .select({ move: moves, by: profiles })
    .from(moves)
    .leftJoin(profiles, eq(profiles.id, moves.actorId))
    .where(eq(moves.productId, productId))
    .orderBy(desc(moves.at), asc(moves.id))
    .limit(shownMoves)
  return {
    stock,
    moves: rows.map(({ move: { id, at, amount, reason, note }, by }) => ({
      id,
      at: at.toISOString(),
      amount,
      reason,
      note,
      by: by && displayName(by),
    })),
  }
})

/** Corrects the stock by an amount, with a reason; the same id again is the same correction (SHOP-ORDER-36). */
export const correctStock = serve(orders.correctStock, (ctx, { id, productId, amount, note: typed }) => {
  refuseIf(reasonRefusal(typed))
  const correction = { id, productId, amount, note: typed.trim(), actorId: ctx.person.id }
  return ctx.transaction(async (tx, now) => {
    const { stock: before } = await openStock(tx, productId, { lock: true })
    if (await isMade(tx, correction)) return { stock: before ?? refuse('OUT_OF_STOCK') }
    if (before === null || before + amount < 0) refuse('OUT_OF_STOCK')
    if (amount === 0 || before + amount > maxStock) refuse('INVALID_INPUT', { fields: ['amount'] })
    const stock = (await moveStock(tx, { ...correction, reason: 'correction', now })) ?? refuse('OUT_OF_STOCK')
    await writeAudit(tx, {
      actorId: ctx.person.id,
      action: 'stock.corrected',
      subjectId: productId,
      reason: correction.note,
      oldValue: String(before),
      newValue: String(stock),
      at: now,
    })
    await record(tx, { kind: 'shop.changed' })
    return { stock }
  })
})

async function openStock(reader: Reader, productId: string, how?: { lock: true }) {
  const query = reader.select({ stock: products.stockQuantity }).from(products).where(eq(products.id, productId))
  const [product] = await (how ? query.for('update') : query)
  return product ?? refuse('NOT_FOUND')
}

type Correction = { id: string; productId: string; amount: number; note: string; actorId: string }

/** Whether this correction was made before; something else under its id is refused. */
async function isMade(tx: Tx, { id, productId, amount, note, actorId }: Correction): Promise<boolean> {
  const [known] = await tx.select().from(moves).where(eq(moves.id, id))
  if (!known) return false
  const isSame =
    known.productId === productId &&
    known.amount === amount &&
    known.note === note &&
    known.actorId === actorId &&
    known.reason === 'correction'
  return isSame || refuse('ID_IN_USE')
}
