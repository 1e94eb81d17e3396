import { expect, test } from 'vitest'
import { type BudgetForm, budgetFaults, budgetFormOf, budgetOf, type EventBudget, newBudgetForm } from './budget.ts'
import { budgetFaultWords as words } from './faultWords.ts'
import { logLines } from './logLines.ts'

const id = '018f0000-0000-7000-8000-000000000001'
const stored = (form: BudgetForm): EventBudget => ({
  id,
  eventId: id,
  version: 1,
  createdBy: null,
  createdAt: '2026-10-01T08:00:00.000Z',
  ...budgetOf(form),
})

test.each<[Partial<BudgetForm>, object]>([
  [{}, {}],
  [{ participants: '0' }, {}],
  [{ participants: '1000000' }, {}],
  [{ participants: '1000001' }, { participants: words.participantsInvalid }],
  [{ participants: '-1' }, { participants: words.participantsInvalid }],
  [{ income: '1.000' }, { income: words.amountInvalid }],
  [{ income: '1000', costs: '750,50' }, {}],
  [{ costs: 'veel' }, { costs: words.amountInvalid }],
  [{ costs: '100000000' }, {}],
  [{ costs: '100000000,01' }, { costs: words.amountInvalid }],
])('EV-MORE-90 the budget %j is told %j', (change, faults) => {
  expect(budgetFaults({ ...newBudgetForm(), ...change })).toEqual(faults)
})

test('EV-MORE-90 what is left empty is not budgeted, and a stored budget is shown as it was typed', () => {
  expect(budgetOf(newBudgetForm())).toEqual({ participants: null, incomeCents: null, costsCents: null })
  const form = { participants: '40', income: '1400,00', costs: '750,50' }
  expect(budgetOf(form)).toEqual({ participants: 40, incomeCents: 140_000, costsCents: 75_050 })
  expect(budgetFormOf(stored(form))).toEqual(form)
  expect(budgetFormOf(stored(newBudgetForm()))).toEqual(newBudgetForm())
  expect(logLines.budget(stored(form))).toBe('Begroting · 40 mensen · € 1.400,00 inkomsten · € 750,50 kosten')
  expect(logLines.budget(stored(newBudgetForm()))).toBe('Begroting')
})
