import { createElement } from 'react'
import { browserOnly } from '../base/hydration/browserOnly.tsx'
import { onNeed } from '../base/parts/onNeed.tsx'
import { Loading } from '../places/index.ts'

export { ChannelChat, Chat } from './ChannelChat.tsx'
export { askAheadIn } from './channelRead.ts'
export { showsMessages } from './elsewhere.ts'
export { chatWishes } from './wishes.ts'

/** Answering a message where it is shown outside its channel, such as in the inbox. */
export const InlineReply = onNeed(() => import('./writing/InlineReply.tsx'), 'InlineReply')

/** Reacting to a message there. */
export const InlineReactions = onNeed(() => import('./InlineReactions.tsx'), 'InlineReactions')

/** The way to a private conversation with a member. */
export const MessageButton = browserOnly(() => import('./direct/MessageButton.tsx'), 'MessageButton')

/** The private conversations; their code comes when somebody goes there. */
export const DirectScreen = browserOnly(
  () => import('./direct/DirectScreen.tsx'),
  'DirectScreen',
  createElement(Loading),
)

/** What is written and not sent yet, under the bar of every page. */
// One piece of code for both: the count is first shown when nothing can be fetched any more.
const notice = () => import('./outbox/OutboxNotice.tsx')
export const OutboxNotice = browserOnly(notice, 'OutboxNotice')
export const WaitingCount = browserOnly<'WaitingCount', object>(notice, 'WaitingCount')
