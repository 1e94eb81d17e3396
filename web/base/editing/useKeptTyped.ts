import { newId } from '@bewezen/domain/base/newId.ts'
import { useCallback, useState } from 'react'
import { useAttemptId } from '../api/useAttemptId.ts'
import { useViewer } from '../session/viewer.ts'
import { dropTyped, keepTyped, readTyped, typedKey } from './keptTyped.ts'

/**
 * Keeps what the viewer types for something new over a reload and a closed dialog, with the id under which it is sent
 * (EV-MORE-99). `what` names it; null keeps nothing. `kept` is what stood there at first.
 */
export function useKeptTyped(what: string | null) {
  const personId = useViewer()?.id
  const key = what !== null && personId ? typedKey(personId, what) : null
  const [kept] = useState(() => (key ? readTyped(key) : null))
  const attempt = useAttemptId(newId, kept?.attempt)
  const keep = useCallback(
    (typed: object) => {
      if (key) keepTyped(key, { typed, attempt: attempt.last() })
    },
    [key, attempt],
  )
  return { key, kept, attempt, keep, drop: () => (key ? dropTyped(key) : undefined) }
}
