import { amount } from '@bewezen/domain/base/money.ts'
import {
  type Cost,
  costFaults,
  costFormOf,
  isEmptyCost,
  maxCostNotes,
  newCostForm,
} from '@bewezen/domain/production/costs.ts'
import { screenWords, costScreenWords as words } from '@bewezen/domain/production/screenWords.ts'
import { api } from '../../base/api/api.ts'
import type { Row } from '../../base/editing/rowsChanged.ts'
import { Checkbox } from '../../base/parts/Checkbox.tsx'
import { TextArea } from '../../base/parts/TextArea.tsx'
import { TextField } from '../../base/parts/TextField.tsx'
import { RecordForm } from '../record/RecordForm.tsx'
import { useEventRecord } from '../record/useEventRecord.ts'

type Props = { eventId: string; cost?: Cost; onClose?: () => void }

/** Adds or changes a cost; an empty form that is sent does nothing (EV-COST-01, EV-COST-09..11, EV-COST-16). */
export function CostForm({ eventId, cost, onClose }: Props) {
  const record = useEventRecord({
    eventId,
    kind: 'cost',
    stored: cost ?? null,
    formOf,
    faultsOf: costFaults,
    isEmpty: (form) => cost === undefined && isEmptyCost(form),
    operation: api.production.saveCost,
    rowsOf: costRows,
    onClose,
  })
  const { values, errors, put } = record
  const field = (name: 'name' | 'quantity' | 'amount' | 'linkUrl' | 'notes') => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) => put({ [name]: event.currentTarget.value }),
  })
  return (
    <RecordForm record={record} title={cost ? words.editTitle : words.addTitle} onClose={onClose}>
      <TextField label={words.name} required autoComplete="off" {...field('name')} />
      <div className="grid grid-cols-2 gap-3">
        <TextField label={words.quantity} required inputMode="numeric" {...field('quantity')} />
        <TextField
          label={words.pricePerItem}
          required
          inputMode="decimal"
          icon={<span aria-hidden="true">€</span>}
          {...field('amount')}
        />
      </div>
      <Checkbox
        label={words.taxInclusive}
        checked={values.taxInclusive}
        onChange={(event) => put({ taxInclusive: event.currentTarget.checked })}
      />
      <Checkbox
        label={words.perParticipant}
        hint={words.perParticipantHint}
        checked={values.perParticipant}
        onChange={(event) => put({ perParticipant: event.currentTarget.checked })}
      />
      <TextField label={words.link} optional inputMode="url" placeholder="https://" {...field('linkUrl')} />
      <TextArea label={screenWords.notes} optional rows={3} atMost={maxCostNotes} {...field('notes')} />
    </RecordForm>
  )
}

const formOf = (cost: Cost | null) => (cost ? costFormOf(cost) : newCostForm())

/** A cost as it is read. */
export const costRows = (cost: Cost): Row[] => [
  [words.name, cost.name],
  [words.quantity, String(cost.quantity)],
  [words.pricePerItem, amount(cost.amountCents)],
  [words.taxInclusive, cost.taxInclusive ? screenWords.yes : screenWords.no],
  [words.perParticipant, cost.perParticipant ? screenWords.yes : screenWords.no],
  [words.link, cost.linkUrl ?? ''],
  [screenWords.notes, cost.notes],
]
