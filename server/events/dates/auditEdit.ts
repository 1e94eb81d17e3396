import type { AuditAction } from '@bewezen/domain/access/audit.ts'
import { logChange } from '@bewezen/domain/access/logChange.ts'
import { logFieldWords as log } from '@bewezen/domain/access/logFieldWords.ts'
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

/** How an event stands in the log, beside what has a line of its own; where it is and how one joins only as changed (ADM-MORE-44, ADM-MORE-45). */
const shape = {
  title: { label: log.title },
  description: { label: log.description, isLong: true },
  imageUrl: { label: log.picture, isLong: true },
  type: { label: log.type },
  venueName: { label: log.place, isLong: true },
  venueAddress: { label: log.place },
  bring: { label: log.bring, isLong: true },
  travel: { label: log.travel, isLong: true },
  joinUrl: { label: log.link, isLong: true },
  startWall: { label: log.start },
  endWall: { label: log.end },
  recurrencePattern: { label: log.series, isLong: true },
  recurrenceEndDate: { label: log.seriesEnd },
  minParticipants: { label: log.least },
  startInschrijving: { label: log.tiersFrom },
  enrollOpenAt: { label: log.opens },
  enrollCloseAt: { label: log.closes },
  cancelUntil: { label: log.cancelUntil },
  visibilityPolicy: { label: log.visibility },
  includeTop5: { label: log.top5 },
} as const
type Logged = Pick<EventRow, keyof typeof shape>

/** Writes down that an event was made (ADM-MORE-44). */
export const auditMade = (tx: Tx, event: Logged & { id: string }, personId: string, now: Date): Promise<void> =>
  writeAudit(tx, {
    actorId: personId,
    action: 'event.made',
    subjectId: event.id,
    reason: event.title,
    at: now,
    ...logChange<Logged>(shape, null, event),
  })

/** What of an edit is written down: live switch, price, capacity, dates that it cancelled, and every other field (EV-CALL-54, ADM-MORE-44). */
export async function auditEdit(tx: Tx, { before, after, existing, cancelled, personId, now }: Edited): Promise<void> {
  const line = (action: AuditAction, oldValue: string | null, newValue: string | null) =>
    writeAudit(tx, { actorId: personId, action, subjectId: after.id, reason: after.title, oldValue, newValue, at: now })
  if (before.isLive !== after.isLive) await line('event.live', String(before.isLive), String(after.isLive))
  if (priceOf(before) !== priceOf(after)) await line('event.price', priceOf(before), priceOf(after))
  if (seatsIn(before) !== seatsIn(after)) await line('event.capacity', seatsIn(before), seatsIn(after))
  const { oldValue, newValue } = logChange<Logged>(shape, before, after)
  if (newValue !== null) await line('event.edited', oldValue, newValue)
  const days = new Map(existing.map(({ id, day }) => [id, day]))
  for (const id of cancelled) await line('event.dateCancelled', days.get(id) ?? null, null)
}

const priceOf = (event: EventRow): string =>
  isFree(event) ? 'gratis' : amount(event.priceCents ?? 0, event.priceCurrency)
const seatsIn = (event: EventRow): string => (event.hasCapacityLimit ? String(event.maxParticipants) : 'onbeperkt')
