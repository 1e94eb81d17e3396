import { maxCached, maxInBell } from '@bewezen/domain/inbox/cache.ts'
import type { NotificationPage } from '@bewezen/domain/inbox/contract.ts'
import { type ListedNotifications, type Notification, opened } from '@bewezen/domain/inbox/page.ts'
import { api } from '../base/api/api.ts'
import { queries } from '../base/api/queries.ts'
import { gather, inParts } from '../base/live/gather.ts'
import { patchCached } from '../base/live/patch.ts'
import { showsMessages } from '../chat/index.ts'
import { isAbout, withArrivals, withMessage, withOneRead, withoutMessage, withUnread } from './patches.ts'

// The query cache of notification lists: patched by live facts, with listeners for arrivals, and the messages on cards.

/** The lists of notifications that may be cached, by how many they hold. */
const limits = [maxInBell, maxCached]
const listKey = (limit: number) => api.inbox.list.queryKey({ input: { limit } })

/** Changes every cached list of notifications by the same pure function, whoever caused it. */
export function patchInbox(patch: (list: NotificationPage, limit: number) => NotificationPage): void {
  for (const limit of limits) patchCached<NotificationPage>(queries(), listKey(limit), (list) => patch(list, limit))
}

/** Every cached list of notifications as it is now. */
export const shownInbox = (): NotificationPage[] =>
  limits.flatMap((limit) => queries().getQueryData<NotificationPage>(listKey(limit)) ?? [])

/** Sets the number of unread notifications as the server counted it. */
export function setUnread(unread: number): void {
  patchInbox((list) => withUnread(list, unread))
  patchCached<{ unread: number }>(queries(), api.inbox.unread.key(), (count) => withUnread(count, unread))
}

const ears = new Set<(arrived: readonly Notification[]) => void>()

/** To be told of what arrives live. Returns how one is told no longer. */
export function onArrivals(hear: (arrived: readonly Notification[]) => void): () => void {
  ears.add(hear)
  return () => ears.delete(hear)
}

/** `counted`: the number of unread ones may have changed. */
type Change = { arrived: string } | { read: string } | { allRead: true } | { counted: true }

/** Takes in what happened in the viewer's inbox: what arrived is fetched together, and the count comes from the server. */
export const takeInboxChange = gather<Change>(async (changes) => {
  try {
    for (const one of changes) if ('read' in one) patchInbox((list) => withOneRead(list, one.read))
    const arrived = changes.flatMap((one) => ('arrived' in one ? [one.arrived] : []))
    const pages: ListedNotifications[] = []
    let unread: number | undefined
    for (const ids of inParts(arrived, 50)) {
      const answer = await api.inbox.byId.call({ ids })
      pages.push(answer)
      unread = answer.unread
    }
    for (const page of pages) patchInbox((list, limit) => withArrivals(list, page, limit))
    const details = pages.flatMap(opened)
    if (details.length > 0) for (const hear of ears) hear(details)
    setUnread(unread ?? (await api.inbox.unread.call({})).unread)
    // Which ones were read is not told, only that it was everything at some moment.
    if (changes.some((one) => 'allRead' in one)) await queries().invalidateQueries({ queryKey: api.inbox.list.key() })
  } catch {
    await queries().invalidateQueries({ queryKey: api.inbox.key() })
  }
})

/** A message was deleted: no list may show it any longer. */
export const forgetMessage = (messageId: string): void => patchInbox((list) => withoutMessage(list, messageId))

/** A message got another text: who is named in it no longer has one notification less. */
export function takeEdited(messageId: string): void {
  if (shownInbox().some((list) => isAbout(list, messageId)))
    void queries().invalidateQueries({ queryKey: api.inbox.key() })
}

/** A comment was removed: no card may say any longer what it said (IN-CARD-21). */
export function forgetComment(commentId: string): void {
  if (shownInbox().some((list) => list.notifications.some(({ data }) => data.commentId === commentId)))
    void queries().invalidateQueries({ queryKey: api.inbox.list.key() })
}

showsMessages({
  shows: (messageId) => shownInbox().some((list) => isAbout(list, messageId)),
  patch: (messageId, change) => patchInbox((list) => withMessage(list, messageId, change)),
})
