import { externalNotices, failureReasons } from '@bewezen/domain/external/words.ts'
import { api } from '../../base/api/api.ts'
import { tellError } from '../../base/parts/toast.ts'
import { useExternalChange } from '../useExternalChange.ts'

type Told = Pick<Awaited<ReturnType<typeof api.external.reply.call>>, 'status' | 'failure'>

/** What is said of an answer that was handed over: null for one that failed, of which the reason is told. */
export function saidOfAnswer({ status, failure }: Told): string | null {
  if (status === 'queued') return externalNotices.replyQueued
  if (status !== 'failed') return externalNotices.replySent
  tellError(externalNotices.replyFailed, failure ? failureReasons[failure] : undefined)
  return null
}

/** Sends a failed answer once more (IN-EXT-21). */
export const useRetry = () =>
  useExternalChange(api.external.retry, {
    said: ({ message }) => saidOfAnswer(message),
    failed: externalNotices.replyFailed,
  })
