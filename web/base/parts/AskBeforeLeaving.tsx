import { useBlocker } from '@tanstack/react-router'
import { useEffect } from 'react'
import { untilLoaded } from '../hydration/untilLoaded.ts'
import { onNeed } from './onNeed.tsx'
import { words } from './words.ts'

const load = () => import('./ConfirmDialog.tsx')
// Most pages are left without a question.
const ConfirmDialog = onNeed(load, 'ConfirmDialog')

/** Asks before another page takes the place of what was typed; another part of the same page does not (SH-PROF-11). */
export function AskBeforeLeaving({ when }: { when: boolean }) {
  const leaving = useBlocker({
    shouldBlockFn: ({ current, next }) => when && current.pathname !== next.pathname,
    enableBeforeUnload: () => when,
    disabled: !when,
    withResolver: true,
  })
  useEffect(() => {
    if (when) void untilLoaded(load)
  }, [when])
  if (leaving.status !== 'blocked') return null
  return (
    <ConfirmDialog
      open
      onClose={leaving.reset}
      onConfirm={leaving.proceed}
      question={words.unsavedPage.question}
      text={words.unsavedPage.text}
      verb={words.unsavedPage.leave}
      cancel={words.unsaved.stay}
    />
  )
}
