import { cases } from './cases.ts'
import { decide } from './decide.ts'
import { join } from './join.ts'
import { list } from './list.ts'
import { mentionable } from './mentionable.ts'
import { messagesById } from './messagesById.ts'
import { messagesPage } from './messagesPage.ts'
import { post } from './post.ts'
import { react } from './react.ts'
import { reactors } from './reactors.ts'
import { markRead } from './reading.ts'
import { remove } from './remove.ts'
import { report } from './report.ts'

export { mayEnterWith } from './doors.ts'
export { communityDecisions, communityReaders } from './facts.ts'
export { countMessage } from './flood.ts'
export { furnishCommunity } from './forgetCases.ts'
export { communityPersonal } from './personal.ts'
export { readersOf } from './readers.ts'
export { channelBranch, messageBranch } from './search.ts'

/** The operations of this room. */
export const communityOperations = {
  list,
  join,
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
}
