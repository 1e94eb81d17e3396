import { maxQuantity } from '@bewezen/domain/shop/cart.ts'
import { inArray, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../../base/database/open.ts'
import { products } from '../../tables.ts'

const fields = {
  id: products.id,
  name: products.name,
  imageUrl: products.imageUrl,
  status: products.status,
  productType: products.productType,
  priceCents: products.priceCents,
  salePriceCents: products.salePriceCents,
  studentDiscountPercentage: products.studentDiscountPercentage,
  teacherDiscountPercentage: products.teacherDiscountPercentage,
  vatRate: products.vatRate,
  isPhysical: products.isPhysical,
  isDigital: products.isDigital,
  isPreorder: products.isPreorder,
  downloadUrl: products.downloadUrl,
  downloadKey: products.downloadKey,
  stockQuantity: products.stockQuantity,
  // Also while 'Winkelbetaling' is off: an order that is open then holds what it holds.
  preordersLeft: sql<number>`greatest(0, coalesce(${products.preorderLimit}, ${sql.raw(String(maxQuantity))}) - ${products.preordersSold})`,
}

const select = (reader: Reader, ids: readonly string[]) =>
  reader
    .select(fields)
    .from(products)
    .where(inArray(products.id, [...ids]))

/** A product as an order needs it. */
export type Product = Awaited<ReturnType<typeof select>>[number]
export type Products = ReadonlyMap<string, Product>

/** Products by their id; those that are gone are not in it. */
export async function readProducts(reader: Reader, ids: readonly string[]): Promise<Products> {
  return byId(ids.length > 0 ? await select(reader, ids) : [])
}

/**
 * The same, held until the end of the transaction. In the order of their ids: two orders that want two products in
 * opposite order would otherwise wait for each other for ever (SHOP-ORDER-16).
 */
export async function lockProducts(tx: Tx, ids: readonly string[]): Promise<Products> {
  return byId(ids.length > 0 ? await select(tx, ids).orderBy(products.id).for('update') : [])
}

const byId = (rows: readonly Product[]): Products => new Map(rows.map((row) => [row.id, row]))
