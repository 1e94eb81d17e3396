import { maxPractical } from '@bewezen/domain/events/eventFaults.ts'
import { formLabels as labels } from '@bewezen/domain/events/formLabelWords.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import { api } from '../../base/api/api.ts'
import { useRead } from '../../base/api/useRead.ts'
import { RemovableChip } from '../../base/parts/Chip.tsx'
import { Loaded } from '../../base/parts/Loaded.tsx'
import { Select } from '../../base/parts/Select.tsx'
import { Skeleton } from '../../base/parts/Skeleton.tsx'
import { TextArea } from '../../base/parts/TextArea.tsx'
import { ImageField } from './ImageField.tsx'
import { teachersFresh } from './teachersFresh.ts'
import type { EventFormState } from './useEventForm.ts'

/** 'Extra Opties': who teaches, and how it looks (EV-FORM-35, EV-FORM-36, EV-FORM-57, EV-FORM-65). */
export const ExtraFields = ({ form }: { form: EventFormState }) => (
  <>
    <TeacherChoice form={form} />
    <Practical form={form} field="bring" hint={labels.bringHint} />
    {form.draft.type === 'fysiek' && <Practical form={form} field="travel" hint={labels.travelHint} />}
    <ImageField form={form} />
  </>
)

type Practical = { form: EventFormState; field: 'bring' | 'travel'; hint: string }

/** What to bring, or how to get there, one thing a line (EV-MORE-147, EV-MORE-148). */
const Practical = ({ form: { draft, put, faults }, field, hint }: Practical) => (
  <TextArea
    label={labels[field]}
    optional
    rows={3}
    atMost={maxPractical}
    hint={hint}
    value={draft[field]}
    error={faults[field]}
    onChange={(event) => put({ [field]: event.currentTarget.value })}
  />
)

type Choosing = {
  form: Pick<EventFormState, 'draft' | 'put' | 'faults'>
  /** What is said when the list could not be loaded. */
  failed?: string
}

/** Who teaches; the list of teachers is believed for 15 minutes (EV-FORM-35, EV-CALL-42, EV-LIMIT-17). */
export function TeacherChoice({ form: { draft, put, faults }, failed = labels.teachersFailed }: Choosing) {
  const teachers = useRead(api.events.teachers, {}, { staleTime: teachersFresh })
  const without = (id: string) => draft.teacherIds.filter((one) => one !== id)
  return (
    <Loaded read={teachers} failed={failed} waiting={<Skeleton className="h-20 w-full" />}>
      {(all) => (
        <div className="grid gap-2">
          <Select
            label={labels.teachers}
            placeholder={labels.noTeacher}
            value=""
            error={faults.teacherIds}
            options={all
              .filter(({ id }) => !draft.teacherIds.includes(id))
              .map((person) => ({ value: person.id, label: displayName(person) }))}
            onChange={(event) => {
              const id = event.currentTarget.value
              if (id !== '') put({ teacherIds: [...draft.teacherIds, id] })
            }}
          />
          <ul className="flex flex-wrap gap-2 empty:hidden">
            {all
              .filter(({ id }) => draft.teacherIds.includes(id))
              .map((person) => (
                <li key={person.id}>
                  <RemovableChip
                    removeLabel={labels.removeTeacher(displayName(person))}
                    onRemove={() => put({ teacherIds: without(person.id) })}
                  >
                    {displayName(person)}
                  </RemovableChip>
                </li>
              ))}
          </ul>
        </div>
      )}
    </Loaded>
  )
}
