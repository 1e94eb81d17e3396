import { type AuditAction, auditMonths } from '@bewezen/domain/access/audit.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { lt, sql } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import { record } from '../base/facts/record.ts'
import { auditLog } from './tables.ts'

type Line = {
  /** Who did it; null for what happened by itself, such as a role that followed a payment. */
  actorId: string | null
  action: AuditAction
  /** The person, message or award it is about. */
  subjectId: string | null
  reason?: string | null
  /** What stood there and what stands there now, without secrets. */
  oldValue?: string | null
  newValue?: string | null
  at: Date
}

/** Adds a line to the list of who did what to whom; the only way in (ADM-PANEL-20, SH-DATA-26). */
export async function writeAudit(tx: Tx, line: Line): Promise<void> {
  const id = newId()
  await tx.insert(auditLog).values({ id, ...line })
  await record(tx, { kind: 'audit.written', auditId: id })
}

/** Lets go of lines that were kept long enough; the database refuses to lose younger ones. */
export async function forgetOldAudit(tx: Tx): Promise<void> {
  const longAgo = sql`now() - make_interval(months => ${auditMonths})`
  await tx.delete(auditLog).where(lt(auditLog.at, longAgo))
}
