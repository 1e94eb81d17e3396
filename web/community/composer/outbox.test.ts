import { newId } from '@bewezen/domain/base/newId.ts'
import { community, type Message } from '@bewezen/domain/community/contract.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openWorld, type TestPerson } from '../../../server/base/testing/world.ts'
import type { GivenChannel } from '../../../server/demo/vocabulary.ts'
import { api } from '../../base/api/api.ts'
import { type ChannelMessages, channelKey } from '../../base/live/patches/community.ts'
import { openBrowser, type TestBrowser } from '../../base/live/testing/browser.ts'
import { receiveToasts, type ToastContent } from '../../base/parts/toast.ts'
import { discard, resend, send } from './outbox.ts'
import { ownMessage } from './ownMessage.ts'
import type { PickedPicture } from './picked.ts'

const world = await openWorld()
const noor = await world.person({ firstName: 'Noor' })
let sem: TestPerson
let channel: GivenChannel
let page: TestBrowser
let told: ToastContent[] = []
let stopToasts = () => {}

beforeEach(async () => {
  sem = await world.person({ firstName: 'Sem' })
  channel = await world.given.channel()
  page = await openBrowser(world, sem)
  await look(channel)
  told = []
  stopToasts = receiveToasts((toast) => told.push(toast))
})
afterEach(() => stopToasts())

const look = ({ id: channelId }: GivenChannel) =>
  page.shows({ queryKey: channelKey(channelId), queryFn: () => api.community.messages.call({ channelId }) })
const shown = (where = channel) =>
  (page.cached<ChannelMessages>(channelKey(where.id))?.messages ?? []).map((one) => [one.content, one.state])
const stored = async (where = channel) =>
  (await noor.does(community.messages, { channelId: where.id })).messages.map((one) => one.content)

function written(text: string, picture: PickedPicture | null = null, where = channel): Message {
  const { email: _, ...person } = sem
  const author = { ...person, avatarUrl: null, avatarColor: 'adem', points: 0 }
  const draft = { text, parent: null, picture }
  return ownMessage({ id: newId(), channelId: where.id, author, draft, createdAt: new Date().toISOString() })
}
/** Lets the network fail for calls to an address, before or after the server heard them. */
function failing(path: string, how: { heard: boolean }) {
  const real = fetch
  vi.stubGlobal('fetch', async (request: Request) => {
    const isIt = request.url.includes(path)
    if (isIt && !how.heard) throw new TypeError('network')
    const answer = await real(request)
    if (isIt) throw new TypeError('network')
    return answer
  })
  return () => vi.stubGlobal('fetch', real)
}

test('COM-CHAT-09 one’s own text shows at once, and is an ordinary message once it is stored', async () => {
  const sent = send(written('Goedemorgen'), null)
  expect(shown()).toEqual([['Goedemorgen', 'sending']])
  await sent
  expect(shown()).toEqual([['Goedemorgen', undefined]])
  expect(await stored()).toEqual(['Goedemorgen'])
  expect(told).toEqual([])
})

test('COM-CHAT-09 IN-REPLY-15 what was not sent says so and can be tried again', async () => {
  const restore = failing('/community/post', { heard: false })
  const message = written('Hoort iemand mij?')
  await send(message, null)
  expect(shown()).toEqual([['Hoort iemand mij?', 'failed']])
  expect(told.map((toast) => toast.line)).toEqual(['Er ging iets mis bij het versturen van je bericht.'])
  restore()

  await resend(message.id)
  expect(shown()).toEqual([['Hoort iemand mij?', undefined]])
  expect(await stored()).toEqual(['Hoort iemand mij?'])
})

test('IN-REPLY-16 an attempt whose answer was lost is stored once, however often it is tried', async () => {
  const restore = failing('/community/post', { heard: true })
  const message = written('Eén keer')
  await send(message, null)
  await resend(message.id)
  restore()
  await resend(message.id)
  await resend(message.id)
  expect(await stored()).toEqual(['Eén keer'])
  expect(shown()).toEqual([['Eén keer', undefined]])
})

test('messages are stored in the order in which they were written', async () => {
  await Promise.all(['een', 'twee', 'drie'].map((text) => send(written(text), null)))
  expect(await stored()).toEqual(['een', 'twee', 'drie'])
})

test('a channel that became read-only refuses with its own words, and what was not sent can be thrown away', async () => {
  const closed = await world.given.channel({ isArchived: true })
  await look(closed)
  const message = written('Te laat', null, closed)
  await send(message, null)
  expect(told.map((toast) => [toast.title, toast.line])).toEqual([
    ['Niet verzonden', 'Je kunt in dit kanaal alleen lezen.'],
  ])
  expect(shown(closed)).toEqual([['Te laat', 'failed']])
  discard(message.id)
  expect(shown(closed)).toEqual([])
})

const pictureOf = (bytes: string): PickedPicture => ({
  ...{ uploadId: newId(), file: new File([bytes], 'foto.png'), url: 'blob:none', width: 4, height: 3 },
})

test('IN-REPLY-14 a failed upload says so and nothing is sent', async () => {
  const restore = failing('/api/uploads', { heard: false })
  const picture = pictureOf('…')
  await send(written('Met foto', picture), picture)
  restore()
  expect(told.map((toast) => toast.title)).toEqual(['Upload mislukt'])
  expect(await stored()).toEqual([])
  expect(shown()).toEqual([['Met foto', 'failed']])
})

test('IN-REPLY-06 IN-REPLY-08 a file that is no image is refused by the server too, whatever it is called', async () => {
  const picture = pictureOf('<svg xmlns="http://www.w3.org/2000/svg"/>')
  await send(written('Met iets', picture), picture)
  expect(told.map((toast) => [toast.title, toast.line])).toEqual([
    ['Ongeldig bestandstype', 'Alleen afbeeldingen zijn toegestaan.'],
  ])
  expect(await stored()).toEqual([])
})
