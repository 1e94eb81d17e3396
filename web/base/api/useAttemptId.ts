import { newId } from '@bewezen/domain/base/newId.ts'
import { useRef } from 'react'

/**
 * The id under which something new is sent: the same as long as its content is, so that pressing again after a lost
 * answer stores it once. `done` begins the next one. `makeId` for ids of another kind.
 */
export function useAttemptId(makeId: () => string = newId) {
  const attempt = useRef<{ content: string; id: string } | null>(null)
  return {
    idFor(content: unknown): string {
      const text = JSON.stringify(content)
      if (attempt.current?.content !== text) attempt.current = { content: text, id: makeId() }
      return attempt.current.id
    },
    done: () => {
      attempt.current = null
    },
  }
}
