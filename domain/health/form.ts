import { type ChoiceField, choiceFields } from './choices.ts'
import { type ListField, listFields } from './lists.ts'
import { asTyped, type MeasureField, measureFields, type RatingField, ratings, typedNumber } from './measures.ts'
import { emptyMedical, type MedicalData, type TextField, texts } from './medical.ts'

/** The panel while somebody fills it in: numbers as they are typed. */
export type MedicalForm = { [F in ChoiceField | TextField | MeasureField | 'birthDate']: string } & {
  [F in ListField]: string[]
} & { [F in RatingField]: number | null } & { smoking: boolean | null }

const typedTexts = [...choiceFields, ...texts, 'birthDate'] as const

/** What stands in the fields for stored data. */
export function toForm(data: MedicalData): MedicalForm {
  const form: Record<string, unknown> = { ...data }
  for (const field of typedTexts) form[field] = data[field] ?? ''
  for (const field of measureFields) form[field] = asTyped(data[field])
  return form as MedicalForm
}

/**
 * The data in the fields: empty numbers and texts are null, empty lists are empty (SH-MED-37), and an entered 0 is 0
 * (SH-MED-38). What is no number comes out as NaN, for the rule to refuse.
 */
export function fromForm(form: MedicalForm): MedicalData {
  const data: Record<string, unknown> = { ...emptyMedical(), smoking: form.smoking }
  for (const field of typedTexts) data[field] = form[field].trim() || null
  for (const field of measureFields) data[field] = typedNumber(form[field])
  for (const field of ratings) data[field] = form[field]
  for (const field of listFields) data[field] = [...form[field]]
  return data as MedicalData
}
