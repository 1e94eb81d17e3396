import { dayWords as words } from '@bewezen/domain/production/dayWords.ts'
import { useEffect, useRef, useState } from 'react'
import { ConfirmDialog } from '../../base/parts/ConfirmDialog.tsx'
import { askBeforeSignOut } from '../../base/session/beforeSignOut.ts'

/** Asks who signs out whether presses that wait for a line may go, since nothing of them stays in this browser (EV-MORE-53). */
export function SignOutQuestion({ count }: { count: number }) {
  const left = useRef(count)
  left.current = count
  const [answer, setAnswer] = useState<((goes: boolean) => void) | null>(null)
  useEffect(
    () =>
      askBeforeSignOut(() =>
        left.current === 0 ? Promise.resolve(true) : new Promise((resolve) => setAnswer(() => resolve)),
      ),
    [],
  )
  if (!answer) return null
  const say = (goes: boolean) => {
    setAnswer(null)
    answer(goes)
  }
  return (
    <ConfirmDialog
      open
      question={words.signOutQuestion(count)}
      text={words.signOutText}
      verb={words.signOutVerb}
      cancel={words.stay}
      onClose={() => say(false)}
      onConfirm={() => say(true)}
    />
  )
}
