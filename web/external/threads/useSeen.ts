import type { ExternalMessage, ExternalThread } from '@bewezen/domain/external/contract.ts'
import { useEffect, useRef } from 'react'
import { api } from '../../base/api/api.ts'
import { queries } from '../../base/api/queries.ts'

type Shown = { thread: Pick<ExternalThread, 'id' | 'isNew'>; messages: readonly Pick<ExternalMessage, 'id'>[] }

/**
 * Says that an admin saw what came in, while the conversation is before them. Once for each message that came: when it is
 * refused the mark of the row stays, and the next message asks again (IN-EXT-34, IN-EXT-62).
 */
export function useSeen(shown: Shown | undefined): void {
  const said = useRef('')
  const id = shown?.thread.id
  const sight = shown ? newSight(shown) : null
  useEffect(() => {
    const see = () => {
      if (!id || sight === null || document.visibilityState === 'hidden' || said.current === sight) return
      said.current = sight
      api.external.see.call({ id }).then(
        () => queries().invalidateQueries({ queryKey: api.external.threads.key() }),
        () => {
          said.current = ''
        },
      )
    }
    see()
    document.addEventListener('visibilitychange', see)
    return () => document.removeEventListener('visibilitychange', see)
  }, [id, sight])
}

/**
 * What is before an admin of a conversation in which something is new, else null. By its messages: one may come within the
 * same second as the one before, or be older than it.
 */
export const newSight = ({ thread, messages }: Shown): string | null =>
  thread.isNew ? [thread.id, ...messages.map(({ id }) => id)].join(' ') : null
