import { type Cost, type CostForm, costFaults, costFormOf, costOf } from '@bewezen/domain/production/costs.ts'
import { logLines } from '@bewezen/domain/production/logLines.ts'
import { sql } from 'drizzle-orm'
import { baseColumns, faceOf, iso, isoOrNull, type Kind } from '../kind.ts'
import { eventCosts } from '../tables.ts'

type Row = Omit<Cost, 'createdAt' | 'approvedAt' | 'amountCents' | 'totalCents'> & {
  amountCents: string | number
  totalCents: string | number
  createdAt: Date | string
  approvedAt: Date | string | null
}

/** Costs, by when they were made (EV-COST-01, EV-CALL-18). */
export const costKind: Kind<Cost, CostForm> = {
  kind: 'cost',
  table: eventCosts,
  async read(reader, where) {
    const { rows } = await reader.execute<Row>(sql`
      select ${baseColumns}, r.name, r.amount_cents as "amountCents", r.quantity, r.total_cents as "totalCents",
        r.tax_inclusive as "taxInclusive", r.per_participant as "perParticipant", r.link_url as "linkUrl", r.notes, r.is_ordered as "isOrdered",
        ${faceOf('r.approved_by')} as approver, r.approved_at as "approvedAt"
      from event_costs r where ${where} order by r.created_at, r.id`)
    return rows.map((row) => ({
      ...row,
      amountCents: Number(row.amountCents),
      totalCents: Number(row.totalCents),
      createdAt: iso(row.createdAt),
      approvedAt: isoOrNull(row.approvedAt),
    }))
  },
  faults: costFaults,
  formOf: costFormOf,
  columnsOf: costOf,
  // A new cost holds its tax, whatever is sent (EV-COST-11).
  first: () => ({ taxInclusive: true }),
  line: logLines.cost,
}
