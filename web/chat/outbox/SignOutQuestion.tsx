import { outboxWords } from '@bewezen/domain/community/outboxWords.ts'
import { useEffect, useRef, useState } from 'react'
import { lostWishes } from '../../base/offline/wishes.ts'
import { onNeed } from '../../base/parts/onNeed.tsx'
import { askBeforeSignOut } from '../../base/session/beforeSignOut.ts'

const ConfirmDialog = onNeed(() => import('../../base/parts/ConfirmDialog.tsx'), 'ConfirmDialog')

type Asked = { answer: (goes: boolean) => void; lost: readonly string[] }

/** Asks who signs out whether what was not sent may go, since nothing of them stays in this browser (COM-CHAT-53). */
export function SignOutQuestion({ count }: { count: number }) {
  const left = useRef(count)
  left.current = count
  const [asked, setAsked] = useState<Asked | null>(null)
  useEffect(() => {
    askBeforeSignOut(() => {
      const lost = lostWishes()
      return left.current + lost.length === 0
        ? Promise.resolve(true)
        : new Promise((answer) => setAsked({ answer, lost }))
    })
    return () => askBeforeSignOut(async () => true)
  }, [])
  if (!asked) return null
  const say = (goes: boolean) => {
    setAsked(null)
    asked.answer(goes)
  }
  return (
    <ConfirmDialog
      open
      question={count > 0 ? outboxWords.signOutQuestion(count) : outboxWords.signOutElse}
      text={[...asked.lost, count > 0 ? outboxWords.signOutText(count) : outboxWords.signOutElseText].join(' ')}
      verb={outboxWords.signOutVerb}
      cancel={outboxWords.stay}
      onClose={() => say(false)}
      onConfirm={() => say(true)}
    />
  )
}
