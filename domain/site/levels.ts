import { levelWords } from './levelWords.ts'

/** A level of the university: what it is called, how long it takes and what somebody has at its end (MKT-HOW-02). */
export type Level = { title: string; weeks: number; result: string }

/** The five levels as they stand before an admin changes them; every page shows these same ones (MKT-HOW-03, MKT-HOW-04). */
export const firstLevels: readonly Level[] = levelWords.map((level) => ({ ...level, weeks: 8 }))
