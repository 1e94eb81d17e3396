import type { admin } from '@bewezen/domain/admin/contract.ts'
import type { InferContractRouterOutputs } from '@orpc/contract'

/** The trends as they are read. */
export type TrendsOf = InferContractRouterOutputs<typeof admin>['trends']
