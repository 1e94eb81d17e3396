import { inboxWords } from '@bewezen/domain/inbox/pageWords.ts'
import CheckCheck from 'lucide-react/icons/check-check'
import { useState } from 'react'
import { giveFocus } from '../base/focus/giveFocus.ts'
import { Button } from '../base/parts/Button.tsx'
import { onNeed } from '../base/parts/onNeed.tsx'

const ConfirmDialog = onNeed(() => import('../base/parts/ConfirmDialog.tsx'), 'ConfirmDialog')

/** Marks every unread notification read, filtered out or not; with a filter on it asks first (IN-LIST-19, IN-LIST-20). */
export function MarkAllRead({ asks, busy, onMark }: { asks: boolean; busy: boolean; onMark: () => void }) {
  const [asking, setAsking] = useState(false)
  const mark = () => {
    setAsking(false)
    onMark()
    // The button goes: one goes on at the tab that shows how many are left.
    giveFocus([document.querySelector('[role="tab"][aria-selected="true"]')])
  }
  return (
    <>
      <Button
        look="line"
        size="s"
        icon={<CheckCheck size={17} className="max-lg:hidden" />}
        busy={busy}
        onClick={() => (asks ? setAsking(true) : mark())}
        className="lg:min-h-10"
      >
        {inboxWords.markAllRead}
      </Button>
      {asking && (
        <ConfirmDialog
          open
          harmless
          onClose={() => setAsking(false)}
          question={inboxWords.confirmAllRead}
          verb={inboxWords.markAllRead}
          onConfirm={mark}
        />
      )}
    </>
  )
}
