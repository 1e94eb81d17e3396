import { blockConversation } from './blockConversation.ts'
import { cases } from './cases.ts'
import { conversation, conversationList } from './conversationList.ts'
import { decide } from './decide.ts'
import { join } from './join.ts'
import { leave } from './leave.ts'
import { list } from './list.ts'
import { arrange, removeCommunity, saveChannel, saveCommunity } from './manage.ts'
import { managed } from './managed.ts'
import { mentionable } from './mentionable.ts'
import { messagesById } from './messagesById.ts'
import { messagesPage } from './messagesPage.ts'
import { post } from './post.ts'
import { react } from './react.ts'
import { reactors } from './reactors.ts'
import { markRead } from './reading.ts'
import { remove } from './remove.ts'
import { report } from './report.ts'
import { startConversation } from './startConversation.ts'

export { communityDecisions } from './facts.ts'
export { furnishCommunity } from './forgetCases.ts'
export { communityPersonal } from './personal.ts'
export { channelBranch, messageBranch } from './search.ts'

/** The operations of this room. */
export const communityOperations = {
  list,
  join,
  leave,
  messages: messagesPage,
  messagesById,
  post,
  remove,
  react,
  reactors,
  markRead,
  mentionable,
  report,
  cases,
  decide,
  conversations: conversationList,
  conversation,
  startConversation,
  blockConversation,
  managed,
  saveCommunity,
  saveChannel,
  arrange,
  removeCommunity,
}
