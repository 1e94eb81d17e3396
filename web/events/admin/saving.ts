import type { MutationCache } from '@tanstack/react-query'

export type Saving = 'saving' | 'saved' | null

/**
 * Watches all that is being saved, and says when it is saved: of what was refused, or of what was saved beside it, it
 * says nothing (EV-ADMIN-12, EV-MORE-94). Returns how to stop.
 */
export function watchSaving(mutations: MutationCache, tell: (saving: Saving) => void): () => void {
  let isRefused = false
  let isBusy = false
  return mutations.subscribe(({ mutation }) => {
    const { status } = mutation?.state ?? {}
    if (status === 'error') isRefused = true
    const isPending = mutations.getAll().some(({ state }) => state.status === 'pending')
    if (isPending && !isBusy) isRefused = false
    if (isPending !== isBusy) tell(isPending ? 'saving' : isRefused ? null : 'saved')
    isBusy = isPending
  })
}
