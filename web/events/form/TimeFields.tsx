import { dayOf } from '@bewezen/domain/base/dates.ts'
import { type EventForm, isWall, typedTime } from '@bewezen/domain/events/eventForm.ts'
import { formLabels as labels } from '@bewezen/domain/events/formLabelWords.ts'
import { formNoticeWords } from '@bewezen/domain/events/formWords.ts'
import { patterns, type Series, seriesDates } from '@bewezen/domain/events/series.ts'
import { eventZones } from '@bewezen/domain/events/zones.ts'
import { Select } from '../../base/parts/Select.tsx'
import { Switch } from '../../base/parts/Switch.tsx'
import { TextField } from '../../base/parts/TextField.tsx'
import { formFrom } from './draft.ts'
import { framed, pair } from './FormSection.tsx'
import type { EventFormState } from './useEventForm.ts'

const zones = eventZones.map((value) => ({ value, label: value }))
const patternOptions = patterns.map((value) => ({ value, label: labels.patterns[value] }))

/** 'Datum & Tijd': what a clock on the wall says where the event is (EV-FORM-25, EV-FORM-41, EV-FORM-42). */
export function TimeFields({ form: { draft, put, faults } }: { form: EventFormState }) {
  const series = draft.isRecurring ? seriesOf(formFrom(draft)) : null
  return (
    <>
      <div className={pair}>
        <TextField
          type="date"
          label={labels.startDay}
          required
          value={draft.startDay}
          error={faults.start}
          onChange={(event) => put({ startDay: event.currentTarget.value })}
        />
        <TextField
          label={labels.startTime}
          required
          inputMode="numeric"
          placeholder="10:00"
          value={draft.startTime}
          error={faults.startTime}
          onChange={(event) => put({ startTime: event.currentTarget.value })}
          onBlur={(event) => put({ startTime: typedTime(event.currentTarget.value) ?? event.currentTarget.value })}
        />
        <TextField
          type="date"
          label={labels.endDay}
          required
          value={draft.endDay}
          error={faults.end}
          onChange={(event) => put({ endDay: event.currentTarget.value })}
        />
        <TextField
          label={labels.endTime}
          required
          inputMode="numeric"
          placeholder="12:00"
          value={draft.endTime}
          error={faults.endTime}
          onChange={(event) => put({ endTime: event.currentTarget.value })}
          onBlur={(event) => put({ endTime: typedTime(event.currentTarget.value) ?? event.currentTarget.value })}
        />
      </div>
      <Select
        label={labels.zone}
        value={draft.zone}
        options={zones}
        onChange={(event) => put({ zone: event.currentTarget.value as EventForm['zone'] })}
      />
      <div className={framed}>
        <Switch
          label={labels.isRecurring}
          hint={labels.isRecurringHint}
          checked={draft.isRecurring}
          onChange={(isRecurring) => put({ isRecurring })}
        />
      </div>
      {draft.isRecurring && (
        <div className={pair}>
          <Select
            label={labels.pattern}
            required
            placeholder={labels.noPattern}
            value={draft.pattern ?? ''}
            options={patternOptions}
            error={faults.pattern}
            onChange={(event) => put({ pattern: (event.currentTarget.value || null) as EventForm['pattern'] })}
          />
          <TextField
            type="date"
            label={labels.recurrenceEnd}
            optional
            value={draft.recurrenceEnd}
            error={faults.recurrenceEnd}
            hint={series ? labels.datesOf(series.dates.length + 1) : undefined}
            onChange={(event) => put({ recurrenceEnd: event.currentTarget.value })}
          />
        </div>
      )}
      <p role="status" className="text-fs-14 text-ember-ink empty:hidden">
        {series?.cutAfter && formNoticeWords.cutAfter(series.cutAfter)}
      </p>
    </>
  )
}

/** The dates that the form means now, when it can be said (EV-RECUR-26). */
function seriesOf({ start, end, zone, pattern, recurrenceEnd }: EventForm): Series | null {
  if (!pattern || !isWall(start) || !isWall(end) || end <= start) return null
  return seriesDates({ start, end, zone, pattern, until: recurrenceEnd || null }, dayOf(new Date(), zone))
}
