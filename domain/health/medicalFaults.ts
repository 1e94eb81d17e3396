import { isLongerThan } from '../base/visibleText.ts'
import { choiceFields, choices } from './choices.ts'
import { listFields, lists } from './lists.ts'
import { measureFault, ratingFault } from './measureFaults.ts'
import { measureFields, ratings } from './measures.ts'
import { type MedicalData, type MedicalField, maxMedicalText, texts } from './medical.ts'
import { medicalWords } from './words.ts'

/** What is wrong with medical data, a sentence for each field. */
export type MedicalFaults = { [F in MedicalField]?: string }

/**
 * Everything that stands in the way of saving, by field; nothing when it can be saved. What stands in `stored` already
 * and is no option (older data) may stay; a new unknown value is refused (SH-MED-23). `today` is '2026-10-24'.
 */
export function medicalFaults(data: MedicalData, stored: MedicalData, today: string): MedicalFaults {
  const faults: MedicalFaults = {}
  const note = (field: MedicalField, fault: string | null) => {
    if (fault) faults[field] = fault
  }
  for (const field of measureFields) if (data[field] !== null) note(field, measureFault(field, data[field]))
  for (const field of ratings) if (data[field] !== null) note(field, ratingFault(field, data[field]))
  for (const field of texts)
    if (data[field] !== null && isLongerThan(data[field], maxMedicalText)) note(field, medicalWords.tooLong)
  for (const field of choiceFields) {
    const value = data[field]
    if (value !== null && value !== stored[field] && !Object.hasOwn(choices[field], value))
      note(field, medicalWords.noOption)
  }
  for (const field of listFields) {
    const known: readonly string[] = [...lists[field], ...stored[field]]
    if (!data[field].every((value) => known.includes(value))) note(field, medicalWords.noOption)
  }
  if (data.birthDate !== null && !isBirthDate(data.birthDate, today)) note('birthDate', medicalWords.birthDate)
  return faults
}

/** A real day, not in the future and not more than 120 years ago (SH-MED-39). */
export function isBirthDate(day: string, today: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return false
  const date = new Date(`${day}T00:00:00Z`)
  // The 30th of February is read as a day in March.
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day) return false
  const oldest = `${String(Number(today.slice(0, 4)) - 120).padStart(4, '0')}${today.slice(4)}`
  return day <= today && day >= oldest
}

/** Whether a rating is among what is wrong: its toast has a text of its own (SH-MED-35). */
export const hasFaultyRating = (faults: MedicalFaults): boolean => ratings.some((field) => faults[field] !== undefined)
