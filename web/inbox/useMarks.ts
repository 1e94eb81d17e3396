import type { Notification } from '@bewezen/domain/inbox/contract.ts'
import { cardWords } from '@bewezen/domain/inbox/words.ts'
import { api } from '../base/api/api.ts'
import { queries } from '../base/api/queries.ts'
import { useChange } from '../base/api/useChange.ts'
import { patchInbox, setUnread, shownInbox } from '../base/live/inboxNews.ts'
import { withOneRead, withReadUntil, withUnreadAgain } from '../base/live/patches/inbox.ts'
import { tellError, tellSuccess } from '../base/parts/toast.ts'
import { unreadRead } from '../base/session/reads.ts'

/** Marks notifications read, at once on screen; what the server refuses goes back to how it is stored (IN-STATE-01..06). */
export function useMarks() {
  const one = useChange(api.inbox.markRead, {
    onMutate: ({ id }) => {
      const undo = rememberUnread((notification) => notification.id === id)
      patchInbox((list) => withOneRead(list, id))
      setUnread(Math.max(0, countNow() - undo.marked))
      return undo
    },
    onSuccess: ({ unread }, { id }) => {
      patchInbox((list) => withOneRead(list, id))
      setUnread(unread)
    },
    onError: (_error, _input, undo) => {
      undo?.run()
      tellError(cardWords.markReadFailed)
    },
  })
  const all = useChange(api.inbox.markAllRead, {
    onMutate: ({ until }) => {
      const undo = rememberUnread((notification) => Date.parse(notification.createdAt) <= Date.parse(until))
      patchInbox((list) => withReadUntil(list, until))
      setUnread(0)
      return undo
    },
    onSuccess: ({ unread }, { until }) => {
      patchInbox((list) => withReadUntil(list, until))
      setUnread(unread)
    },
    onError: (_error, _input, undo) => {
      undo?.run()
      tellError(cardWords.markAllReadFailed)
    },
  })
  return {
    /** Marks one read because somebody asked for just that, and says so (IN-STATE-04). */
    markRead: ({ id }: Notification) => one.mutate({ id }, { onSuccess: () => tellSuccess(cardWords.markedRead) }),
    /** Marks one read because it was opened. */
    markOpened: ({ id, read }: Notification) => !read && one.mutate({ id }),
    /** Marks read all that existed when the newest known one did (SH-EDGE-29). */
    markAllRead: (newest: Notification | undefined) => newest && all.mutate({ until: newest.createdAt }),
    isMarkingAll: all.isPending,
  }
}

const countNow = (): number => queries().getQueryData(unreadRead().queryKey)?.unread ?? 0

/** Remembers what is unread on screen before it is marked; `run` brings that back and asks what is stored. */
function rememberUnread(isMeant: (notification: Notification) => boolean) {
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
