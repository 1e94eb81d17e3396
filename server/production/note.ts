import type { AuditAction } from '@bewezen/domain/access/audit.ts'
import type { RecordKind } from '@bewezen/domain/production/kinds.ts'
import { writeAudit } from '../access/index.ts'
import type { Tx } from '../base/database/open.ts'
import { record } from '../base/facts/record.ts'
import type { OfEvent } from './kind.ts'

type Change = { kind: RecordKind; action: AuditAction; event: OfEvent; was: string | null; is: string | null }

/** Writes a change down in the log and tells it to everybody who has the dashboard open (EV-MORE-08, EV-MORE-09). */
export async function note(
  tx: Tx,
  actorId: string,
  now: Date,
  { kind, action, event, was, is }: Change,
): Promise<void> {
  await writeAudit(tx, {
    actorId,
    action,
    subjectId: event.id,
    reason: event.title,
    oldValue: was,
    newValue: is,
    at: now,
  })
  await record(tx, { kind: 'production.changed', eventId: event.id, what: kind })
}
