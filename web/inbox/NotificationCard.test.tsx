import { cardLabels } from '@bewezen/domain/inbox/cardLabelWords.ts'
import type { Notification } from '@bewezen/domain/inbox/page.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { api } from '../base/api/api.ts'
import { NotificationCard } from './NotificationCard.tsx'

const data = {
  deskPath: null,
  authorId: null,
  channelId: null,
  messageId: null,
  parentMessageId: null,
  communityId: null,
  commentId: null,
  threadId: null,
}
const place: Notification = {
  id: 'n1',
  type: 'event',
  title: 'Je hebt een plek',
  text: 'Er kwam een plek vrij voor Wandelen.',
  read: true,
  createdAt: '2026-11-20T10:00:00.000Z',
  sender: null,
  channel: null,
  message: null,
  commentPath: null,
  sourceType: null,
  participantHandle: null,
  data: { ...data, eventPath: '/events/wandelen' },
}
const nothing = () => undefined

const mayWrite = { gate: 'granted', may: ['writeCommunity'], underMaintenance: false } as never

async function drawn(notification: Notification, standing?: never): Promise<string> {
  const cache = new QueryClient()
  if (standing) cache.setQueryData(api.access.ownAccess.queryKey({ input: {} }), standing)
  const card = (
    <QueryClientProvider client={cache}>
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

test('IN-CARD-24 news of a livestream is called so, is from Beheer and leads there', async () => {
  const html = await drawn({ ...place, data: { ...data, eventPath: '/livestream?stream=1' } })
  for (const shown of ['Beheer', 'Livestream', 'Bekijk livestream']) expect(html).toContain(shown)
  for (const other of ['Verwijderde gebruiker', 'Evenement', 'Bekijk evenement']) expect(html).not.toContain(other)
})

test('COM-N1-24 the reminder of a number is from Beheer, and leads to where it is filled in', async () => {
  const html = await drawn({ ...place, type: 'experiment', data: { ...data, eventPath: '/community/logboek' } })
  for (const shown of ['Beheer', 'Experiment', 'Vul het in']) expect(html).toContain(shown)
  for (const other of ['Verwijderde gebruiker', 'Bekijk evenement', 'Ga naar chat']) expect(html).not.toContain(other)
})

test('IN-CARD-22 IN-REPLY-17 IN-REPLY-18 a message from outside shows who and from where, without profile or reactions, and is answered by admins alone', async () => {
  const outside = {
    ...place,
    type: 'external_message',
    title: 'Extern bericht',
    text: 'Doen jullie ook iets in Groningen?',
    sourceType: 'instagram',
    participantHandle: '@kim_buiten',
    data: { ...data, threadId: '019a0000-0000-7000-8000-000000000001', eventPath: null },
  }
  const manages = { gate: 'granted', may: ['writeCommunity', 'manageExternal'], underMaintenance: false } as never
  const html = await drawn(outside, manages)
  for (const shown of ['@kim_buiten', 'Instagram: @kim_buiten', cardLabels.reply, cardLabels.toChat])
    expect(html).toContain(shown)
  for (const gone of ['/profile/', 'zonnetjes', 'Reageer']) expect(html).not.toContain(gone)
  const other = await drawn(outside, mayWrite)
  for (const gone of [cardLabels.reply, cardLabels.toChat]) expect(other).not.toContain(gone)
  const gone = await drawn({ ...outside, data: { ...outside.data, threadId: null } }, manages)
  for (const absent of [cardLabels.reply, cardLabels.toChat]) expect(gone).not.toContain(absent)
})

test('IN-REPLY-17 only where one may write it can be answered', async () => {
  const channel = {
    id: 'c1',
    slug: 'wandelen',
    name: 'Wandelen',
    description: null,
    communityId: 'b1',
    communityName: 'Beweging',
    mayPost: true,
    mayReact: true,
  }
  const said = { ...place, type: 'mention', data: { ...data, channelId: 'c1', messageId: 'm1', eventPath: null } }
  expect(await drawn({ ...said, channel })).toContain(cardLabels.reply)
  expect(await drawn({ ...said, channel: { ...channel, mayPost: false } })).not.toContain(cardLabels.reply)
  expect(await drawn({ ...said, channel: null })).not.toContain(cardLabels.reply)
})

/** A mention by a teacher in a channel in which one may write. */
const mention: Notification = {
  id: 'n2',
  type: 'mention',
  title: 'Teun heeft je genoemd',
  text: null,
  read: false,
  createdAt: '2026-11-20T10:00:00.000Z',
  sender: {
    id: 'p1',
    firstName: 'Teun',
    lastName: 'Bakker',
    username: 'teun_bakker',
    avatarUrl: null,
    avatarColor: '#3c7a5a',
    role: 'teacher',
    points: 1260,
  },
  channel: {
    id: 'c1',
    slug: 'welkom',
    name: 'Welkom',
    description: null,
    communityId: 'b1',
    communityName: 'Universiteit',
    mayPost: true,
    mayReact: true,
  },
  message: { id: 'm1', content: 'Dag Sanne', createdAt: '2026-11-20T10:00:00.000Z', thumbnailUrl: null, reactions: [] },
  commentPath: null,
  sourceType: null,
  participantHandle: null,
  data: { ...data, authorId: 'p1', channelId: 'c1', messageId: 'm1', communityId: 'b1', eventPath: null },
}
const words = (html: string) =>
  html
    .replace(/<svg.*?<\/svg>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')

test('IN-CARD-01 IN-CARD-02 the face of the sender leads to their profile, beside name and points', async () => {
  const html = await drawn(mention)
  expect(html).toMatch(/<a aria-label="Profiel van Teun Bakker" [^>]*href="\/profile\/p1"/)
  expect(words(html)).toMatch(/Teun Bakker 1\.260 zonnetjes/)
})

test('IN-CARD-03 who is a student has no badge, everybody else has', async () => {
  const from = async (role: string) =>
    words(await drawn({ ...mention, sender: mention.sender && { ...mention.sender, role } }))
  expect(await from('teacher')).toContain('Teacher')
  expect(await from('student')).not.toContain('Student')
  expect(await from('student_plus_lars')).not.toContain('Student')
})

test('IN-CARD-06 the card says where it was and when', async () => {
  const html = await drawn(mention)
  expect(words(html)).toContain('Universiteit / Welkom')
  expect(html).toContain('dateTime="2026-11-20T10:00:00.000Z"')
})

test('IN-CARD-05 IN-CARD-13 IN-CARD-14 only what is unread carries a dot and a button to mark it read', async () => {
  const [unread, read] = [words(await drawn(mention)), words(await drawn({ ...mention, read: true }))]
  expect([unread.includes('Ongelezen'), unread.includes('Gelezen')]).toEqual([true, true])
  expect([read.includes('Ongelezen'), read.includes('Gelezen')]).toEqual([false, false])
})

test('IN-CARD-11 a card can be answered where one may write', async () => {
  expect(words(await drawn(mention))).toContain('Beantwoord')
  const closed = { ...mention, channel: mention.channel && { ...mention.channel, mayPost: false } }
  expect(words(await drawn(closed))).not.toContain('Beantwoord')
})

test('COM-MOD-09 COM-MOD-10 COM-CHAT-56 what Beheer or an admin wrote has its subject, takes no reactions, and an answer to a decision alone', async () => {
  const channel = {
    id: 'c1',
    slug: 'wandelen',
    name: 'Wandelen',
    description: null,
    communityId: 'b1',
    communityName: 'Beweging',
    mayPost: true,
    mayReact: true,
  }
  const message = {
    id: 'm1',
    content: 'Hoi',
    createdAt: place.createdAt,
    thumbnailUrl: null,
    reactions: [{ emoji: '🌞', count: 2, mine: false }],
  }
  const about = { ...data, channelId: 'c1', messageId: 'm1', eventPath: null }
  const said = { ...place, type: 'mention', title: 'Zoë heeft je genoemd', data: about, channel, message }
  const open = await drawn({ ...said, data: { ...about, authorId: 'zoe' } })
  expect(open).toContain(cardLabels.reply)
  // Drawn once their code is there, and missing from the others for another reason than that.
  await vi.waitFor(async () => expect(await drawn({ ...said, data: { ...about, authorId: 'zoe' } })).toContain('🌞'))
  expect(open).not.toContain(said.title)

  const decided = await drawn({ ...said, type: 'account' })
  const written = await drawn({ ...said, type: 'inbox_message', title: 'Zaterdag dicht' })
  for (const html of [decided, written]) {
    expect(html).not.toContain('🌞')
    expect(html).not.toContain(cardLabels.quickReply)
  }
  expect(written).not.toContain(cardLabels.reply)
  // It leads to the conversation with those who decided, for who may write in the community.
  expect(decided).not.toContain(cardLabels.reply)
  expect(await drawn({ ...said, type: 'account' }, mayWrite)).toContain(cardLabels.reply)
  expect(await drawn({ ...said, type: 'inbox_message' }, mayWrite)).not.toContain(cardLabels.reply)
  expect(written).toContain('Zaterdag dicht')
})
