import { eq, sql } from 'drizzle-orm'
import type { Reader } from '../base/database/open.ts'
import { refuse } from '../base/refuse.ts'
import { events } from '../events/tables.ts'
import type { OfEvent } from './kind.ts'

/** The event of a record, or a refusal when there is none. */
export async function openEvent(reader: Reader, id: string): Promise<OfEvent> {
  const [event] = await reader
    .select({ id: events.id, title: events.title, zone: sql<string>`${events.timezone}` })
    .from(events)
    .where(eq(events.id, id))
  return event ?? refuse('EVENT_NOT_FOUND')
}
