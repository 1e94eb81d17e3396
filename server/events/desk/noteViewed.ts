import { writeAuditHourly } from '../../access/index.ts'
import type { Tx } from '../../base/database/open.ts'

type Viewing = { actorId: string; event: { id: string; title: string }; now: Date }

/** Writes down that an admin read what participants answered: once an hour, however often the list is fetched anew. */
export const noteViewed = (tx: Tx, { actorId, event, now }: Viewing): Promise<void> =>
  writeAuditHourly(tx, {
    actorId,
    action: 'participants.viewed',
    subjectId: event.id,
    newValue: event.title,
    at: now,
  })
