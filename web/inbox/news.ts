import { type News, nothing, renew } from '../base/live/news.ts'
import { forgetComment, forgetMessage, takeEdited, takeInboxChange } from './inboxCache.ts'
import { hasLiveNotices } from './liveNotices.ts'

const takeLive = (take: () => void) => hasLiveNotices() && take()

/** The live listeners of the inbox: each fact that arrives changes its cached lists, counts and the messages on its cards. */
export const inboxNews = {
  'notification.made': ({ notificationId }) => takeLive(() => takeInboxChange({ arrived: notificationId })),
  'notification.read': ({ notificationId }) => takeLive(() => takeInboxChange({ read: notificationId })),
  'notification.allRead': () => takeLive(() => takeInboxChange({ allRead: true })),
  'preferences.changed': renew('inbox', 'preferences'),
  'inbox.written': nothing,
  'digest.due': nothing,
  'message.edited': ({ messageId }) => takeEdited(messageId),
  'message.removed': ({ messageId }) => forgetMessage(messageId),
  'comment.removed': ({ commentId }) => forgetComment(commentId),
} satisfies News
