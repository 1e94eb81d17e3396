import { startExperimentPath } from '@bewezen/domain/community/paths.ts'
import { maxRunning } from '@bewezen/domain/experiments/experiment.ts'
import { lessonWords as words } from '@bewezen/domain/learning/words.ts'
import { QueryClient, QueryClientContext } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { api } from '../base/api/api.ts'
import { ownAccessRead } from '../base/session/reads.ts'
import { MeasureIt } from './MeasureIt.tsx'

/** What stands there for who may do this and whose experiments are known, each with the day on which it ended, or not. */
async function drawn(may: readonly string[], known?: readonly (string | null)[]) {
  const cache = new QueryClient()
  cache.setQueryData(ownAccessRead().queryKey as readonly unknown[], { may })
  if (known)
    cache.setQueryData(api.experiments.mine.queryKey({ input: {} }) as readonly unknown[], {
      experiments: known.map((endedDay) => ({ endedDay })),
    })
  const router = createRouter({
    routeTree: createRootRoute({ component: MeasureIt }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  await router.load()
  return renderToStaticMarkup(
    <QueryClientContext value={cache}>
      <RouterProvider router={router} />
    </QueryClientContext>,
  )
}
const running = (count: number) => Array.from({ length: count }, () => null)

test.each([
  ['nothing is known of their experiments', undefined, true],
  ['one more may run', running(maxRunning - 1), true],
  ['as many run as may', running(maxRunning), false],
  ['one of those has ended', [...running(maxRunning - 1), '2026-10-20'], true],
] as const)(
  'COM-LEARN-45 COM-N1-03 who may begin an experiment is led to its form, or not, when %s',
  async (_when, known, isThere) => {
    const html = await drawn(['readCommunity', 'writeCommunity'], known)
    expect(html.includes(`href="${startExperimentPath}"`)).toBe(isThere)
    expect(html.includes(words.measure)).toBe(isThere)
  },
)

test('COM-LEARN-45 who may not begin one reads nothing of it', async () => {
  expect(await drawn(['readCommunity'])).not.toContain(words.measure)
})
