import type { Conversation } from './talk/conversation.ts'
import { firstWeek } from './talk/firstWeek.ts'
import { secondWeek } from './talk/secondWeek.ts'
import { thirdWeek } from './talk/thirdWeek.ts'

/** Three weeks of the demo community. */
export const talk: Conversation[] = [...firstWeek, ...secondWeek, ...thirdWeek]
