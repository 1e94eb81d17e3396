import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Applies a patch to what is cached under a key, and to every key that begins with it. An answer that is on its way may
 * have been read before what the patch tells: the patch is applied to it once more when it is there, so a patch must
 * change nothing when it is applied twice.
 */
export function patchCached<Value>(cache: QueryClient, key: QueryKey, patch: (value: Value) => Value): void {
  for (const query of cache.getQueryCache().findAll({ queryKey: key })) {
    const apply = () => {
      const { dataUpdatedAt: updatedAt, isInvalidated } = query.state
      // A patched value is as fresh as it was: only an answer makes it fresher.
      cache.setQueryData<Value>(query.queryKey, (value) => (value === undefined ? value : patch(value)), { updatedAt })
      if (isInvalidated) query.invalidate()
    }
    apply()
    // Of a query that is under way, `fetch` answers the fetch that is under way.
    if (query.state.fetchStatus === 'fetching') query.fetch().then(apply, () => {})
  }
}
