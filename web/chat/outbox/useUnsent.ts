import { useSyncExternalStore } from 'react'
import { onUnsent, unsent } from './outbox.ts'

/** What waits or was refused, as it stands now. */
export const useUnsent = () => useSyncExternalStore(onUnsent, unsent)
