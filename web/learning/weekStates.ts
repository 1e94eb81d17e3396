import type { Level } from '@bewezen/domain/learning/contract.ts'
import { isLevelDone, weeksPerLevel } from '@bewezen/domain/learning/level.ts'

/** How the weeks of a level stand for its viewer: what each begins with, how much of it is done, and whether it is open (COM-LEARN-05, COM-LEARN-41). */
export const weekStates = ({ lessons, openWeeks }: Level) =>
  Array.from({ length: weeksPerLevel }, (_, at) => {
    const own = lessons.filter(({ week, isPublished }) => week === at + 1 && isPublished)
    const done = own.filter(({ isDone }) => isDone).length
    return {
      week: at + 1,
      title: own[0]?.title,
      total: own.length,
      done,
      isOpen: at < openWeeks,
      isDone: isLevelDone(own),
    }
  })
