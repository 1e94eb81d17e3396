import { deskWords } from '@bewezen/domain/events/deskWords.ts'
import { formLabels as labels } from '@bewezen/domain/events/formLabelWords.ts'
import { Switch } from '../../../base/parts/Switch.tsx'
import { TextArea } from '../../../base/parts/TextArea.tsx'
import { TextField } from '../../../base/parts/TextField.tsx'
import type { EventDraft } from '../../form/draft.ts'
import { TeacherChoice } from '../../form/ExtraFields.tsx'
import type { SettingsState } from './useSettings.ts'

const pair = 'grid gap-4 sm:grid-cols-2'
const moments = ['tiersFrom', 'enrollCloseAt', 'cancelUntil'] as const

/** The fields that can be edited here (EV-SET-11). */
export function SettingsFields({ form }: { form: SettingsState }) {
  const { draft, put, faults } = form
  const typed = (field: 'title' | 'startDay' | 'startTime' | 'endDay' | 'endTime' | 'price' | 'max' | 'min') => ({
    value: draft[field],
    onChange: (event: { currentTarget: { value: string } }) =>
      put({ [field]: event.currentTarget.value } as Partial<EventDraft>),
  })
  return (
    <>
      <TextField label={labels.title} required error={faults.title} {...typed('title')} />
      <TextArea
        label={labels.description}
        error={faults.description}
        value={draft.description}
        onChange={(event) => put({ description: event.currentTarget.value })}
      />
      <div className={pair}>
        <TextField type="date" label={labels.startDay} required error={faults.start} {...typed('startDay')} />
        <TextField label={labels.startTime} required error={faults.startTime} {...typed('startTime')} />
        <TextField type="date" label={labels.endDay} required error={faults.end} {...typed('endDay')} />
        <TextField label={labels.endTime} required error={faults.endTime} {...typed('endTime')} />
        {draft.hasCapacityLimit && (
          <TextField inputMode="numeric" label={labels.max} error={faults.maxParticipants} {...typed('max')} />
        )}
        <TextField inputMode="numeric" label={labels.min} error={faults.minParticipants} {...typed('min')} />
        {draft.isPaid && (
          <TextField
            inputMode="decimal"
            label={labels.price}
            unit={draft.currency}
            error={faults.priceCents}
            {...typed('price')}
          />
        )}
        {moments.map((field) => (
          <TextField
            key={field}
            type="datetime-local"
            label={labels[field]}
            error={faults[field]}
            value={draft[field]}
            onChange={(event) => put({ [field]: event.currentTarget.value })}
          />
        ))}
      </div>
      <Switch
        label={labels.isLive}
        hint={labels.isLiveHint}
        checked={draft.isLive}
        onChange={(isLive) => put({ isLive })}
      />
      <TeacherChoice form={form} failed={deskWords.teachersFailed} />
    </>
  )
}
