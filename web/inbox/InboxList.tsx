import { emptyTab, type InboxTab, type InboxView } from '@bewezen/domain/inbox/list.ts'
import type { Notification } from '@bewezen/domain/inbox/page.ts'
import { emptyWords, inboxWords, neverWords } from '@bewezen/domain/inbox/pageWords.ts'
import { useRef } from 'react'
import { useKeptFocus } from '../base/focus/useKeptFocus.ts'
import { Button } from '../base/parts/Button.tsx'
import { List } from '../base/parts/List.tsx'
import { NotificationCard } from './NotificationCard.tsx'
import { useGoToChat } from './useGoToChat.ts'
import type { useMarks } from './useMarks.ts'
import { useNow } from './useNow.ts'

type Props = {
  tab: InboxTab
  view: InboxView
  /** Nothing until the first answer is there. */
  items: readonly Notification[] | undefined
  /** Whether there is none in any tab. */
  isNew: boolean
  marks: ReturnType<typeof useMarks>
  onClearFilters: () => void
  /** Offered when the list could not be loaded; what is shown stays (IN-LIST-25). */
  onRetry: (() => void) | undefined
}

/** The cards of one tab; a card that goes leaves the focus to the next one (SH-UI-15). */
export function InboxList(props: Props) {
  const box = useRef<HTMLDivElement>(null)
  useKeptFocus(box)
  return (
    <div ref={box} tabIndex={-1} className="rounded-l">
      <Cards {...props} />
    </div>
  )
}

/** The cards, or why there are none (IN-LIST-15..18, IN-LIST-25). */
function Cards({ tab, view, items, isNew, marks, onClearFilters, onRetry }: Props) {
  const now = useNow()
  const goToChat = useGoToChat()
  const empty = emptyTab(tab, view)
  if (!items && onRetry) return <StillLoading onRetry={onRetry} />
  return (
    <List
      of={{ items }}
      label={inboxWords.tabs}
      loading={inboxWords.loading}
      keyOf={(notification) => notification.id}
      row={(notification) => (
        <NotificationCard
          notification={notification}
          now={now}
          onRead={() => marks.markRead(notification)}
          onGoToChat={() => void goToChat(notification)}
          onAnswered={() => marks.markOpened(notification)}
        />
      )}
      empty={{
        title: emptyWords[empty],
        text: isNew && empty === 'unread' ? neverWords : undefined,
        art: empty === 'unread' ? 'up' : empty === 'read' ? 'below' : 'arc',
        action: empty === 'filtered' && (
          <Button look="line" onClick={onClearFilters}>
            {inboxWords.clearFilters}
          </Button>
        ),
      }}
    />
  )
}

const StillLoading = ({ onRetry }: { onRetry: () => void }) => (
  <div className="grid justify-items-center gap-3 py-16 text-ink-3">
    <p role="status">{inboxWords.loading}</p>
    <Button look="quiet" size="s" onClick={onRetry}>
      {inboxWords.tryAgain}
    </Button>
  </div>
)
