import { peopleWords } from '@bewezen/domain/admin/peopleWords.ts'
import { adminReason } from '@bewezen/domain/admin/words.ts'
import type { Case } from '@bewezen/domain/community/moderationContract.ts'
import { moderationRefused, queueWords as words } from '@bewezen/domain/community/moderationWords.ts'
import { api } from '../base/api/api.ts'
import { useQueries } from '../base/api/queries.ts'
import { refusalOf } from '../base/api/refusal.ts'
import { useChange } from '../base/api/useChange.ts'
import { tellError, tellSuccess } from '../base/parts/toast.ts'

type Told = Parameters<typeof moderationRefused>[1]

/** Ends a case or blocks its author; who came second hears what was decided, and the queue shows it (COM-MOD-04). */
export function useJudging(it: Case, name: string, close: () => void) {
  const cache = useQueries()
  const renew = () => void cache.invalidateQueries({ queryKey: [['community', 'cases']] })
  const decide = useChange(api.community.decide, {
    onSuccess: (_done, { outcome }) => {
      tellSuccess(words.done[outcome])
      renew()
      close()
    },
    onError: (error) => {
      const refusal = refusalOf(error)
      const { title, text } = moderationRefused(refusal?.code ?? '', refusal?.data as Told)
      tellError(title, text)
      if (refusal?.code !== 'ALREADY_DECIDED' && refusal?.code !== 'NOT_FOUND') return
      renew()
      close()
    },
  })
  const block = useChange(api.account.setBlocked, {
    onSuccess: () => {
      tellSuccess(peopleWords.hasBlocked(name))
      renew()
      close()
    },
    onError: (error) => tellError(words.failed, adminReason(refusalOf(error)?.code ?? '')),
  })
  const personId = it.message.author?.id
  return {
    decide,
    block: {
      isPending: block.isPending,
      send: (reason: string) => personId && block.mutate({ personId, blocked: true, reason }),
    },
  }
}
