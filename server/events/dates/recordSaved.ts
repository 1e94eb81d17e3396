import type { Fact } from '@bewezen/domain/facts.ts'
import type { Tx } from '../../base/database/open.ts'
import type { Audience } from '../../base/facts/decisions.ts'
import { recordAll } from '../../base/facts/record.ts'
import { viewers } from '../facts.ts'

/** Who may see an event at this moment. */
export const readViewers = async (tx: Tx, eventId: string): Promise<Audience> =>
  (await viewers.read(tx, [eventId])).get(eventId) ?? 'nobody'

/**
 * Records that an event was saved, for who sees it now; and that it is gone, for who saw it before and does not any
 * more: they must see it vanish, and others must not learn that it was there (EV-VIS-16, EV-EDGE-37).
 */
export async function recordSaved(tx: Tx, eventId: string, before: Audience): Promise<void> {
  const after = await readViewers(tx, eventId)
  await recordAll(tx, [...goneFor(eventId, before, after), { kind: 'event.saved', eventId }])
}

/** Records that an event is gone for all who saw it. */
export const recordRemoved = (tx: Tx, eventId: string, before: Audience): Promise<string[]> =>
  recordAll(tx, goneFor(eventId, before, 'nobody'))

function goneFor(eventId: string, before: Audience, after: Audience): Fact[] {
  if (after === 'everyone' || before === 'nobody') return []
  if (before === 'everyone') return [{ kind: 'event.removed', eventId }]
  const stay = new Set(peopleOf(after))
  const gone = peopleOf(before).filter((personId) => !stay.has(personId))
  return gone.map((personId) => ({ kind: 'event.removed', eventId, personId }))
}

const peopleOf = (audience: Audience): readonly string[] =>
  typeof audience === 'object' && 'people' in audience ? (audience.people ?? []) : []
