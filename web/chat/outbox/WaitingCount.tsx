import { outboxWords } from '@bewezen/domain/community/outboxWords.ts'
import { useUnsent } from './useUnsent.ts'

/** How many messages wait, within what is said of the lost line; nothing when none does (COM-CHAT-50). */
export function WaitingCount() {
  const waiting = useUnsent().filter(({ refused }) => refused === null).length
  return waiting > 0 && ` ${outboxWords.waiting(waiting)}`
}
