import type { Message } from '@bewezen/domain/community/contract.ts'
import { createContext, use } from 'react'

/** Who reads, and what they may do in this channel. */
export type Reader = { id: string; role: string; mayReact: boolean; mayPost: boolean; isPrivate: boolean }

/** What can be done with a message. The functions stay the same ones, so that no row is drawn anew for them. */
export type ChatActions = {
  reply(message: Message): void
  /** Opens the editor of a message, or closes the one that is open. */
  edit(message: Message | null): void
  react(message: Message, emoji: string, on: boolean): void
  choose(message: Message, anchor: Element): void
  open(message: Message): void
  remove(message: Message): void
  report(message: Message): void
  show(message: Message): void
  goTo(messageId: string): void
  resend(messageId: string): void
  discard(messageId: string): void
}

export const ReaderContext = createContext<Reader>({
  id: '',
  role: '',
  mayReact: false,
  mayPost: false,
  isPrivate: false,
})
export const ActionsContext = createContext<ChatActions | null>(null)

export const useReader = (): Reader => use(ReaderContext)
export function useActions(): ChatActions {
  const actions = use(ActionsContext)
  if (!actions) throw new Error('A message needs a conversation around it.')
  return actions
}
