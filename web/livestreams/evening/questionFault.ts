import { isInvisible, isLongerThan } from '@bewezen/domain/base/visibleText.ts'
import { maxQuestion } from '@bewezen/domain/livestreams/evening.ts'
import { screenWords as words } from '@bewezen/domain/livestreams/screenWords.ts'

/** What is wrong with a question as it is typed, or null (LIVE-MORE-11). */
export function questionFault(text: string): string | null {
  if (isInvisible(text)) return words.askEmpty
  return isLongerThan(text.trim(), maxQuestion) ? words.askTooLong : null
}
