import { shortDateTime } from '@bewezen/domain/base/dates.ts'
import {
  type Briefing,
  briefingFaults,
  briefingFormOf,
  briefingOf,
  newBriefingForm,
  withTask,
} from '@bewezen/domain/production/briefings.ts'
import { callSheetWords } from '@bewezen/domain/production/callSheetWords.ts'
import { clashesOf, clashesWith } from '@bewezen/domain/production/clashes.ts'
import { screenWords, briefingScreenWords as words } from '@bewezen/domain/production/screenWords.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import { api } from '../../base/api/api.ts'
import type { Row } from '../../base/editing/rowsChanged.ts'
import { PersonChoice } from '../../base/parts/PersonChoice.tsx'
import { TextArea } from '../../base/parts/TextArea.tsx'
import { TextField } from '../../base/parts/TextField.tsx'
import type { About } from '../about.ts'
import { ClashNotes } from '../ClashNotes.tsx'
import { recordSays } from '../record/messages.ts'
import { RecordForm } from '../record/RecordForm.tsx'
import { usePeopleFound, usePerson } from '../record/usePerson.ts'
import { useRecord } from '../record/useRecord.ts'
import { useClashes } from '../useClashes.ts'
import { TasksField } from './TasksField.tsx'

type Props = { event: About['event']; briefing?: Briefing; onClose?: () => void }

/** Adds or changes a briefing; what does not fit is said while it is typed (EV-BRIEF-02..06, EV-BRIEF-10, EV-MORE-05, EV-MORE-41). */
export function BriefingForm({ event, briefing, onClose }: Props) {
  const { zone } = event
  const record = useRecord({
    stored: briefing ?? null,
    formOf: (stored: Briefing | null) => ({
      ...(stored ? briefingFormOf(stored, zone) : newBriefingForm()),
      newTask: '',
    }),
    faultsOf: ({ newTask, ...form }) => briefingFaults(withTyped(form, newTask)),
    operation: api.production.saveBriefing,
    inputOf: ({ form: { newTask, ...form }, ...saved }) => ({
      ...saved,
      eventId: event.id,
      form: withTyped(form, newTask),
    }),
    says: recordSays('briefing'),
    rowsOf: (stored) => briefingRows(stored, zone),
    onDone: onClose,
    keepAs: `briefing:${event.id}`,
  })
  const { values, errors, put } = record
  const { person, remember } = usePerson(values.personId, record.stored?.person, record.key)
  const { briefings, elsewhere, activities } = useClashes(event.id)
  const id = record.stored?.id ?? ''
  const { role, startAt, endAt } = briefingOf(values, zone)
  const all = [...briefings.filter((one) => one.id !== id), { id, person, role, startAt, endAt }]
  const isTimed = startAt !== null && endAt !== null && startAt < endAt
  return (
    <RecordForm record={record} title={briefing ? words.editTitle : words.addTitle} onClose={onClose}>
      <PersonChoice
        label={words.person}
        required
        useFound={usePeopleFound}
        searchLabel={screenWords.searchPerson}
        chosen={person}
        error={errors.personId ?? null}
        onChoose={(chosen) => {
          remember(chosen)
          put({ personId: chosen?.id ?? '' })
        }}
      />
      <TextField
        label={words.role}
        required
        hint={words.roleHint}
        value={values.role}
        error={errors.role}
        onChange={(change) => put({ role: change.currentTarget.value })}
      />
      <TextField
        type="datetime-local"
        label={words.start}
        value={values.start}
        error={errors.start}
        onChange={(change) => put({ start: change.currentTarget.value })}
      />
      <TextField
        type="datetime-local"
        label={words.end}
        value={values.end}
        error={errors.end}
        min={values.start || undefined}
        onChange={(change) => put({ end: change.currentTarget.value })}
      />
      <div role="status" className="empty:hidden">
        {isTimed && (
          <ClashNotes
            clashes={clashesWith(clashesOf({ briefings: all, elsewhere, activities }), id)}
            named={{ briefings: all, activities }}
            zone={zone}
          />
        )}
      </div>
      <TasksField
        tasks={values.tasks}
        typed={values.newTask}
        error={errors.tasks}
        onChange={({ tasks, typed }) =>
          put({ ...(tasks && { tasks }), ...(typed !== undefined && { newTask: typed }) })
        }
      />
      <TextField
        type="tel"
        label={callSheetWords.phone}
        optional
        hint={callSheetWords.phoneHint}
        value={values.phone}
        error={errors.phone}
        onChange={(change) => put({ phone: change.currentTarget.value })}
      />
      <TextArea
        label={screenWords.notes}
        optional
        rows={3}
        value={values.notes}
        error={errors.notes}
        onChange={(change) => put({ notes: change.currentTarget.value })}
      />
    </RecordForm>
  )
}

/** A task that was typed and not yet added is not lost when the briefing is saved (EV-MORE-81). */
const withTyped = <Form extends { tasks: string[] }>(form: Form, newTask: string): Form => ({
  ...form,
  tasks: withTask(form.tasks, newTask),
})

/** A briefing as it is read. */
const briefingRows = (it: Briefing, zone: string): Row[] => [
  [words.person, displayName(it.person)],
  [words.role, it.role],
  [words.start, it.startAt === null ? '' : shortDateTime(it.startAt, zone)],
  [words.end, it.endAt === null ? '' : shortDateTime(it.endAt, zone)],
  [words.tasks, it.tasks.join(', ')],
  [callSheetWords.phone, it.phone],
  [screenWords.notes, it.notes],
]
