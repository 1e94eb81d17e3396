import type { Notification } from '@bewezen/domain/inbox/page.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NotificationCard } from './NotificationCard.tsx'

const data = {
  authorId: null,
  channelId: null,
  messageId: null,
  parentMessageId: null,
  communityId: null,
  commentId: null,
}
const place: Notification = {
  ...{ id: 'n1', type: 'event', title: 'Je hebt een plek', text: 'Er kwam een plek vrij voor Wandelen.', read: true },
  ...{ createdAt: '2026-11-20T10:00:00.000Z', sender: null, channel: null, message: null, commentPath: null },
  data: { ...data, eventPath: '/events/wandelen' },
}
const nothing = () => undefined

async function drawn(notification: Notification): Promise<string> {
  const card = (
    <QueryClientProvider client={new QueryClient()}>
      <NotificationCard
        notification={notification}
        now={0}
        onRead={nothing}
        onGoToChat={nothing}
        onAnswered={nothing}
      />
    </QueryClientProvider>
  )
  const router = createRouter({
    routeTree: createRootRoute({ component: () => card }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  await router.load()
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

test('X3-EDGE-17 one whose data are broken shows title, text and moment, and no place, reactions or way to go', async () => {
  const broken = { ...place, title: 'Iets nieuws', type: 'onbekend', data: { ...data, eventPath: null }, read: false }
  const html = await drawn(broken)
  for (const shown of ['Iets nieuws', 'Er kwam een plek vrij voor Wandelen.', 'dateTime="2026-11-20', 'Gelezen'])
    expect(html).toContain(shown)
  for (const gone of ['Ga naar chat', 'Bekijk evenement', 'Beantwoorden', 'Reageer', '/profile/'])
    expect(html).not.toContain(gone)
})

test('EV-WAIT-04 news of a place on an event leads to that event, and to no chat', async () => {
  const html = await drawn(place)
  expect(html).toContain('Er kwam een plek vrij voor Wandelen.')
  expect(html).toContain('Bekijk evenement')
  expect(html).not.toContain('Ga naar chat')
  expect(await drawn({ ...place, data: { ...data, eventPath: null } })).not.toContain('Bekijk evenement')
})
