import { QueryClient, QueryClientContext } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { api } from '../../base/api/api.ts'
import { Overview } from './Overview.tsx'

test('ADM-PANEL-18 the landing page leads to the event admin dashboard, where the partners are managed', async () => {
  const cache = new QueryClient()
  cache.setQueryData(api.access.overview.queryKey({ input: {} }), {
    people: 3,
    newPeople: 1,
    activeSubscriptions: 2,
    openReports: 0,
    failedExternalMessages: 0,
    roles: [{ role: 'admin', people: 1 }],
  })
  const router = createRouter({
    routeTree: createRootRoute({ component: Overview }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  await router.load()
  const html = renderToStaticMarkup(
    <QueryClientContext value={cache}>
      <RouterProvider router={router} />
    </QueryClientContext>,
  )
  expect(html).toMatch(
    /Partners beheer je bij de evenementen.*<a [^>]*href="\/events\/admin"[^>]*>Naar het evenementenbeheer/,
  )
})
