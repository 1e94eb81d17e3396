import { type Notification, opened } from '@bewezen/domain/inbox/page.ts'
import { targetPath } from '@bewezen/domain/inbox/target.ts'
import { cardWords } from '@bewezen/domain/inbox/words.ts'
import { useRouter } from '@tanstack/react-router'
import { api } from '../base/api/api.ts'
import { tellError } from '../base/parts/toast.ts'
import { useMarks } from './useMarks.ts'

/**
 * Opens the channel, the event or the comment that a notification is about. It is looked up anew, since it may be gone or closed by now,
 * and only what was found is marked read (IN-NAV-01..07).
 */
export function useGoToChat(): (notification: Notification) => Promise<void> {
  const { history } = useRouter()
  const { markOpened } = useMarks()
  return async (notification) => {
    try {
      const [found] = opened(await api.inbox.byId.call({ ids: [notification.id] }))
      const path = found ? targetPath(found) : null
      if (path === null) return tellError(cardWords.cannotOpen.title, cardWords.cannotOpen.text)
      markOpened(notification)
      history.push(path)
    } catch {
      tellError(cardWords.navigationFailed.title)
    }
  }
}
