import type { Level } from '@bewezen/domain/learning/contract.ts'
import { isLevelDone, weeksPerLevel } from '@bewezen/domain/learning/level.ts'

/** How the weeks of a level stand for its viewer: how much is done of each, and whether it is open (COM-LEARN-05). */
export const weekStates = ({ lessons, openWeeks }: Level) =>
  Array.from({ length: weeksPerLevel }, (_, at) => {
    const own = lessons.filter(({ week, isPublished }) => week === at + 1 && isPublished)
    const done = own.filter(({ isDone }) => isDone).length
    return { week: at + 1, total: own.length, done, isOpen: at < openWeeks, isDone: isLevelDone(own) }
  })
