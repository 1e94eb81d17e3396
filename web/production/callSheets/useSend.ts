import { callSheetWords as words } from '@bewezen/domain/production/callSheetWords.ts'
import { displayName, type Named } from '@bewezen/domain/profile/person.ts'
import { api } from '../../base/api/api.ts'
import { useQueries } from '../../base/api/queries.ts'
import { isLost, refusalOf } from '../../base/api/refusal.ts'
import { useAttemptId } from '../../base/api/useAttemptId.ts'
import { useChange } from '../../base/api/useChange.ts'
import { tellError, tellSuccess } from '../../base/parts/toast.ts'

/** Mails somebody the link to their sheet; pressed again after a lost answer it is still one mail (EV-MORE-43). */
export function useSend(eventId: string, person: Named & { id: string }, version: number) {
  const cache = useQueries()
  const attempt = useAttemptId()
  const change = useChange(api.production.sendCallSheet, {
    onSuccess: async () => {
      attempt.done()
      tellSuccess(words.sent, words.sentText(displayName(person)))
      await cache.invalidateQueries({ queryKey: api.production.callSheets.key() })
    },
    onError: (error) => tellError(words.sendFailed, whyNot(error)),
  })
  const id = attempt.idFor([eventId, person.id, version])
  return {
    isBusy: change.isPending,
    send: () => change.isPending || change.mutate({ id, eventId, personId: person.id }),
  }
}

function whyNot(error: unknown): string {
  const { sendRefused } = words
  if (isLost(error)) return sendRefused.offline
  const code = refusalOf(error)?.code
  return code === 'NOT_FOUND' || code === 'EVENT_NOT_FOUND' ? sendRefused[code] : sendRefused.other
}
