import { newId } from '@bewezen/domain/base/newId.ts'
import { useState } from 'react'

export type Attempt = { content: string; id: string }

/**
 * The id under which something new is sent: the same as long as its content is, so that pressing again after a lost
 * answer stores it once. `done` begins the next one. `makeId` for ids of another kind; `begun` for an attempt of
 * before the page was loaded anew.
 */
export function useAttemptId(makeId: () => string = newId, begun: Attempt | null = null) {
  const [attempts] = useState(() => attemptsFrom(makeId, begun))
  return attempts
}

function attemptsFrom(makeId: () => string, begun: Attempt | null) {
  let last = begun
  return {
    /** What was sent last, and under which id. */
    last: () => last,
    idFor(content: unknown): string {
      const text = JSON.stringify(content)
      if (last?.content !== text) last = { content: text, id: makeId() }
      return last.id
    },
    done: () => {
      last = null
    },
  }
}
