import type { ExternalThread } from '@bewezen/domain/external/contract.ts'
import { useEffect, useRef } from 'react'
import { api } from '../../base/api/api.ts'
import { queries } from '../../base/api/queries.ts'

/**
 * Says that an admin saw what came in, while the conversation is before them. Once for each message that came: when it is
 * refused the mark of the row stays, and the next message asks again (IN-EXT-34, IN-EXT-62).
 */
export function useSeen(thread: ExternalThread | undefined): void {
  const said = useRef('')
  const { id, isNew = false, lastMessageAt } = thread ?? {}
  useEffect(() => {
    const see = () => {
      const what = `${id} ${lastMessageAt}`
      if (!id || !isNew || document.visibilityState === 'hidden' || said.current === what) return
      said.current = what
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
  }, [id, isNew, lastMessageAt])
}
