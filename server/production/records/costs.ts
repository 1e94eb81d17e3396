import { type Cost, type CostForm, costFaults, costFormOf, costOf } from '@bewezen/domain/production/costs.ts'
import { logLines } from '@bewezen/domain/production/logLines.ts'
import { sql } from 'drizzle-orm'
import { baseColumns, faceOf, isoColumn, type Kind, rowsOf } from '../kind.ts'
import { eventCosts } from '../tables.ts'

const rows = rowsOf<Cost>(
  'cost',
  (where) => sql`
  select ${baseColumns}, r.name, r.amount_cents::float8 as "amountCents", r.quantity, r.total_cents::float8 as "totalCents",
    r.tax_inclusive as "taxInclusive", r.per_participant as "perParticipant", r.link_url as "linkUrl", r.notes, r.is_ordered as "isOrdered",
    ${faceOf('r.approved_by')} as approver, ${isoColumn('r.approved_at')} as "approvedAt"
  from event_costs r where ${where} order by r.created_at, r.id`,
)

/** Costs, by when they were made (EV-COST-01, EV-CALL-18). */
export const costKind: Kind<Cost, CostForm> = {
  kind: 'cost',
  table: eventCosts,
  read: rows,
  faults: costFaults,
  formOf: costFormOf,
  columnsOf: costOf,
  // A new cost holds its tax, whatever is sent (EV-COST-11).
  first: () => ({ taxInclusive: true }),
  line: logLines.cost,
}
