import type { Assistant } from './assistant.ts'
import { messages, messagesById } from './messages.ts'
import { send } from './send.ts'

export { assistantPersonal } from './personal.ts'

declare module '../base/house.ts' {
  interface House {
    /** Who answers questions, and the answers that are on their way in this process. */
    assistant: Assistant
  }
}

export { openAssistant } from './assistant.ts'
export { assistantDecisions } from './facts.ts'
export { serveAssistant } from './routes.ts'

/** The operations of this room. */
export const assistantOperations = { messages, messagesById, send }
