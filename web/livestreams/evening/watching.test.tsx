import { QueryClient, QueryClientContext } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { api } from '../../base/api/api.ts'
import { askedEvery, Watching } from './Watching.tsx'

const drawn = (count: number) => {
  const queries = new QueryClient()
  queries.setQueryData(api.livestreams.viewers.queryKey({ input: { id: 'avond' } }), { count })
  return renderToStaticMarkup(
    <QueryClientContext value={queries}>
      <Watching id="avond" />
    </QueryClientContext>,
  )
}

test('LIVE-MORE-24 LIVE-MORE-59 nothing stands there before anybody counts, the own page included', () => {
  expect(drawn(0)).toBe('')
  expect(drawn(1)).toContain('1 kijkt mee')
  expect(drawn(12)).toContain('12 kijken mee')
})

test('LIVE-MORE-59 until somebody counts it is asked again within a second, and then now and then', () => {
  expect([askedEvery(undefined), askedEvery(0)]).toEqual([1_000, 1_000])
  expect([askedEvery(1), askedEvery(200)]).toEqual([10_000, 10_000])
})
