import { outboxWords } from '@bewezen/domain/community/outboxWords.ts'
import { useEffect, useRef, useState } from 'react'
import { onNeed } from '../../base/parts/onNeed.tsx'
import { askBeforeSignOut } from '../../base/session/beforeSignOut.ts'

const ConfirmDialog = onNeed(() => import('../../base/parts/ConfirmDialog.tsx'), 'ConfirmDialog')

/** Asks who signs out whether what was not sent may go, since nothing of them stays in this browser (COM-CHAT-53). */
export function SignOutQuestion({ count }: { count: number }) {
  const left = useRef(count)
  left.current = count
  const [answer, setAnswer] = useState<((goes: boolean) => void) | null>(null)
  useEffect(() => {
    return askBeforeSignOut(() =>
      left.current === 0 ? Promise.resolve(true) : new Promise((resolve) => setAnswer(() => resolve)),
    )
  }, [])
  if (!answer) return null
  const say = (goes: boolean) => {
    setAnswer(null)
    answer(goes)
  }
  return (
    <ConfirmDialog
      open
      question={outboxWords.signOutQuestion(count)}
      text={outboxWords.signOutText(count)}
      verb={outboxWords.signOutVerb}
      cancel={outboxWords.stay}
      onClose={() => say(false)}
      onConfirm={() => say(true)}
    />
  )
}
