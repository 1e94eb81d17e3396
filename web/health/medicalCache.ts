import type { MedicalRecord } from '@bewezen/domain/health/contract.ts'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '../base/api/api.ts'

/** Takes an answer into the cache, unless a newer one is there: answers may pass each other on the way. */
export const keepNewest = (cache: QueryClient, stored: MedicalRecord): void =>
  void cache.setQueryData<MedicalRecord>(api.health.medical.queryKey({ input: {} }), (known) =>
    known && known.version > stored.version ? known : stored,
  )
