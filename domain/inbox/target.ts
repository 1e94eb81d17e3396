import { conversationPath } from '../community/paths.ts'
import { externalThreadPath } from '../external/paths.ts'
import type { Notification } from './page.ts'

type Pointing = Pick<Notification, 'channel' | 'data'>

/** The address of the message in its channel or private conversation, or null when the channel cannot be found (IN-NAV-01..03). */
export function chatPath({ channel, data }: Pointing): string | null {
  if (!channel) return null
  if (channel.communityId === null) {
    const query = data.messageId ? `?${new URLSearchParams({ messageId: data.messageId })}` : ''
    return `${conversationPath(channel.id)}${query}`
  }
  const query = new URLSearchParams({ blueprintId: channel.communityId, channelId: channel.id })
  if (data.messageId) query.set('messageId', data.messageId)
  return `/community?${query}`
}

/** Whether a notification is about a place in the community at all, which may be gone by now (X3-EDGE-17); an evening is shown with its livestream (LIVE-MORE-79). */
export const hasChat = ({ data }: Pointing): boolean => data.channelId !== null && !data.eventPath

/** Where what a notification is about stands: a message, an event, the desk, a comment or a conversation with somebody outside (IN-CARD-22); null when there is nothing to go to. */
export const targetPath = (it: Pointing & Pick<Notification, 'commentPath'>): string | null =>
  chatPath(it) ??
  it.data.eventPath ??
  it.data.deskPath ??
  it.commentPath ??
  (it.data.threadId && externalThreadPath(it.data.threadId))
