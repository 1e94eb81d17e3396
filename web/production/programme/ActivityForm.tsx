import { shortDateTime } from '@bewezen/domain/base/dates.ts'
import { minuteMs } from '@bewezen/domain/base/moment.ts'
import { fromWallTime, toWallTime } from '@bewezen/domain/base/wallTime.ts'
import { clashesOf, clashesWith } from '@bewezen/domain/production/clashes.ts'
import { sortedLocations } from '@bewezen/domain/production/locations.ts'
import {
  type Activity,
  activityFaults,
  activityFormOf,
  activityOf,
  isOutsideEvent,
  newActivityForm,
  type ActivityForm as Typed,
} from '@bewezen/domain/production/programme.ts'
import { screenWords, programmeScreenWords as words } from '@bewezen/domain/production/screenWords.ts'
import { programmeWords } from '@bewezen/domain/production/words.ts'
import { api } from '../../base/api/api.ts'
import { useRead } from '../../base/api/useRead.ts'
import type { Row } from '../../base/editing/rowsChanged.ts'
import { Select } from '../../base/parts/Select.tsx'
import { TextArea } from '../../base/parts/TextArea.tsx'
import { TextField } from '../../base/parts/TextField.tsx'
import type { About } from '../about.ts'
import { ClashNotes } from '../ClashNotes.tsx'
import { fresh } from '../fresh.ts'
import { Notice } from '../record/Notice.tsx'
import { RecordForm } from '../record/RecordForm.tsx'
import { useEventRecord } from '../record/useEventRecord.ts'
import { useClashes } from '../useClashes.ts'

type Props = { event: About['event']; activity?: Activity; onClose?: () => void }

/** Adds or changes an activity; a time outside the event and what does not fit is said and allowed (EV-PROG-01, EV-PROG-02, EV-PROG-07, EV-MORE-05). */
export function ActivityForm({ event, activity, onClose }: Props) {
  const { zone, dates } = event
  const { briefings, elsewhere, activities } = useClashes(event.id)
  const { data: { locations } = { locations: [] } } = useRead(api.production.locations, { eventId: event.id }, fresh)
  const record = useEventRecord({
    eventId: event.id,
    kind: 'activity',
    stored: activity ?? null,
    formOf: (stored: Activity | null) =>
      stored ? activityFormOf(stored, zone) : startingAt(activities.at(-1)?.endAt ?? event.startDate, zone),
    faultsOf: activityFaults,
    operation: api.production.saveActivity,
    rowsOf: (stored) => activityRows(stored, zone),
    onClose,
  })
  const { values, errors, put } = record
  const field = (name: Exclude<keyof Typed, 'locationId'>) => ({
    value: values[name],
    error: errors[name],
    onChange: (change: { currentTarget: { value: string } }) =>
      put({ [name]: change.currentTarget.value } as Partial<Typed>),
  })
  const id = record.stored?.id ?? ''
  const { startAt, endAt, ...typed } = activityOf(values, zone)
  const isTimed = startAt !== '' && endAt !== '' && startAt < endAt
  const location = locations.find((one) => one.id === values.locationId) ?? null
  const all = [...activities.filter((one) => one.id !== id), { ...typed, id, startAt, endAt, location }]
  return (
    <RecordForm record={record} title={activity ? words.editTitle : words.addTitle} onClose={onClose}>
      <TextField label={words.name} required name="activityName" autoComplete="off" {...field('activityName')} />
      <TextField type="datetime-local" label={words.start} required {...field('start')} />
      <TextField type="datetime-local" label={words.end} required {...field('end')} />
      {isTimed && record.isTouched && isOutsideEvent({ startAt, endAt }, dates) && (
        <Notice>{programmeWords.outsideText}</Notice>
      )}
      <Select
        label={words.location}
        value={values.locationId}
        error={errors.locationId}
        placeholder={programmeWords.noLocation}
        options={sortedLocations(locations).map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(change) => put({ locationId: change.currentTarget.value })}
      />
      <TextField label={words.people} optional inputMode="numeric" {...field('people')} />
      <div role="status" className="empty:hidden">
        {isTimed && (
          <ClashNotes
            clashes={clashesWith(clashesOf({ briefings: [], elsewhere, activities: all }), id)}
            named={{ briefings, activities: all }}
            zone={zone}
          />
        )}
      </div>
      <TextArea label={screenWords.description} optional rows={3} {...field('description')} />
    </RecordForm>
  )
}

/** A new activity begins where the last one ends, and takes half an hour (EV-MORE-82). */
export function startingAt(moment: string, zone: string): Typed {
  const start = toWallTime(moment, zone)
  const from = Date.parse(fromWallTime(start, zone) ?? moment)
  return { ...newActivityForm(), start, end: toWallTime(new Date(from + 30 * minuteMs).toISOString(), zone) }
}

/** An activity as it is read. */
const activityRows = (it: Activity, zone: string): Row[] => [
  [words.name, it.activityName],
  [words.start, shortDateTime(it.startAt, zone)],
  [words.end, shortDateTime(it.endAt, zone)],
  [words.location, it.location?.name ?? programmeWords.noLocation],
  [words.people, it.people === null ? '' : String(it.people)],
  [screenWords.description, it.description],
]
