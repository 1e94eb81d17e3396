/** A number of the medical panel: its bounds, its step, and what it is counted in. */
export type Measure = { min: number; max: number; step: number; unit: string }

/** What is measured or estimated (SH-MED-24..30). */
export const measures = {
  sleepHours: { min: 1, max: 12, step: 0.5, unit: 'uur' },
  outdoorTimeHours: { min: 0, max: 12, step: 0.5, unit: 'uur' },
  screenTimeHours: { min: 0, max: 16, step: 0.5, unit: 'uur' },
  waterIntakeLiters: { min: 0, max: 10, step: 0.1, unit: 'liter' },
  heightCm: { min: 50, max: 250, step: 1, unit: 'cm' },
  weightKg: { min: 20, max: 400, step: 0.1, unit: 'kg' },
} as const satisfies Record<string, Measure>

/** What somebody rates with a whole number from 1 to 10 (SH-MED-31..36). */
export const ratings = ['stressLevel', 'sleepQuality', 'energyLevel', 'moodRating'] as const
export const ratingRange = { min: 1, max: 10 } as const

export type MeasureField = keyof typeof measures
export type RatingField = (typeof ratings)[number]
export const measureFields = Object.keys(measures) as MeasureField[]

/**
 * The number in a typed text, with a decimal comma or a decimal point: null for an empty one, NaN for what is no number
 * written that way ('1e5', 'NaN', words). Nothing is rounded (SH-EDGE-38).
 */
export function typedNumber(typed: string): number | null {
  const text = typed.trim()
  if (text === '') return null
  return /^-?\d{1,9}([.,]\d{1,9})?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN
}

/** A number as people type it: 7.5 → '7,5'. */
export const asTyped = (value: number | null): string => (value === null ? '' : String(value).replace('.', ','))
