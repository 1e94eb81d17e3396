import { z } from 'zod'
import { centsText, typedCents } from '../base/money.ts'
import { budgetFaultWords as words } from './faultWords.ts'
import { type FaultsOf, recordBase, short } from './record.ts'
import { typedCount } from './typedCount.ts'

/** The most that is budgeted. */
const [maxParticipants, maxCents] = [1_000_000, 10_000_000_000]

/** What an event is meant to come to, one for each event: who comes, revenue and costs, both without btw (EV-MORE-90). */
export const EventBudget = z.object({
  ...recordBase,
  participants: z.int().nullable(),
  incomeCents: z.int().nullable(),
  costsCents: z.int().nullable(),
})
export type EventBudget = z.infer<typeof EventBudget>

/** A budget as it is typed; what is left empty says nothing. */
export const BudgetForm = z.strictObject({ participants: short, income: short, costs: short })
export type BudgetForm = z.infer<typeof BudgetForm>

export const newBudgetForm = (): BudgetForm => ({ participants: '', income: '', costs: '' })

/** A stored budget as the form shows it. */
export const budgetFormOf = (it: EventBudget): BudgetForm => ({
  participants: it.participants === null ? '' : String(it.participants),
  income: it.incomeCents === null ? '' : centsText(it.incomeCents),
  costs: it.costsCents === null ? '' : centsText(it.costsCents),
})

/** What is wrong with each field. */
export function budgetFaults(form: BudgetForm): FaultsOf<BudgetForm> {
  const faults: FaultsOf<BudgetForm> = {}
  if (typedCount(form.participants, maxParticipants) === undefined) faults.participants = words.participantsInvalid
  for (const field of ['income', 'costs'] as const)
    if (typedAmount(form[field]) === undefined) faults[field] = words.amountInvalid
  return faults
}

/** A form without faults as it is stored. */
export const budgetOf = (form: BudgetForm): Pick<EventBudget, 'participants' | 'incomeCents' | 'costsCents'> => ({
  participants: typedCount(form.participants, maxParticipants) ?? null,
  incomeCents: typedAmount(form.income) ?? null,
  costsCents: typedAmount(form.costs) ?? null,
})

/** An amount, null when nothing is typed, undefined when it is none. */
function typedAmount(typed: string): number | null | undefined {
  if (typed.trim() === '') return null
  const cents = typedCents(typed)
  return cents !== null && cents <= maxCents ? cents : undefined
}
