import type { Notification } from '@bewezen/domain/inbox/page.ts'
import { cardWords } from '@bewezen/domain/inbox/words.ts'
import { api } from '../base/api/api.ts'
import { useChange } from '../base/api/useChange.ts'
import { tellSuccess } from '../base/parts/toast.ts'
import { markingAll, markingOne } from './marks.ts'
import { type Load, untilNewest } from './untilNewest.ts'

/** Marks notifications read, at once on screen; what the server refuses goes back to how it is stored (IN-STATE-01..06). */
export function useMarks() {
  const one = useChange(api.inbox.markRead, markingOne)
  const all = useChange(api.inbox.markAllRead, markingAll)
  return {
    /** Marks one read because somebody asked for just that, and says so (IN-STATE-04). */
    markRead: ({ id }: Notification) => one.mutate({ id }, { onSuccess: () => tellSuccess(cardWords.markedRead) }),
    /** Marks one read because it was opened. */
    markOpened: ({ id, read }: Notification) => !read && one.mutate({ id }),
    /** Marks read all that existed when the newest known one did (SH-EDGE-29). */
    markAllRead: async (newest: Notification | undefined, load?: Load) => {
      const until = await untilNewest(newest, load)
      if (until) all.mutate({ until })
    },
    isMarkingAll: all.isPending,
  }
}
