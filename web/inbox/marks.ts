import type { ListedNotification } from '@bewezen/domain/inbox/contract.ts'
import { cardWords } from '@bewezen/domain/inbox/words.ts'
import { api } from '../base/api/api.ts'
import { queries } from '../base/api/queries.ts'
import { isLost } from '../base/api/refusal.ts'
import { keepWish } from '../base/offline/wish.ts'
import { tellError } from '../base/parts/toast.ts'
import { patchInbox, setUnread, shownInbox, takeInboxChange } from './inboxCache.ts'
import { withOneRead, withReadUntil, withUnreadAgain } from './patches.ts'
import { unreadRead } from './unreadRead.ts'

type Before = ReturnType<typeof rememberUnread> | undefined

/** Marking one notification read: at once on screen; without a line it waits (IN-STATE-01, IN-STATE-06, COM-CHAT-52). */
export const markingOne = {
  onMutate: ({ id }: { id: string }) => {
    const undo = rememberUnread((notification) => notification.id === id)
    patchInbox((list) => withOneRead(list, id))
    setUnread(Math.max(0, countNow() - undo.marked))
    return undo
  },
  onSuccess: (_: unknown, { id }: { id: string }) => {
    patchInbox((list) => withOneRead(list, id))
    countAnew()
  },
  onError: (error: unknown, { id }: { id: string }, undo: Before) => {
    if (isLost(error)) return void keepWish({ kind: 'noticeRead', id })
    undo?.run()
    tellError(cardWords.markReadFailed)
  },
}

/** Marking read all that existed at a moment, in the same way (SH-EDGE-29). */
export const markingAll = {
  onMutate: ({ until }: { until: string }) => {
    const undo = rememberUnread((notification) => Date.parse(notification.createdAt) <= Date.parse(until))
    patchInbox((list) => withReadUntil(list, until))
    setUnread(0)
    return undo
  },
  onSuccess: (_: unknown, { until }: { until: string }) => {
    patchInbox((list) => withReadUntil(list, until))
    countAnew()
  },
  onError: (error: unknown, { until }: { until: string }, undo: Before) => {
    if (isLost(error)) return void keepWish({ kind: 'allRead', until })
    undo?.run()
    tellError(cardWords.markAllReadFailed)
  },
}

/** The number in the answer may be older than news that came before it: it is asked for in line with the news. */
const countAnew = () => takeInboxChange({ counted: true })

const countNow = (): number => queries().getQueryData(unreadRead().queryKey)?.unread ?? 0

/** Remembers what is unread on screen before it is marked; `run` brings that back and asks what is stored. */
function rememberUnread(isMeant: (notification: ListedNotification) => boolean) {
  const unread = countNow()
  const shown = shownInbox().flatMap((list) => list.notifications)
  const ids = new Set(shown.filter((one) => !one.read && isMeant(one)).map((one) => one.id))
  return {
    marked: ids.size,
    run: () => {
      patchInbox((list) => withUnreadAgain(list, ids))
      setUnread(unread)
      void queries().invalidateQueries({ queryKey: api.inbox.key() })
    },
  }
}
