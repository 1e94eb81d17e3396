import type { MessageAudience } from '@bewezen/domain/events/writing.ts'
import { useEffect, useState } from 'react'
import { fitting } from '../../../base/editing/keptTyped.ts'
import { useKeptTyped } from '../../../base/editing/useKeptTyped.ts'

/** A message as it is being written; `dateId` is empty for all dates. */
export type MessageDraft = { dateId: string; audience: MessageAudience; subject: string; text: string }
const blank: MessageDraft = { dateId: '', audience: 'all', subject: '', text: '' }

/**
 * A half-written message, kept by the dashboard of its event whatever tab is open, and when the page is loaded anew
 * (EV-MORE-65, EV-MORE-99). With it goes the id under which it is sent, so that a dialog that was closed after a lost answer
 * sends nothing twice (EV-MORE-62).
 */
export function useDraft(eventId: string) {
  const { kept, attempt, keep, drop } = useKeptTyped(`message:${eventId}`)
  const [draft, setDraft] = useState<MessageDraft>(() => ({ ...blank, ...fitting(kept?.typed ?? {}, blank) }))
  const isBegun = draft.subject !== '' || draft.text !== ''
  useEffect(() => keep(isBegun ? draft : {}), [keep, isBegun, draft])
  return {
    draft,
    isBegun,
    put: (change: Partial<MessageDraft>) => setDraft((now) => ({ ...now, ...change })),
    idFor(wish: object) {
      const id = attempt.idFor(wish)
      keep(draft)
      return id
    },
    sent() {
      setDraft(blank)
      attempt.done()
      drop()
    },
  }
}
export type KeptDraft = ReturnType<typeof useDraft>
