import { type AuditAction, auditMonths } from '@bewezen/domain/access/audit.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { lt, sql } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import { record } from '../base/facts/record.ts'
import { forgetOldLinks } from './auditChain.ts'
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

/** Adds a line unless the same person has one of this action about this subject less than an hour old. */
export async function writeAuditHourly(
  tx: Tx,
  {
    actorId,
    action,
    subjectId,
    newValue,
    at,
  }: Required<Pick<Line, 'actorId' | 'action' | 'subjectId' | 'newValue' | 'at'>>,
): Promise<void> {
  // Of two tabs that look at the same moment one writes it.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${actorId} ${action} ${subjectId}`}, 0))`)
  const id = newId()
  const { rows } = await tx.execute(sql`insert into audit_log (id, actor_id, action, subject_id, new_value, at)
    select ${id}, ${actorId}, ${action}, ${subjectId}, ${newValue}, ${at}::timestamptz
    where not exists (select 1 from audit_log where actor_id = ${actorId} and action = ${action}
      and subject_id = ${subjectId} and at > ${at}::timestamptz - interval '1 hour') returning id`)
  if (rows.length > 0) await record(tx, { kind: 'audit.written', auditId: id })
}

/** Lets go of lines that were kept long enough; the database refuses to lose younger ones. */
export async function forgetOldAudit(tx: Tx): Promise<void> {
  const longAgo = sql`now() - make_interval(months => ${auditMonths})`
  await tx.delete(auditLog).where(lt(auditLog.at, longAgo))
  await forgetOldLinks(tx)
}
