import { setChat, useChat } from './chat.ts'

/** Opens the panel; two bars lead to it (SH-ASSIST-01). */
export const showAssistant = (): void => setChat({ shown: true })
export const useAssistantShown = (): boolean => useChat().shown
