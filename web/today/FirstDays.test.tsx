import { firstSteps, type StepName } from '@bewezen/domain/today/steps.ts'
import { stepWords as words } from '@bewezen/domain/today/stepWords.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FirstDays } from './FirstDays.tsx'

/** The first steps of somebody who has still these to take. */
async function drawn(left: readonly StepName[]) {
  const days = {
    start: null,
    learning: null,
    steps: firstSteps.map((name) => ({ name, isDone: !left.includes(name) })),
  }
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <FirstDays of={days} lesson={null} /> }),
    history: createMemoryHistory(),
  })
  await router.load()
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

test('COM-START-66 the last step leads to the form that starts an experiment', async () => {
  const html = await drawn(['experiment'])
  expect(html).toContain(words.count(firstSteps.length - 1, firstSteps.length))
  expect(html.match(/<a [^>]*href="([^"]*)"[^>]*>/g)).toHaveLength(1)
  expect(html).toContain('href="/community/logboek?start=1"')
})

test('COM-START-67 when all are taken one line says so and what comes next, until it is closed', async () => {
  const html = await drawn([])
  for (const text of [words.allTaken, words.whatNext, words.close]) expect(html).toContain(text)
  expect(html).not.toContain('<li')
  expect(html).not.toContain(words.counted)
  expect(await drawn(['photo'])).not.toContain(words.allTaken)
})
