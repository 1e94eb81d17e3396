import type { AuditAction } from '@bewezen/domain/access/audit.ts'
import { amount } from '@bewezen/domain/base/money.ts'
import { isFree } from '@bewezen/domain/events/enrolling.ts'
import type { ExistingDate } from '@bewezen/domain/events/seriesEdit.ts'
import { writeAudit } from '../../access/index.ts'
import type { Tx } from '../../base/database/open.ts'
import type { EventRow } from './eventRow.ts'

type Edited = {
  before: EventRow
  after: EventRow
  existing: readonly ExistingDate[]
  cancelled: readonly string[]
  personId: string
  now: Date
}

/** What of an edit is written down: live switch, price, capacity, and dates that it cancelled (EV-CALL-54). */
export async function auditEdit(tx: Tx, { before, after, existing, cancelled, personId, now }: Edited): Promise<void> {
  const line = (action: AuditAction, oldValue: string | null, newValue: string | null) =>
    writeAudit(tx, { actorId: personId, action, subjectId: after.id, reason: after.title, oldValue, newValue, at: now })
  if (before.isLive !== after.isLive) await line('event.live', String(before.isLive), String(after.isLive))
  if (priceOf(before) !== priceOf(after)) await line('event.price', priceOf(before), priceOf(after))
  if (seatsIn(before) !== seatsIn(after)) await line('event.capacity', seatsIn(before), seatsIn(after))
  const days = new Map(existing.map(({ id, day }) => [id, day]))
  for (const id of cancelled) await line('event.dateCancelled', days.get(id) ?? null, null)
}

const priceOf = (event: EventRow): string =>
  isFree(event) ? 'gratis' : amount(event.priceCents ?? 0, event.priceCurrency)
const seatsIn = (event: EventRow): string => (event.hasCapacityLimit ? String(event.maxParticipants) : 'onbeperkt')
