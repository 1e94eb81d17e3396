import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EventCard } from './EventCard.tsx'
import { date, event } from './testing/given.ts'

/** The words of a card with these seats. */
async function drawn(seats: Partial<Parameters<typeof date>[0]>, change = {}) {
  const { dates, ...about } = event({ dates: [date(seats)], ...change })
  const [first] = dates
  if (!first) throw new Error('an event has a date')
  const card = (
    <EventCard it={{ event: about, date: first }} viewer={null} now="2026-10-22T10:00:00.000Z" eager={false} />
  )
  const router = createRouter({
    routeTree: createRootRoute({ component: () => card }),
    history: createMemoryHistory({ initialEntries: ['/events'] }),
  })
  await router.load()
  return renderToStaticMarkup(<RouterProvider router={router} />).replaceAll(/<[^>]+>/g, ' ')
}

const none = { taken: 0, max: 120, spotsLeft: 120 }

test('EV-CARD-26 a card without anybody yet asks for the first, not once one comes or it is called off', async () => {
  expect(await drawn(none)).toContain('Wees de eerste van 120')
  expect(await drawn({ ...none, taken: 1 })).toContain('1 / 120 aangemeld')
  expect(await drawn(none, { isCancelled: true })).toContain('0 / 120 aangemeld')
})
