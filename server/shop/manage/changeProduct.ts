import type { AuditAction } from '@bewezen/domain/access/audit.ts'
import { amount } from '@bewezen/domain/base/money.ts'
import { eq, sql } from 'drizzle-orm'
import { writeAudit } from '../../access/index.ts'
import type { Tx } from '../../base/database/open.ts'
import { record } from '../../base/facts/record.ts'
import { products } from '../tables.ts'

export type Row = typeof products.$inferSelect

/** A product that a manager changes, or null; nobody else changes any until the end of the transaction. */
export async function openManaged(tx: Tx, id: string): Promise<Row | null> {
  // One writer at a time: two would both find the same slug free, or the same place at the end of the shop.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('products'))`)
  const [row] = await tx.select().from(products).where(eq(products.id, id)).for('update')
  return row ?? null
}

type Line = Pick<Row, 'id' | 'name' | 'priceCents' | 'status'>

/** Writes a change of a product down in the log, and tells everybody that the shop changed. */
export async function noteChange(
  actorId: string,
  tx: Tx,
  now: Date,
  it: { was: Line | null; is: Line | null },
): Promise<void> {
  await writeAudit(tx, {
    actorId,
    action: actionOf(it),
    subjectId: it.is?.id ?? it.was?.id ?? null,
    at: now,
    oldValue: it.was ? inOneLine(it.was) : undefined,
    newValue: it.is ? inOneLine(it.is) : undefined,
  })
  await record(tx, { kind: 'shop.changed' })
}

function actionOf({ was, is }: { was: Line | null; is: Line | null }): AuditAction {
  if (!was) return 'product.made'
  return is ? 'product.edited' : 'product.removed'
}

const inOneLine = ({ name, priceCents, status }: Line): string =>
  [name, priceCents === null ? '–' : amount(priceCents), status].join(' · ')
