import { detailWords as words } from '@bewezen/domain/events/pageWords.ts'
import { enrolButtonWords } from '@bewezen/domain/events/words.ts'
import type { Shown } from './shown.ts'

/** How many seats of a date are left, in words; nothing without a limit. */
export function leftOf({ spotsLeft }: Pick<Shown['date'], 'spotsLeft'>): string | undefined {
  if (spotsLeft === null) return undefined
  return spotsLeft === 0 ? words.full : words.spotsLeft(spotsLeft)
}

/** What stands behind a date in a list of dates: its seats, or that it does not take place. */
export const seatsOf = (date: Pick<Shown['date'], 'spotsLeft' | 'isCancelled'>): string | undefined =>
  date.isCancelled ? enrolButtonWords.cancelled.toLowerCase() : leftOf(date)
