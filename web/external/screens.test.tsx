import type { ExternalMessage, ExternalSource, ExternalThread } from '@bewezen/domain/external/contract.ts'
import { QueryClient, QueryClientContext } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { api } from '../base/api/api.ts'
import { SourcesTable } from './sources/SourcesTable.tsx'
import { AnswerPart } from './threads/AnswerPart.tsx'
import { MessageBubble } from './threads/MessageBubble.tsx'
import { OpenedThread } from './threads/OpenedThread.tsx'
import { ThreadRow } from './threads/ThreadRow.tsx'

const id = (n: number) => `019a0000-0000-7000-8000-${String(n).padStart(12, '0')}`
const now = Date.parse('2026-11-26T12:00:00Z')
const nothing = () => {}
const noor = { id: id(90), name: 'Noor Vermeulen' }

const thread = (change: Partial<ExternalThread> = {}): ExternalThread => ({
  id: id(1),
  source: { id: id(2), sourceType: 'instagram', name: 'Insta', isActive: true },
  participantHandle: '@kim_buiten',
  participantName: 'Kim B.',
  subject: '',
  isArchived: false,
  lastMessageAt: '2026-11-26T09:16:00.000Z',
  lastMessagePreview: 'Doen jullie ook iets in Groningen?',
  isNew: false,
  hasFailed: false,
  assignee: null,
  snoozedUntil: null,
  createdAt: '2026-11-26T09:00:00.000Z',
  ...change,
})
const message = (change: Partial<ExternalMessage> = {}): ExternalMessage => ({
  id: id(5),
  threadId: id(1),
  direction: 'outbound',
  content: 'Ja hoor',
  media: [],
  earlier: '',
  isAutomatic: false,
  externalTimestamp: '2026-11-26T09:16:00.000Z',
  status: 'sent',
  failure: null,
  sentBy: noor,
  createdAt: '2026-11-26T09:16:00.000Z',
  ...change,
})

/** The words of a part in order, and its markup. */
async function drawn(part: () => React.ReactNode, fill: (cache: QueryClient) => void = nothing) {
  const cache = new QueryClient()
  fill(cache)
  const router = createRouter({
    routeTree: createRootRoute({ component: part }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  await router.load()
  const html = renderToStaticMarkup(
    <QueryClientContext value={cache}>
      <RouterProvider router={router} />
    </QueryClientContext>,
  )
  const text = html
    .replace(/<svg.*?<\/svg>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
  return { html, text }
}
const bubble = (change: Partial<ExternalMessage>, mayRetry = false) =>
  drawn(() => <MessageBubble message={message(change)} mayRetry={mayRetry} now={now} />)
const row = (change: Partial<ExternalThread>, isOpen = false) =>
  drawn(() => <ThreadRow thread={thread(change)} now={now} isOpen={isOpen} onOpen={nothing} />)

test('IN-EXT-22 what somebody outside wrote is plain text, and what came with it is a link in a new tab that is not loaded', async () => {
  const { html } = await bubble({
    direction: 'inbound',
    sentBy: null,
    status: 'received',
    content: '<img src=x onerror=alert(1)>',
    media: [{ name: 'foto.jpg', href: 'https://elders.example/foto.jpg', left: null }],
  })
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(html).toMatch(/<a href="https:\/\/elders.example\/foto.jpg" target="_blank" rel="noopener noreferrer"/)
  expect(html).not.toMatch(/<img|<video|<iframe|<audio/)
})

test.each([
  ['queued', 'Wordt verzonden'],
  ['sent', 'Verzonden'],
  ['delivered', 'Afgeleverd'],
  ['read', 'Gelezen'],
  ['failed', 'Mislukt'],
] as const)('IN-EXT-16 IN-EXT-28 an answer that is %s says %s and who wrote it', async (status, says) => {
  const { text } = await bubble({ status })
  expect(text).toContain(`10:16 Noor Vermeulen ${says}`)
})

test('IN-EXT-16 IN-EXT-21 a failed answer says why and can be tried again; one from outside has no state', async () => {
  const failed = await bubble({ status: 'failed', failure: 'uncertain' }, true)
  expect(failed.text).toContain('Opnieuw proberen')
  expect(failed.text).toContain('Het is niet zeker of dit antwoord aankwam.')
  expect((await bubble({ status: 'failed' })).text).not.toContain('Opnieuw proberen')
  expect((await bubble({ direction: 'inbound', status: 'received' })).text).not.toContain('Ontvangen')
  expect((await bubble({ sentBy: null })).text).toContain('Verwijderd account')
})

test('IN-EXT-06 IN-EXT-31 IN-EXT-33 IN-EXT-34 a row says who, from where, what last, and what is to be done', async () => {
  const plain = await row({})
  expect(plain.text).toMatch(/Kim B\. 10:16 Instagram: @kim_buiten Doen jullie ook iets in Groningen\?/)
  for (const absent of ['Nieuw', 'Mislukt', 'Bij', 'Sluimert']) expect(plain.text).not.toContain(absent)
  expect(plain.html).not.toContain('aria-current')
  const busy = await row(
    { isNew: true, hasFailed: true, assignee: noor, snoozedUntil: '2026-11-27T08:00:00.000Z' },
    true,
  )
  for (const there of ['Nieuw', 'Mislukt', 'Bij Noor Vermeulen', 'Sluimert tot 27 nov 2026, 09:00'])
    expect(busy.text).toContain(there)
  expect(busy.html).toContain('aria-current="true"')
  expect((await row({ snoozedUntil: '2026-11-26T11:00:00.000Z' })).text).not.toContain('Sluimert')
})

const source: ExternalSource = {
  id: id(2),
  version: 1,
  sourceType: 'instagram',
  connector: 'formulier',
  name: 'Insta',
  accountHandle: '@bewezen',
  isActive: true,
  inboundPath: '/functions/v1/x',
  secretEnd: 'f41c',
  outboundUrl: null,
  accountId: null,
  has: { outboundSecret: false, appSecret: false, verifyToken: false, accessToken: false, mailPassword: false },
  mailbox: null,
  threads: 3,
  createdAt: '2026-11-26T09:16:00.000Z',
  lastInboundAt: null,
}

test('IN-EXT-02 IN-EXT-13 IN-EXT-14 a source shows its channel, account and last message, and of its secret the last four characters', async () => {
  const table = (change: Partial<ExternalSource>) =>
    drawn(() => <SourcesTable sources={[{ ...source, ...change }]} onOpen={nothing} />)
  const form = await table({})
  expect(form.text).toContain('•••• f41c')
  expect(form.text).toContain('nog geen bericht')
  for (const name of ['Geheim vernieuwen voor Insta', 'Bewerk Insta', 'Verwijder Insta', 'Koppelen van Insta'])
    expect(form.html).toContain(`aria-label="${name}"`)
  const meta = await table({ connector: 'meta', secretEnd: null, lastInboundAt: '2026-11-26T09:16:00.000Z' })
  expect(meta.text).toContain('bij Meta')
  expect(meta.text).toContain('26 nov 2026, 10:16')
  expect(meta.html).not.toContain('Geheim vernieuwen voor')
})

test('IN-EXT-24 IN-EXT-28 IN-EXT-63 where nothing can be answered the reason stands in place of the form', async () => {
  const part = (refused: string | null, until: string | null = null) =>
    drawn(() => <AnswerPart thread={thread()} until={until} refused={refused} />)
  const open = await part(null, '2026-11-26T20:00:00.000Z')
  expect(open.text).toContain('Je kunt antwoorden tot 26 nov 2026, 21:00.')
  expect(open.text).toContain('Verstuur antwoord')
  const shut = await part('Dit kan niet.')
  expect(shut.text).toContain('Dit kan niet.')
  expect(shut.text).not.toContain('Verstuur antwoord')
  expect((await part(null)).text).not.toContain('Je kunt antwoorden tot')
})

test('IN-EXT-07 IN-EXT-24 an archived conversation is read and not changed', async () => {
  const opened = (isArchived: boolean) =>
    drawn(
      () => <OpenedThread id={id(1)} onBack={nothing} />,
      (cache) => {
        const page = {
          thread: thread({ isArchived }),
          messages: [message()],
          older: null,
          answering: { refusal: isArchived ? ('archived' as const) : null, until: null },
        }
        const key = api.external.thread.infiniteKey({
          input: () => ({ id: id(1) }),
          initialPageParam: undefined,
        } as never)
        cache.setQueryData(key, { pages: [page], pageParams: [undefined] } as never)
      },
    )
  const active = await opened(false)
  for (const words of ['Archiveren', 'Wie antwoordt', 'Sluimeren tot', 'Verstuur antwoord', 'Ja hoor'])
    expect(active.text).toContain(words)
  const archived = await opened(true)
  expect(archived.text).toContain('Ja hoor')
  expect(archived.text).toContain('Dit gesprek is gearchiveerd.')
  for (const words of ['Archiveren', 'Wie antwoordt', 'Sluimeren tot', 'Verstuur antwoord'])
    expect(archived.text).not.toContain(words)
})
