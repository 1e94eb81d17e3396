import { type ChoiceField, choiceFields, choiceLabel, choices } from '@bewezen/domain/health/choices.ts'
import { type ListField as ListName, listFields } from '@bewezen/domain/health/lists.ts'
import { type MeasureField, measureFields, measures } from '@bewezen/domain/health/measures.ts'
import {
  type MedicalField,
  type MedicalGroup,
  maxMedicalText,
  medicalGroups,
  type TextField as TextName,
  texts,
} from '@bewezen/domain/health/medical.ts'
import { fieldWords, groupWords, medicalWords } from '@bewezen/domain/health/words.ts'
import { classes } from '../base/parts/classes.ts'
import { Select } from '../base/parts/Select.tsx'
import { TextArea } from '../base/parts/TextArea.tsx'
import { TextField } from '../base/parts/TextField.tsx'
import { ListField } from './ListField.tsx'
import { fieldId, type MedicalFormState } from './useMedicalForm.ts'

type Props = { state: MedicalFormState }

/** One group of fields: the short ones beside each other, lists and texts below them. */
export function MedicalFields({ state, group }: Props & { group: MedicalGroup }) {
  const fields = medicalGroups.find((one) => one.group === group)?.fields ?? []
  const [short, long] = [fields.filter(isShort), fields.filter((field) => !isShort(field))]
  return (
    <section className="grid gap-[18px]">
      <h3 className="heading text-fs-18">{groupWords[group]}</h3>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(148px,100%),1fr))] gap-x-[14px] gap-y-[18px] lg:grid-cols-[repeat(auto-fill,minmax(184px,1fr))] lg:gap-x-[18px]">
        {short.map((field) => (
          <ShortField key={field} state={state} field={field} />
        ))}
      </div>
      {long.map((field) => (
        <LongField key={field} state={state} field={field} />
      ))}
    </section>
  )
}

function ShortField({ state: { form, faults, set }, field }: Props & { field: MedicalField }) {
  const className = classes(isWide(field) && 'max-lg:col-span-full')
  const common = { id: fieldId(field), label: fieldWords[field], error: faults[field], className }
  if (field === 'smoking')
    return (
      <Select
        {...common}
        value={form.smoking === null ? '' : form.smoking ? 'yes' : 'no'}
        onChange={({ currentTarget: { value } }) => set('smoking', value === '' ? null : value === 'yes')}
        placeholder={medicalWords.choose}
        options={[
          { value: 'yes', label: medicalWords.yes },
          { value: 'no', label: medicalWords.no },
        ]}
      />
    )
  if (field === 'birthDate')
    return (
      <TextField
        {...common}
        type="date"
        autoComplete="bday"
        value={form.birthDate}
        onChange={({ currentTarget }) => set('birthDate', currentTarget.value)}
      />
    )
  if (isChoice(field))
    return (
      <Select
        {...common}
        value={form[field]}
        onChange={({ currentTarget }) => set(field, currentTarget.value)}
        placeholder={medicalWords.choose}
        options={optionsOf(field, form[field])}
      />
    )
  if (!isMeasure(field)) return null
  return (
    <TextField
      {...common}
      inputMode="decimal"
      autoComplete="off"
      unit={measures[field].unit}
      value={form[field]}
      onChange={({ currentTarget }) => set(field, currentTarget.value)}
    />
  )
}

function LongField({ state: { form, faults, set }, field }: Props & { field: MedicalField }) {
  if (isList(field))
    return <ListField field={field} value={form[field]} onChange={(value) => set(field, value)} error={faults[field]} />
  if (!isText(field)) return null
  return (
    <TextArea
      id={fieldId(field)}
      label={fieldWords[field]}
      error={faults[field]}
      atMost={maxMedicalText}
      rows={2}
      value={form[field]}
      onChange={({ currentTarget }) => set(field, currentTarget.value)}
    />
  )
}

/** The options with the stored value among them, also when it is none of today's (SH-MED-23). */
function optionsOf(field: ChoiceField, value: string) {
  const values = Object.keys(choices[field])
  if (value !== '' && !values.includes(value)) values.push(value)
  return values.map((one) => ({ value: one, label: choiceLabel(field, one) }))
}

const isIn =
  <Name extends MedicalField>(names: readonly Name[]) =>
  (field: MedicalField): field is Name =>
    (names as readonly MedicalField[]).includes(field)
const isChoice = isIn<ChoiceField>(choiceFields)
const isMeasure = isIn<MeasureField>(measureFields)
const isList = isIn<ListName>(listFields)
const isText = isIn<TextName>(texts)
/** What is too long for half a phone: a date with its button, and the longest choices. */
const isWide = isIn<MedicalField>(['birthDate', 'exerciseFrequency', 'preferredWorkoutTime'])
const isShort = (field: MedicalField) => !isList(field) && !isText(field)
