import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from '../../base/api/api.ts'
import { queries } from '../../base/api/queries.ts'
import { takeFact } from '../../news.ts'
import { loadShop } from './load.ts'
import { freshness } from './useCatalogue.ts'

beforeEach(() => vi.stubEnv('SSR', false))
afterEach(() => {
  queries().clear()
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

const empty = { products: [], total: 0, isWhole: true, partners: [] }

test('a shop that came with the page is read anew when it changes', async () => {
  vi.useFakeTimers()
  const first = await loadShop({ ask: (async () => empty) as never })
  const asked = vi.fn(async () => ({ ...empty, total: asked.mock.calls.length }))
  const { queryKey } = api.shop.catalogue.queryOptions({ input: {} })
  const seen = new QueryObserver(queries(), { queryKey, queryFn: asked, ...freshness(first) })
  const leave = seen.subscribe(() => {})
  expect([seen.getCurrentResult().data?.total, asked.mock.calls.length]).toEqual([0, 0])
  takeFact({ kind: 'shop.changed', seq: 1, ids: {} })
  await vi.advanceTimersByTimeAsync(1)
  expect(seen.getCurrentResult().data?.total).toBe(1)
  leave()
})
