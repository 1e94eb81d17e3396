import { useEffect } from 'react'
import { api } from '../../base/api/api.ts'
import { refusalOf } from '../../base/api/refusal.ts'
import { useOwnAccount } from '../../base/session/viewer.ts'
import { begunAnswers, dropAnswer } from './drafts.ts'

/**
 * Forgets what a person typed in conversations that are gone, erased or deleted with their source: nothing about somebody
 * who was erased stays in a browser (IN-EXT-91). What cannot be asked now is asked the next time.
 */
export async function forgetAnswers(personId: string): Promise<void> {
  for (const threadId of begunAnswers(personId)) {
    const isGone = await api.external.thread.call({ id: threadId }).then(
      () => false,
      (error: unknown) => refusalOf(error)?.code === 'NOT_FOUND',
    )
    if (isGone) dropAnswer(personId, threadId)
  }
}

/** Does so when a page opens, of what was erased while this browser did not listen. */
export function useForgottenAnswers(): void {
  const viewerId = useOwnAccount()?.id
  useEffect(() => {
    if (viewerId) void forgetAnswers(viewerId)
  }, [viewerId])
}
