import type { NextDate } from '@bewezen/domain/today/contract.ts'
import { firstSteps, type StepName } from '@bewezen/domain/today/steps.ts'
import { stepWords as words } from '@bewezen/domain/today/stepWords.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FirstDays } from './FirstDays.tsx'
import { nextDate } from './testing/nextDate.ts'

/** The first steps of somebody who has still these to take. */
async function drawn(left: readonly StepName[], dates: readonly NextDate[] = []) {
  const days = {
    start: null,
    learning: null,
    steps: firstSteps.map((name) => ({ name, isDone: !left.includes(name) })),
  }
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <FirstDays of={days} lesson={null} dates={dates} /> }),
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

test.each([
  ['a place', 'enrol', words.offeredText('Koud water', 'za 24 okt, 11:00')],
  ['a waitlist', 'wait', words.fullText('Koud water', 'za 24 okt, 11:00')],
] as const)(
  'COM-START-70 the step of an event names the date on which %s is offered and leads there',
  async (_what, offer, text) => {
    const html = await drawn(['event'], [{ ...nextDate, offer }])
    for (const shown of [text, words.toOffered]) expect(html).toContain(shown)
    expect(html).toContain('href="/events/koud-water?occurrence=d"')
    expect(html).not.toContain('href="/events"')
  },
)

test('COM-START-70 where none is offered, or only one to look at, it leads to the agenda', async () => {
  for (const dates of [[], [{ ...nextDate, offer: 'look' as const }]]) {
    const html = await drawn(['event'], dates)
    for (const shown of [words.eventText, words.toEvent, 'href="/events"']) expect(html).toContain(shown)
  }
})
