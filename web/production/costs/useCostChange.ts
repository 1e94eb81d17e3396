import { recordMessages } from '@bewezen/domain/production/words.ts'
import { api } from '../../base/api/api.ts'
import { useQueries } from '../../base/api/queries.ts'
import { refusalOf } from '../../base/api/refusal.ts'
import { useChange } from '../../base/api/useChange.ts'
import { tellError, tellSuccess } from '../../base/parts/toast.ts'
import { reasonOf } from '../record/messages.ts'
import { renewProduction } from '../renew.ts'

/** Approves a cost or sets whether it is ordered: states that no version guards (EV-COST-03..05, EV-COST-20, EV-MORE-07). */
export function useCostChange() {
  const cache = useQueries()
  const outcome = (said: string) => ({
    onSuccess: async () => {
      tellSuccess(recordMessages.success, said)
      await renewProduction(cache)
    },
    onError: (error: Error) => {
      tellError(recordMessages.error, recordMessages.failed('cost', 'updated', reasonOf(refusalOf(error)?.code ?? '')))
      void renewProduction(cache)
    },
  })
  return {
    approve: useChange(api.production.approveCost, outcome(recordMessages.approved)),
    order: useChange(api.production.setOrdered, outcome(recordMessages.done('cost', 'updated'))),
  }
}
