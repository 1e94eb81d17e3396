import { todoListWords as words } from '@bewezen/domain/production/todoListWords.ts'
import { words as partWords } from '../../../base/parts/words.ts'

/** Why something with a list of tasks did not work. */
export function listReason(code: string | undefined): string {
  if (code === 'OFFLINE') return partWords.offline
  if (code === 'CHANGED') return words.changed
  return code === 'NOT_FOUND' || code === 'EVENT_NOT_FOUND' ? words.goneText : words.failedText
}
