import { level2 } from './lessonsOfLevel2.ts'
import { weeks1to4 } from './lessonsOfWeeks1to4.ts'
import { weeks5to8 } from './lessonsOfWeeks5to8.ts'

/** What the lessons of the first two levels tell in the big demo community, by title (COM-START-53). */
export const lessonReading: Readonly<Record<string, string>> = { ...weeks1to4, ...weeks5to8, ...level2 }
