import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Crumbs } from './Crumbs.tsx'

/** The crumbs as they are read: their labels, each with where it leads. */
async function read(of: readonly { to?: string; label: string }[]) {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <Crumbs of={of} /> }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  await router.load()
  const html = renderToStaticMarkup(<RouterProvider router={router} />)
  return [...html.matchAll(/<li.*?<\/li>/g)].map(([crumb]) =>
    [crumb.replace(/<[^>]*>/g, ''), crumb.match(/href="([^"]*)"/)?.[1]].filter(Boolean).join(' '),
  )
}

const week = { label: 'Level 1, week 2' }
const university = { to: '/community/u/universiteit', label: 'Universiteit' }

test('COM-LEARN-38 a community that is called as the university names it once, by the deeper way', async () => {
  expect(await read([{ to: '/community/u', label: 'Universiteit' }, university, week])).toEqual([
    'Universiteit /community/u/universiteit',
    'Level 1, week 2',
  ])
})

test('COM-LEARN-38 a community with a name of its own keeps its crumb', async () => {
  expect(await read([{ to: '/community/b', label: 'Buitenlucht' }, university, week])).toEqual([
    'Buitenlucht /community/b',
    'Universiteit /community/u/universiteit',
    'Level 1, week 2',
  ])
})
