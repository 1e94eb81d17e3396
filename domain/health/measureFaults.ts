import { asTyped, type Measure, type MeasureField, measures, type RatingField, ratingRange } from './measures.ts'
import { medicalWords } from './words.ts'

/** Why a number does not fit its measure, or null; an entered 0 is a value (SH-MED-38). */
export function measureFault(field: MeasureField, value: number): string | null {
  const { min, max, step }: Measure = measures[field]
  if (!Number.isFinite(value)) return medicalWords.noNumber
  if (value < min || value > max) return medicalWords.outOfBounds(min, max)
  return isWhole(value / step) ? null : medicalWords.wrongStep(asTyped(step))
}

/** Why a rating does not count, or null. */
export const ratingFault = (field: RatingField, value: number): string | null =>
  Number.isInteger(value) && value >= ratingRange.min && value <= ratingRange.max ? null : medicalWords.rating[field]

// 0.1 is no exact number in a computer: 2.2 / 0.1 is 22.000000000000004.
const isWhole = (value: number) => Math.abs(value - Math.round(value)) < 1e-6
