import { keepable } from '../base/visibleText.ts'
import { type ChoiceField, choiceFields } from './choices.ts'
import { type ListField, listFields } from './lists.ts'
import { type MeasureField, measureFields, type RatingField, ratings } from './measures.ts'

/** What is written in words. */
export const texts = ['medicalConditions', 'medications', 'dietaryRestrictions', 'medicalNotes', 'goal'] as const
export type TextField = (typeof texts)[number]
export const maxMedicalText = 1000

/** Everything somebody may keep here about their health (SH-DATA-04..06); null and an empty list are not filled in. */
export type MedicalData = { [F in ChoiceField | TextField | 'birthDate']: string | null } & {
  [F in ListField]: string[]
} & { [F in MeasureField | RatingField]: number | null } & { smoking: boolean | null }
export type MedicalField = keyof MedicalData

/** The data as they are kept: what was written in words without what nobody can read. */
export const cleanMedical = (data: MedicalData): MedicalData => ({
  ...data,
  ...Object.fromEntries(texts.map((field) => [field, data[field] && keepable(data[field])])),
})

/** Nothing filled in. */
export const emptyMedical = (): MedicalData =>
  Object.fromEntries([
    ...[...choiceFields, ...texts, ...measureFields, ...ratings].map((field) => [field, null]),
    ...listFields.map((field) => [field, []]),
    ['birthDate', null],
    ['smoking', null],
  ]) as MedicalData

export type MedicalGroup = 'medical' | 'body' | 'food' | 'exercise' | 'lifestyle' | 'today'

/** The fields in the order in which they are read: what matters in an emergency comes first. */
export const medicalGroups: readonly { group: MedicalGroup; fields: readonly MedicalField[] }[] = [
  { group: 'medical', fields: ['bloodType', 'allergies', 'medicalConditions', 'medications', 'medicalNotes'] },
  { group: 'body', fields: ['birthDate', 'gender', 'heightCm', 'weightKg', 'goal'] },
  {
    group: 'food',
    fields: [
      ...(['dietPattern', 'dietaryRestrictions', 'nutritionFocus', 'supplementUse'] as const),
      ...(['waterIntakeLiters', 'caffeineIntake', 'alcoholUse', 'smoking'] as const),
    ],
  },
  { group: 'exercise', fields: ['exerciseFrequency', 'preferredWorkoutTime', 'sports', 'fitnessGoals'] },
  {
    group: 'lifestyle',
    fields: ['sleepHours', 'outdoorTimeHours', 'screenTimeHours', 'workEnvironment', 'technologyUsage'],
  },
  { group: 'today', fields: [...ratings] },
]
