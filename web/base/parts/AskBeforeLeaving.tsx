import { useBlocker } from '@tanstack/react-router'
import { useEffect } from 'react'
import { untilLoaded } from '../hydration/untilLoaded.ts'
import { onNeed } from './onNeed.tsx'
import { words } from './words.ts'

const load = () => import('./ConfirmDialog.tsx')
// Most pages are left without a question.
const ConfirmDialog = onNeed(load, 'ConfirmDialog')

type Props = {
  when: boolean
  /** The question of a form that Back closes (`useBackCloses`), while its page stays. */
  closing?: string
}

/** Asks before another page takes the place of what was typed; another part of the same page does not (SH-PROF-11). */
export function AskBeforeLeaving({ when, closing }: Props) {
  const leaving = useBlocker({
    shouldBlockFn: ({ current, next, action }) =>
      when && (current.pathname !== next.pathname || (closing !== undefined && action === 'BACK' && !isWithinPanel())),
    enableBeforeUnload: () => when,
    disabled: !when,
    withResolver: true,
  })
  useEffect(() => {
    if (when) void untilLoaded(load)
  }, [when])
  if (leaving.status !== 'blocked') return null
  const isClosing = closing !== undefined && leaving.current.pathname === leaving.next.pathname
  const said = isClosing ? { ...words.unsaved, question: closing } : words.unsavedPage
  return (
    <ConfirmDialog
      open
      onClose={leaving.reset}
      onConfirm={leaving.proceed}
      question={said.question}
      text={said.text}
      verb={said.leave}
      cancel={words.unsaved.stay}
    />
  )
}

/** The step back led to the entry of a panel (`panels.ts`): what it closed lay over the form, which stays. */
const isWithinPanel = () => (window.history.state as { isPanel?: true } | null)?.isPanel === true
