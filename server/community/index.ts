import { blockConversation } from './blockConversation.ts'
import { called } from './called.ts'
import { cases } from './cases.ts'
import { conversation, conversationList } from './conversationList.ts'
import { decide } from './decide.ts'
import { answerAsDesk } from './desk/answerAsDesk.ts'
import { answerNotice } from './desk/answerNotice.ts'
import { deskTalk } from './desk/deskTalk.ts'
import { deskTalks } from './desk/deskTalks.ts'
import { settleDeskTalk } from './desk/settleDeskTalk.ts'
import { edit } from './edit.ts'
import { join } from './join.ts'
import { leave } from './leave.ts'
import { list } from './list.ts'
import { arrange, removeCommunity, saveChannel, saveCommunity } from './manage.ts'
import { managed } from './managed.ts'
import { mentionable } from './mentionable.ts'
import { messagesById } from './messagesById.ts'
import { messagesPage } from './messagesPage.ts'
import { missed } from './missed.ts'
import { pin } from './pin.ts'
import { post } from './post.ts'
import { away, here, whoIsHere } from './presence/here.ts'
import type { Presence } from './presence/presence.ts'
import { react } from './react.ts'
import { reactors } from './reactors.ts'
import { markRead } from './reading.ts'
import { remove } from './remove.ts'
import { report } from './report.ts'
import { startConversation } from './startConversation.ts'

declare module '../base/house.ts' {
  interface House {
    /** Who has which channel before them now, and who types. */
    presence: Presence
  }
}

export { addContents } from './contents.ts'
export { mayEnterWith, openCommunity } from './doors.ts'
export { holdEveningChannel, makeEveningChannel, removeEveningChannel } from './evenings.ts'
export { communityDecisions, communityReaders } from './facts.ts'
export { countMessage } from './flood.ts'
export { furnishCommunity } from './forgetCases.ts'
export { joinStart } from './join.ts'
export { maySeeMessagePicture } from './messagePicture.ts'
export { communityPersonal } from './personal.ts'
export { openPresence } from './presence/openPresence.ts'
export { readersOf } from './readers.ts'
export { channelBranch, messageBranch } from './search.ts'
export { hasSaidHello, startPlace } from './startPlace.ts'
export { addTeaching } from './teaching.ts'
export { casesWaiting, deskTalksWaiting } from './waiting.ts'

/** The operations of this room. */
export const communityOperations = {
  list,
  join,
  leave,
  messages: messagesPage,
  messagesById,
  post,
  edit,
  remove,
  react,
  reactors,
  markRead,
  pin,
  mentionable,
  missed,
  called,
  report,
  cases,
  decide,
  conversations: conversationList,
  conversation,
  startConversation,
  blockConversation,
  answerNotice,
  deskTalks,
  deskTalk,
  answerAsDesk,
  settleDeskTalk,
  here,
  away,
  whoIsHere,
  managed,
  saveCommunity,
  saveChannel,
  arrange,
  removeCommunity,
}
