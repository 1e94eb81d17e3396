import { keepForOffline, type OfflineWorker } from './base/offline/worker.ts'
import { hearPushes, type PushWorker } from './inbox/push-worker.ts'
import { endingReads, keptReads } from './keptReads.ts'

// What runs beside the pages, also while none is open.
hearPushes(globalThis as unknown as PushWorker)
keepForOffline(globalThis as unknown as OfflineWorker, keptReads, endingReads)
