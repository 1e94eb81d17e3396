import { byId } from '@bewezen/domain/base/byId.ts'
import { withAllRead, withArrived, withRead } from '@bewezen/domain/inbox/cache.ts'
import type { ListedNotification, NotificationPage } from '@bewezen/domain/inbox/contract.ts'
import { type ListedNotifications, subjectsOf } from '@bewezen/domain/inbox/page.ts'

/**
 * The list with what arrived at its head, newest first, and no longer than what the screen asked for (IN-STATE-07,
 * SH-NOTIF-18). News that is told again may be older than the end of a full list: it was dropped there before.
 */
export function withArrivals(list: NotificationPage, arrived: ListedNotifications, limit: number): NotificationPage {
  const end = list.notifications.length < limit ? undefined : list.notifications.at(-1)
  const fitting = arrived.notifications.filter((one) => !end || one.createdAt >= end.createdAt)
  const merged = withArrived(list.notifications, fitting).sort(newestFirst)
  const notifications = merged.slice(0, limit)
  const senders = byId([...list.senders, ...arrived.senders])
  const channels = byId([...list.channels, ...arrived.channels])
  return { ...list, notifications, ...subjectsOf(notifications, { senders, channels }) }
}

/** As the server orders them; moments and ids each have one length. */
const newestFirst = (a: ListedNotification, b: ListedNotification) => (a.createdAt + a.id < b.createdAt + b.id ? 1 : -1)

/** The list with one read, here or in another window (IN-STATE-01, IN-STATE-13). */
export const withOneRead = (list: NotificationPage, id: string): NotificationPage => ({
  ...list,
  notifications: withRead(list.notifications, id),
})

/** The list with everything read that existed at a moment (SH-EDGE-29). */
export const withReadUntil = (list: NotificationPage, until: string): NotificationPage => ({
  ...list,
  notifications: withAllRead(list.notifications, until),
})

/** The list after the server refused to mark these: they are unread again, as they are stored (IN-STATE-06). */
export const withUnreadAgain = (list: NotificationPage, ids: ReadonlySet<string>): NotificationPage => ({
  ...list,
  notifications: list.notifications.map((one) => (ids.has(one.id) ? { ...one, read: false } : one)),
})

/** The list after a message was deleted: what is said about it shows nothing of it any more (COM-CHAT-15). */
export const withoutMessage = (list: NotificationPage, messageId: string): NotificationPage => ({
  ...list,
  notifications: list.notifications.map((one) => (one.message?.id === messageId ? { ...one, message: null } : one)),
})

type SaidMessage = NonNullable<ListedNotification['message']>

/** Whether something in the list is about a message that can be seen. */
export const isAbout = (list: NotificationPage, messageId: string): boolean =>
  list.notifications.some(({ message }) => message?.id === messageId)

/** The list with a message changed wherever it stands; the same list when it stands nowhere. */
export const withMessage = (
  list: NotificationPage,
  messageId: string,
  change: (now: SaidMessage) => Partial<SaidMessage>,
): NotificationPage =>
  isAbout(list, messageId)
    ? {
        ...list,
        notifications: list.notifications.map((one) =>
          one.message?.id === messageId ? { ...one, message: { ...one.message, ...change(one.message) } } : one,
        ),
      }
    : list

export const withUnread = <Value extends { unread: number }>(value: Value, unread: number): Value =>
  value.unread === unread ? value : { ...value, unread }
