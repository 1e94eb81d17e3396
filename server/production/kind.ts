import type { RecordKind } from '@bewezen/domain/production/kinds.ts'
import { type SQL, sql } from 'drizzle-orm'
import { isoText } from '../base/database/isoText.ts'
import type { Reader, Tx } from '../base/database/open.ts'
import { preparedSql } from '../base/database/prepared.ts'
import { faceInSql } from '../profile/tables.ts'
import type {
  eventBriefings,
  eventBudgets,
  eventCodes,
  eventCosts,
  eventLocations,
  eventTimetable,
  eventTodos,
} from './tables.ts'

type Table =
  | typeof eventCosts
  | typeof eventTodos
  | typeof eventBriefings
  | typeof eventTimetable
  | typeof eventLocations
  | typeof eventCodes
  | typeof eventBudgets
/** All records of an event, or one. */
export type Which = { eventId: string } | { id: string }
export type Stored = { id: string; eventId: string; version: number }
/** The event of a record: its clock says what typed times mean. */
export type OfEvent = { id: string; title: string; zone: string }

/** What is different between the kinds of records; how each is saved, deleted and listed is the same (EV-MORE-06). */
export type Kind<Rec extends Stored, Form> = {
  kind: RecordKind
  table: Table
  /** The records of an event, or the one of an id, in the order of their list. */
  read: (reader: Reader, which: Which) => Promise<Rec[]>
  faults: (form: Form) => object
  formOf: (record: Rec, zone: string) => Form
  /** The form as it is stored, by the columns of the table; what else a new record gets is `first`. */
  columnsOf: (form: Form, zone: string) => Record<string, unknown>
  first?: (form: Form) => Record<string, unknown>
  /** What only the database knows to be wrong, such as a person who is gone. */
  unknown?: (tx: Tx, form: Form, event: OfEvent, id: string) => Promise<object>
  /** How a record stands in the log: amounts, states and times, never a free text or a name (EV-MORE-09). */
  line: (record: Rec, zone: string) => string
}

/** A face as JSON, null when there is nobody or they are hidden. */
export const faceOf = (personId: string): SQL =>
  sql.raw(
    `(select row_to_json(one) from (select ${faceInSql('p')} from profiles p where p.id = ${personId} and p.hidden_at is null) one)`,
  )

/** A moment of a record as it travels, so that no row of a long list has to be made anew; null when there is none. */
export const isoColumn = (column: string): SQL => sql.raw(isoText(column))

/** What every record has, of its table as `r`. */
export const baseColumns = sql`r.id, r.event_id as "eventId", r.version, ${faceOf('r.created_by')} as "createdBy",
  ${isoColumn('r.created_at')} as "createdAt"`

/** Reads the rows of a kind, by a query that is prepared for either; its `where` names the table as `r`. */
export function rowsOf<Row>(kind: RecordKind, select: (where: SQL) => SQL) {
  const ofEvent = preparedSql<Row>(
    `production ${kind}s of an event`,
    select(sql`r.event_id = ${sql.placeholder('eventId')}`),
  )
  const one = preparedSql<Row>(`production ${kind}`, select(sql`r.id = ${sql.placeholder('id')}`))
  return (reader: Reader, which: Which) => ('id' in which ? one(reader, which) : ofEvent(reader, which))
}

export const iso = (moment: Date | string): string => new Date(moment).toISOString()
export const isoOrNull = (moment: Date | string | null): string | null => (moment === null ? null : iso(moment))

/** Whether there is somebody who can be named: whoever is leaving is not. */
export async function isPerson(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`select 1 from profiles where id = ${id} and hidden_at is null for key share`)
  return rows.length === 1
}
