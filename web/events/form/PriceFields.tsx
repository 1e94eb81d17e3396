import { currencies, type EventForm } from '@bewezen/domain/events/eventForm.ts'
import { formLabels as labels } from '@bewezen/domain/events/formLabelWords.ts'
import { Select } from '../../base/parts/Select.tsx'
import { Switch } from '../../base/parts/Switch.tsx'
import { TextField } from '../../base/parts/TextField.tsx'
import { framed, pair } from './FormSection.tsx'
import type { EventFormState } from './useEventForm.ts'

const currencyOptions = currencies.map((value) => ({ value, label: value }))

/** 'Prijs & Capaciteit' (EV-FORM-20..24, EV-FORM-28, EV-FORM-32, EV-FORM-33). */
export function PriceFields({ form: { draft, put, faults } }: { form: EventFormState }) {
  return (
    <>
      <div className={framed}>
        <Switch
          label={labels.isPaid}
          hint={labels.isPaidHint}
          checked={draft.isPaid}
          onChange={(isPaid) => put({ isPaid })}
        />
      </div>
      {draft.isPaid && (
        <div className={pair}>
          <TextField
            label={labels.price}
            required
            inputMode="decimal"
            placeholder="0,00"
            value={draft.price}
            error={faults.priceCents}
            onChange={(event) => put({ price: event.currentTarget.value })}
          />
          <Select
            label={labels.currency}
            value={draft.currency}
            options={currencyOptions}
            error={faults.currency}
            onChange={(event) => put({ currency: event.currentTarget.value as EventForm['currency'] })}
          />
        </div>
      )}
      <div className={framed}>
        <Switch
          label={labels.capacity}
          hint={labels.capacityHint}
          checked={draft.hasCapacityLimit}
          onChange={(hasCapacityLimit) => put({ hasCapacityLimit })}
        />
      </div>
      <div className={pair}>
        <TextField
          label={labels.min}
          inputMode="numeric"
          value={draft.min}
          error={faults.minParticipants}
          hint={labels.minHint}
          onChange={(event) => put({ min: event.currentTarget.value })}
        />
        {draft.hasCapacityLimit && (
          <TextField
            label={labels.max}
            required
            inputMode="numeric"
            value={draft.max}
            error={faults.maxParticipants}
            onChange={(event) => put({ max: event.currentTarget.value })}
          />
        )}
      </div>
    </>
  )
}
