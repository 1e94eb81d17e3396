import { setImmediate as nextTurn } from 'node:timers/promises'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { patchCached } from './patch.ts'

const queryKey = ['list']
const withTwo = (list: number[]) => (list.includes(2) ? list : [...list, 2])

/** A list that is cached, and a fetch of it that is answered when the test says so. */
function onItsWay(cached: number[]) {
  const cache = new QueryClient()
  cache.setQueryData(queryKey, cached)
  const { promise, resolve } = Promise.withResolvers<number[]>()
  const fetched = cache.fetchQuery({ queryKey, queryFn: () => promise, staleTime: 0 })
  const answer = async (list: number[]) => {
    resolve(list)
    await fetched
    await nextTurn()
  }
  return { cache, answer, shown: () => cache.getQueryData<number[]>(queryKey) }
}

test('what a patch tells is not lost to an answer that was read before it', async () => {
  const { cache, shown, answer } = onItsWay([1])
  patchCached(cache, queryKey, withTwo)
  expect(shown()).toEqual([1, 2])
  await answer([1])
  expect(shown()).toEqual([1, 2])
})

test('what is not cached is not made, and what is old stays old', async () => {
  const cache = new QueryClient()
  patchCached(cache, queryKey, withTwo)
  expect(cache.getQueryData(queryKey)).toBeUndefined()
  cache.setQueryData(queryKey, [1], { updatedAt: 1_000 })
  await cache.invalidateQueries({ queryKey })
  patchCached(cache, queryKey, withTwo)
  const state = cache.getQueryState(queryKey)
  expect([state?.data, state?.dataUpdatedAt, state?.isInvalidated]).toEqual([[1, 2], 1_000, true])
})
