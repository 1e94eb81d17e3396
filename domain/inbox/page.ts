import { byId } from '../base/byId.ts'
import type { Person } from '../community/contract.ts'
import type { ListedNotification, NotificationPage, NotifiedChannel } from './contract.ts'

/** A notification with who sent it and the channel that it is about; null when they are gone or closed to the viewer. */
export type Notification = ListedNotification & { sender: Person | null; channel: NotifiedChannel | null }

/** What an answer says of notifications, whatever it counts. */
export type ListedNotifications = Omit<NotificationPage, 'unread'>

/** The notifications of a page, each with its sender and channel. */
export function opened({ notifications, senders, channels }: ListedNotifications): Notification[] {
  const [people, places] = [byId(senders), byId(channels)]
  return notifications.map((one) => ({
    ...one,
    sender: people.get(one.data.authorId ?? '') ?? null,
    channel: places.get(one.data.channelId ?? '') ?? null,
  }))
}

/** Of what is known, each sender and channel that these notifications are about: once, in the order in which they come. */
export function subjectsOf(
  notifications: readonly ListedNotification[],
  known: { senders: ReadonlyMap<string, Person>; channels: ReadonlyMap<string, NotifiedChannel> },
): { senders: Person[]; channels: NotifiedChannel[] } {
  const [senders, channels] = [new Set<Person>(), new Set<NotifiedChannel>()]
  for (const { data } of notifications) {
    const sender = known.senders.get(data.authorId ?? '')
    const channel = known.channels.get(data.channelId ?? '')
    if (sender) senders.add(sender)
    if (channel) channels.add(channel)
  }
  return { senders: [...senders], channels: [...channels] }
}
