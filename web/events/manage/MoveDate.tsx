import { movedWords as words } from '@bewezen/domain/events/pageWords.ts'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import { useState } from 'react'
import { Button } from '../../base/parts/Button.tsx'
import { onNeed } from '../../base/parts/onNeed.tsx'
import type { Shown } from '../shown.ts'

const MoveDateForm = onNeed(() => import('./MoveDateForm.tsx'), 'MoveDateForm')

/** Moves a single date of a series; draw it for whoever edits events, at a date that can be moved (EV-RECUR-29). */
export function MoveDate({ shown }: { shown: Shown }) {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button look="line" icon={<CalendarClock size={16} />} onClick={() => setOpened(true)}>
        {words.move}
        <span className="sr-only">: {shown.event.title}</span>
      </Button>
      {opened && <MoveDateForm shown={shown} onClose={() => setOpened(false)} />}
    </>
  )
}
