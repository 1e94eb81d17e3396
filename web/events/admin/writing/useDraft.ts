import type { MessageAudience } from '@bewezen/domain/events/writing.ts'
import { useState } from 'react'
import { useAttemptId } from '../../../base/api/useAttemptId.ts'

/** A message as it is being written; `dateId` is empty for all dates. */
export type MessageDraft = { dateId: string; audience: MessageAudience; subject: string; text: string }
const blank: MessageDraft = { dateId: '', audience: 'all', subject: '', text: '' }

/**
 * A half-written message, kept by the dashboard of its event whatever tab is open (EV-MORE-65). With it goes the id under
 * which it is sent, so that a dialog that was closed after a lost answer sends nothing twice (EV-MORE-62).
 */
export function useDraft() {
  const [draft, setDraft] = useState(blank)
  const attempt = useAttemptId()
  return {
    draft,
    isBegun: draft.subject !== '' || draft.text !== '',
    put: (change: Partial<MessageDraft>) => setDraft((now) => ({ ...now, ...change })),
    idFor: attempt.idFor,
    sent() {
      setDraft(blank)
      attempt.done()
    },
  }
}
export type KeptDraft = ReturnType<typeof useDraft>
