import { longDate } from '../base/dates.ts'
import { type ChoiceField, choiceLabel, choices } from './choices.ts'
import { lists } from './lists.ts'
import { asTyped, type MeasureField, measures, ratings } from './measures.ts'
import { type MedicalData, type MedicalField, medicalGroups } from './medical.ts'
import { fieldWords, groupWords, medicalWords } from './words.ts'

export type ReadableGroup = { title: string; rows: { label: string; value: string }[] }

/** What is filled in, in words and in the order in which a helper needs it; empty groups are left out. */
export const readable = (data: MedicalData): ReadableGroup[] =>
  medicalGroups
    .map(({ group, fields }) => ({
      title: groupWords[group],
      rows: fields.flatMap((field) => {
        const value = inWords(data, field)
        return value === null ? [] : [{ label: fieldWords[field], value }]
      }),
    }))
    .filter(({ rows }) => rows.length > 0)

function inWords(data: MedicalData, field: MedicalField): string | null {
  const value = data[field]
  if (value === null || value === '') return null
  if (Array.isArray(value)) return value.length > 0 ? value.join(', ') : null
  if (typeof value === 'boolean') return value ? medicalWords.yes : medicalWords.no
  if (typeof value === 'number') return isRating(field) ? medicalWords.outOfTen(value) : measured(field, value)
  if (field === 'birthDate') return longDate(`${value}T12:00:00Z`)
  return isChoice(field) ? choiceLabel(field, value) : value
}

const measured = (field: MedicalField, value: number) => `${asTyped(value)} ${measures[field as MeasureField].unit}`
const isRating = (field: MedicalField) => (ratings as readonly string[]).includes(field)
const isChoice = (field: MedicalField): field is ChoiceField =>
  Object.hasOwn(choices, field) && !Object.hasOwn(lists, field)
