import type { PublicProfile } from '@bewezen/domain/profile/contract.ts'
import { QueryClient, QueryClientContext } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { api } from '../base/api/api.ts'
import { OtherHeader } from './OtherHeader.tsx'
import { RankingPage } from './RankingPage.tsx'

const face = {
  firstName: 'Sanne',
  lastName: 'de Wit',
  username: 'sanne',
  avatarUrl: null,
  avatarColor: 'slaap',
} as const
const asked = { group: 'student' } as const

async function drawn(part: ReactNode, points: number) {
  const client = new QueryClient()
  client.setQueryData(api.profile.ranking.queryKey({ input: asked }), {
    places: [{ ...face, id: 'x', level: null, role: 'student', points, rank: 205 }],
    hasMore: false,
    own: null,
  } as never)
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => <QueryClientContext value={client}>{part}</QueryClientContext>,
    }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  await router.load()
  return renderToStaticMarkup(<RouterProvider router={router} />).replace(/<[^>]*>/g, ' ')
}

test.each([
  ['the ranking', () => <RankingPage asked={asked} ownId="y" onMore={undefined} />],
  ['the head of a profile', (points: number) => <OtherHeader of={profileWith(points)} />],
])('SH-RANK-11 in %s a place begins with the first points', async (_where, part) => {
  expect(await drawn(part(10), 10)).toContain('205')
  const without = await drawn(part(0), 0)
  expect(without).not.toContain('205')
  expect(without).toContain('Sanne de Wit')
})

const profileWith = (points: number): PublicProfile => ({
  ...face,
  id: 'x',
  role: 'student',
  points,
  rank: 205,
  level: null,
  bio: null,
  profession: null,
  city: null,
  interests: [],
  nutritionIcon: null,
  sportIcon: null,
  interestIcon: null,
  awards: [],
})
