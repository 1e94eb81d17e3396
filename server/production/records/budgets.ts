import {
  type BudgetForm,
  budgetFaults,
  budgetFormOf,
  budgetOf,
  type EventBudget,
} from '@bewezen/domain/production/budget.ts'
import { logLines } from '@bewezen/domain/production/logLines.ts'
import { sql } from 'drizzle-orm'
import { baseColumns, type Kind, rowsOf } from '../kind.ts'
import { eventBudgets } from '../tables.ts'

type Cents = string | number | null
type Row = Omit<EventBudget, 'incomeCents' | 'costsCents'> & {
  incomeCents: Cents
  costsCents: Cents
}

const rows = rowsOf<Row>(
  'budget',
  (where) => sql`
  select ${baseColumns}, r.participants, r.income_cents as "incomeCents", r.costs_cents as "costsCents"
  from event_budgets r where ${where}`,
)

/** The budget of an event; there is one, under the id of the event itself (EV-MORE-90). */
export const budgetKind: Kind<EventBudget, BudgetForm> = {
  kind: 'budget',
  table: eventBudgets,
  async read(reader, which) {
    return (await rows(reader, which)).map((row) => ({
      ...row,
      incomeCents: centsOrNull(row.incomeCents),
      costsCents: centsOrNull(row.costsCents),
    }))
  },
  faults: budgetFaults,
  formOf: budgetFormOf,
  columnsOf: budgetOf,
  line: logLines.budget,
}

const centsOrNull = (cents: Cents): number | null => (cents === null ? null : Number(cents))
