import {
  accessibilityFlags,
  facilityFlags,
  type Location,
  type LocationType,
  locationFaults,
  locationFormOf,
  locationTypes,
  maxLocationNotes,
  newLocationForm,
  technicalFlags,
} from '@bewezen/domain/production/locations.ts'
import { screenWords, locationScreenWords as words } from '@bewezen/domain/production/screenWords.ts'
import { locationWords } from '@bewezen/domain/production/words.ts'
import { api } from '../../base/api/api.ts'
import type { Row } from '../../base/editing/rowsChanged.ts'
import { Checkbox } from '../../base/parts/Checkbox.tsx'
import { Select } from '../../base/parts/Select.tsx'
import { TextArea } from '../../base/parts/TextArea.tsx'
import { TextField } from '../../base/parts/TextField.tsx'
import { RecordForm } from '../record/RecordForm.tsx'
import { useEventRecord } from '../record/useEventRecord.ts'
import { type Flag, flagsOf } from './flags.ts'

const typeOptions = locationTypes.map((value) => ({ value, label: locationWords.types[value] }))

type Props = { eventId: string; location?: Location; onClose?: () => void }

/** Adds or changes a location (EV-LOC-01..07, EV-LOC-09). */
export function LocationForm({ eventId, location, onClose }: Props) {
  const record = useEventRecord({
    eventId,
    kind: 'location',
    stored: location ?? null,
    formOf,
    faultsOf: locationFaults,
    operation: api.production.saveLocation,
    rowsOf: locationRows,
    onClose,
  })
  const { values, errors, put } = record
  const { accessibility, facilities, technicalFacilities } = values
  return (
    <RecordForm record={record} title={location ? words.editTitle : words.addTitle} onClose={onClose}>
      <TextField
        label={words.name}
        required
        name="name"
        autoComplete="off"
        value={values.name}
        error={errors.name}
        onChange={(event) => put({ name: event.currentTarget.value })}
      />
      <Select
        label={words.type}
        value={values.locationType}
        options={typeOptions}
        onChange={(event) => put({ locationType: event.currentTarget.value as LocationType })}
      />
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label={words.surfaceLabel}
          inputMode="decimal"
          value={values.surfaceArea}
          error={errors.surfaceArea}
          onChange={(event) => put({ surfaceArea: event.currentTarget.value })}
        />
        <TextField
          label={words.capacity}
          inputMode="numeric"
          value={values.capacity}
          error={errors.capacity}
          onChange={(event) => put({ capacity: event.currentTarget.value })}
        />
      </div>
      <Flags
        legend={words.accessibility}
        names={accessibilityFlags}
        labels={locationWords.accessibility}
        on={accessibility}
        onChange={(name, on) => put((now) => ({ accessibility: { ...now.accessibility, [name]: on } }))}
      />
      <Flags
        legend={words.facilities}
        names={facilityFlags}
        labels={locationWords.facilities}
        on={facilities}
        onChange={(name, on) => put((now) => ({ facilities: { ...now.facilities, [name]: on } }))}
      />
      <Flags
        legend={words.technical}
        names={technicalFlags}
        labels={locationWords.technicalFacilities}
        on={technicalFacilities}
        onChange={(name, on) => put((now) => ({ technicalFacilities: { ...now.technicalFacilities, [name]: on } }))}
      />
      <Checkbox
        label={locationWords.backstage}
        checked={values.isBackstage}
        onChange={(event) => put({ isBackstage: event.currentTarget.checked })}
      />
      <TextArea
        label={screenWords.notes}
        optional
        rows={3}
        atMost={maxLocationNotes}
        value={values.notes}
        error={errors.notes}
        onChange={(event) => put({ notes: event.currentTarget.value })}
      />
    </RecordForm>
  )
}

type FlagsProps<Name extends string> = {
  legend: string
  names: readonly Name[]
  labels: Record<Name, string>
  on: Record<Name, boolean>
  onChange: (name: Name, on: boolean) => void
}
const Flags = <Name extends string>({ legend, names, labels, on, onChange }: FlagsProps<Name>) => (
  <fieldset className="min-w-0">
    <legend className="mb-1 text-fs-14 font-semibold">{legend}</legend>
    <div className="grid grid-cols-2 gap-x-3">
      {names.map((name) => (
        <Checkbox
          key={name}
          label={labels[name]}
          checked={on[name]}
          onChange={(event) => onChange(name, event.currentTarget.checked)}
        />
      ))}
    </div>
  </fieldset>
)

const formOf = (location: Location | null) => (location ? locationFormOf(location) : newLocationForm())
const yesNo = (on: boolean): string => (on ? screenWords.yes : screenWords.no)

/** A location as it is read. */
export const locationRows = (location: Location): Row[] => [
  [words.name, location.name],
  [words.type, locationWords.types[location.locationType]],
  [
    words.surface,
    location.surfaceArea === null ? '' : words.squareMetres(String(location.surfaceArea).replace('.', ',')),
  ],
  [words.capacity, location.capacity === null ? '' : String(location.capacity)],
  ...flagsOf(location).map(({ label, on }: Flag): Row => [label, yesNo(on)]),
  [locationWords.backstage, yesNo(location.isBackstage)],
  [screenWords.notes, location.notes],
]
