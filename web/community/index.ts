import { browserOnly } from '../base/drawn/browserOnly.tsx'
import { onNeed } from '../base/parts/onNeed.tsx'

export { ChannelsButton } from './ChannelsButton.tsx'
export { MessageText } from './chat/MessageText.tsx'
export { ReactionChips } from './chat/ReactionChips.tsx'
export { wantReaction } from './chat/wantReaction.ts'
export { Composer } from './composer/Composer.tsx'
export { clearDraft, draftOf, onDraft, patchDraft } from './composer/drafts.ts'
export { NothingHere } from './NothingHere.tsx'
export { useTitle } from './useTitle.ts'

/** All emoji to choose from, beside what asked for them; its code comes when it is drawn. */
export const EmojiPopover = onNeed(() => import('./emoji/EmojiPopover.tsx'), 'EmojiPopover')

/** Answering a message where it is shown outside its channel, such as in the inbox. */
export const InlineReply = onNeed(() => import('./composer/InlineReply.tsx'), 'InlineReply')

/** Reacting to a message there. */
export const InlineReactions = onNeed(() => import('./chat/InlineReactions.tsx'), 'InlineReactions')

/** The way to a private conversation with a member. */
export const MessageButton = browserOnly(() => import('./direct/MessageButton.tsx'), 'MessageButton')

/** What is written and not sent yet, under the bar of every page. */
const notice = () => import('./outbox/OutboxNotice.tsx')
export const OutboxNotice = browserOnly(notice, 'OutboxNotice')
export const WaitingCount = browserOnly(notice, 'WaitingCount')

/** The queue of reported messages, for the admin area too. */
export const Queue = browserOnly(() => import('./moderation/Queue.tsx'), 'Queue')
