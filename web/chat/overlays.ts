import type { Message } from '@bewezen/domain/community/contract.ts'

/** What lies over the conversation: one thing at a time. */
export type Over =
  | { show: 'emoji'; message: Message; anchor: Element }
  | { show: 'actions'; message: Message }
  | { show: 'reactors'; messageId: string; emoji: string; count: number; anchor: Element | null }
  | { show: 'remove'; message: Message }
  | { show: 'report'; message: Message }
  | { show: 'picture'; message: Message }
