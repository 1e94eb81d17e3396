import { newId } from '@bewezen/domain/base/newId.ts'
import type { MessageAudience } from '@bewezen/domain/events/writing.ts'
import { useEffect, useState } from 'react'
import { useAttemptId } from '../../../base/api/useAttemptId.ts'
import { dropTyped, fitting, keepTyped, readTyped, typedKey } from '../../../base/editing/keptTyped.ts'
import { useViewer } from '../../../base/session/viewer.ts'

/** A message as it is being written; `dateId` is empty for all dates. */
export type MessageDraft = { dateId: string; audience: MessageAudience; subject: string; text: string }
const blank: MessageDraft = { dateId: '', audience: 'all', subject: '', text: '' }

/**
 * A half-written message, kept by the dashboard of its event whatever tab is open, and when the page is loaded anew
 * (EV-MORE-65, EV-MORE-99). With it goes the id under which it is sent, so that a dialog that was closed after a lost answer
 * sends nothing twice (EV-MORE-62).
 */
export function useDraft(eventId: string) {
  const personId = useViewer()?.id
  const key = personId ? typedKey(personId, `message:${eventId}`) : null
  const [kept] = useState(() => (key ? readTyped(key) : null))
  const [draft, setDraft] = useState<MessageDraft>(() => ({ ...blank, ...fitting(kept?.typed ?? {}, blank) }))
  const attempt = useAttemptId(newId, kept?.attempt)
  const { last } = attempt
  const isBegun = draft.subject !== '' || draft.text !== ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was sent last is read at that moment
  useEffect(() => {
    if (key) keepTyped(key, { typed: isBegun ? draft : {}, attempt: last() })
  }, [key, isBegun, draft])
  return {
    draft,
    isBegun,
    put: (change: Partial<MessageDraft>) => setDraft((now) => ({ ...now, ...change })),
    idFor(wish: object) {
      const id = attempt.idFor(wish)
      if (key) keepTyped(key, { typed: draft, attempt: attempt.last() })
      return id
    },
    sent() {
      setDraft(blank)
      attempt.done()
      if (key) dropTyped(key)
    },
  }
}
export type KeptDraft = ReturnType<typeof useDraft>
