import { amount } from '@bewezen/domain/base/money.ts'
import { wholeNumber } from '@bewezen/domain/base/numbers.ts'
import { budgetWords as words } from '@bewezen/domain/events/resultWords.ts'
import { budgetFaults, budgetFormOf, type EventBudget, newBudgetForm } from '@bewezen/domain/production/budget.ts'
import { api } from '../../base/api/api.ts'
import type { Row } from '../../base/editing/rowsChanged.ts'
import { TextField } from '../../base/parts/TextField.tsx'
import type { About } from '../about.ts'
import { recordSays } from '../record/messages.ts'
import { RecordForm } from '../record/RecordForm.tsx'
import { useRecord } from '../record/useRecord.ts'

type Props = { event: About['event']; budget: EventBudget | null; onClose: () => void }

/** Makes or changes the budget, of which an event has one (EV-MORE-90, EV-MORE-109). */
export function BudgetForm({ event, budget, onClose }: Props) {
  const record = useRecord({
    stored: budget,
    formOf: (stored: EventBudget | null) => (stored ? budgetFormOf(stored) : newBudgetForm()),
    faultsOf: budgetFaults,
    operation: api.production.saveBudget,
    // The id of the event: whoever makes one at the same moment makes the same one.
    inputOf: (saved) => ({ ...saved, id: event.id, eventId: event.id }),
    says: recordSays('budget'),
    rowsOf: budgetRows,
    onDone: onClose,
  })
  const { values, errors, put } = record
  const field = (name: 'participants' | 'income' | 'costs') => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (change: { currentTarget: { value: string } }) => put({ [name]: change.currentTarget.value }),
  })
  return (
    <RecordForm record={record} title={record.isNew ? words.add : words.edit} onClose={onClose}>
      <TextField label={words.participants} optional inputMode="numeric" {...field('participants')} />
      <TextField label={words.income} optional inputMode="decimal" icon={euro} {...field('income')} />
      <TextField label={words.costs} optional inputMode="decimal" icon={euro} {...field('costs')} />
    </RecordForm>
  )
}

const euro = <span aria-hidden="true">€</span>

/** A budget as it is read. */
const budgetRows = (it: EventBudget): Row[] => [
  [words.participants, it.participants === null ? '' : wholeNumber(it.participants)],
  [words.income, it.incomeCents === null ? '' : amount(it.incomeCents)],
  [words.costs, it.costsCents === null ? '' : amount(it.costsCents)],
]
