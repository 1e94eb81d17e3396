import { nobodyId } from '@bewezen/domain/access/nobody.ts'
import { newId } from '@bewezen/domain/base/newId.ts'
import { community, type Message } from '@bewezen/domain/community/contract.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { plain } from '../../../server/base/files/samples.ts'
import { openWorld, type TestPerson } from '../../../server/base/testing/world.ts'
import type { GivenChannel } from '../../../server/demo/givenPlaces.ts'
import { tell } from '../../../server/inbox/testing/told.ts'
import { api } from '../../base/api/api.ts'
import { openBrowser, type TestBrowser } from '../../base/live/testing/browser.ts'
import { type Box, openBox } from '../../base/offline/box.ts'
import { receiveToasts, type ToastContent } from '../../base/parts/toast.ts'
import { wishKinds } from '../../shell/wishes.ts'
import type { PickedPicture } from '../../talk/composer/picked.ts'
import { type ChannelMessages, channelKey } from '../patches.ts'
import { ownMessage } from '../writing/ownMessage.ts'
import { beginOutbox, beginWith, discard, resend, send, sendWaiting, unsent } from './outbox.ts'

const world = await openWorld()
const { pool } = world.house.database
const noor = await world.person({ firstName: 'Noor' })
let sem: TestPerson
let channel: GivenChannel
let page: TestBrowser
let box: Box
let told: ToastContent[] = []
let stopToasts = () => {}

beforeEach(async () => {
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('addEventListener', () => {})
  sem = await world.person({ firstName: 'Sem' })
  channel = await world.given.channel()
  page = await openBrowser(world, sem)
  await look(channel)
  box = openBox()
  beginWith(box)
  told = []
  stopToasts = receiveToasts((toast) => told.push(toast))
})
afterEach(() => {
  stopToasts()
  // Nothing may be tried again in the next test.
  beginWith(openBox())
})

const look = ({ id: channelId }: { id: string }) =>
  page.shows({ queryKey: channelKey(channelId), queryFn: () => api.community.messages.call({ channelId }) })
const messagesIn = (where: { id: string }) => page.cached<ChannelMessages>(channelKey(where.id))?.messages ?? []
const shown = (where: { id: string } = channel) => messagesIn(where).map((one) => [one.content, one.state])
const inServer = async (where: { id: string } = channel, who = noor) =>
  (await who.does(community.messages, { channelId: where.id })).messages
const stored = async (where: { id: string } = channel) => (await inServer(where)).map((one) => one.content)
const archive = (on: boolean) => pool.query('update channels_text set is_archived = $2 where id = $1', [channel.id, on])

type More = { picture?: PickedPicture | null; where?: { id: string }; parent?: Message['parent'] }
function written(text: string, { picture = null, where = channel, parent = null }: More = {}): Message {
  const { email: _, ...person } = sem
  const author = { ...person, avatarUrl: null, avatarColor: 'adem', points: 0, level: null }
  const draft = { text, parent, picture }
  return ownMessage({ id: newId(), channelId: where.id, author, draft, createdAt: '2026-01-01T08:00:00.000Z' })
}
const says = (text: string, more: More = {}) => send(written(text, more), more.picture ?? null)

/** Lets calls to an address fail on their way, before or after the server heard them, until it is restored. */
function failing(path: string, how: { heard: boolean; answer?: Response }) {
  const real = fetch
  vi.stubGlobal('fetch', async (request: Request) => {
    const isIt = request.url.includes(path)
    if (isIt && how.answer) return how.answer.clone()
    if (isIt && !how.heard) throw new TypeError('network')
    const answer = await real(request)
    if (isIt) throw new TypeError('network')
    return answer
  })
  return () => vi.stubGlobal('fetch', real)
}
const offline = () => failing('/api/', { heard: false })
/** The page is closed and opened again: only what the browser kept is left. */
async function reload({ person = sem, without = 'nothing' } = {}) {
  beginWith(box)
  page = await openBrowser(world, person)
  await look(channel)
  const restore = failing(without, { heard: false })
  await beginOutbox(person.id, wishKinds)
  return restore
}
const pictureOf = (file: BlobPart): PickedPicture => ({
  uploadId: newId(),
  file: new File([file], 'foto.png'),
  url: 'blob:none',
  width: 4,
  height: 3,
})

test('COM-CHAT-09 one’s own text shows at once, and is an ordinary message once it is stored', async () => {
  const sent = says('Goedemorgen')
  expect(shown()).toEqual([['Goedemorgen', 'sending']])
  expect(await sent).toBe('stored')
  expect(shown()).toEqual([['Goedemorgen', undefined]])
  expect(await stored()).toEqual(['Goedemorgen'])
  expect([told, unsent()]).toEqual([[], []])
})

test('COM-CHAT-50 without a line it waits, without a word of failure, and goes when the line is back', async () => {
  const restore = offline()
  expect(await says('Hoort iemand mij?')).toBe('waiting')
  expect(shown()).toEqual([['Hoort iemand mij?', 'waiting']])
  expect(told).toEqual([])
  await sendWaiting()
  expect(shown()).toEqual([['Hoort iemand mij?', 'waiting']])
  restore()

  await sendWaiting()
  expect(shown()).toEqual([['Hoort iemand mij?', undefined]])
  expect(await stored()).toEqual(['Hoort iemand mij?'])
})

test('COM-CHAT-09 COM-CHAT-50 IN-REPLY-15 X3-ERR-10 what the server failed to store says so, and can be tried again', async () => {
  const restore = failing('/community/post', { heard: false, answer: Response.json({}, { status: 500 }) })
  const message = written('Hoort iemand mij?')
  expect(await send(message, null)).toEqual({ refused: 'UNKNOWN' })
  expect(shown()).toEqual([['Hoort iemand mij?', 'failed']])
  expect(told.map((toast) => toast.line)).toEqual(['Er ging iets mis bij het versturen van je bericht.'])
  restore()

  await resend(message.id)
  expect(shown()).toEqual([['Hoort iemand mij?', undefined]])
  expect(await stored()).toEqual(['Hoort iemand mij?'])
})

test('COM-CHAT-51 IN-REPLY-16 an attempt whose answer was lost is stored once, however often it is tried', async () => {
  const restore = failing('/community/post', { heard: true })
  await says('Eén keer')
  await sendWaiting()
  expect(shown()).toEqual([['Eén keer', 'waiting']])
  await reload()
  restore()
  await sendWaiting()
  await sendWaiting()
  expect(await stored()).toEqual(['Eén keer'])
  expect(shown()).toEqual([['Eén keer', undefined]])
})

test('COM-CHAT-51 what was stored without our knowing and was edited or removed since is not sent again either', async () => {
  const restore = failing('/community/post', { heard: true })
  const [edited, removed] = [written('Tikfuot'), written('Weg ermee')]
  await send(edited, null)
  restore()
  const elsewhere = failing('/community/post', { heard: false })
  await send(removed, null)
  elsewhere()
  // This browser believes that both wait; they are stored, and another device of the same person changes them.
  const phone = await world.signedIn(sem)
  const repeated = { id: removed.id, channelId: channel.id, content: removed.content, parentId: null, uploadId: null }
  await phone.does(community.post, repeated)
  await phone.does(community.edit, { messageId: edited.id, content: 'Tikfout' })
  await phone.does(community.remove, { messageId: removed.id })

  await sendWaiting()
  expect([unsent(), told]).toEqual([[], []])
  expect((await stored()).toSorted()).toEqual(['', 'Tikfout'])
})

test('COM-CHAT-51 what was written while there was no line is stored in that order, each channel for itself', async () => {
  const other = await world.given.channel()
  const restore = offline()
  await Promise.all(['een', 'twee', 'drie'].map((text) => says(text)))
  await says('elders', { where: other })
  await says('vier')
  restore()
  await sendWaiting()
  expect(await stored()).toEqual(['een', 'twee', 'drie', 'vier'])
  expect(await stored(other)).toEqual(['elders'])
})

test('COM-CHAT-51 one that is refused holds up nothing behind it, and keeps its text', async () => {
  const other = await world.given.channel()
  const restore = offline()
  await says('Te laat')
  await says('Ook te laat')
  await says('Op tijd', { where: other })
  restore()
  await archive(true)
  await sendWaiting()
  expect(shown()).toEqual([
    ['Te laat', 'failed'],
    ['Ook te laat', 'failed'],
  ])
  expect(await stored(other)).toEqual(['Op tijd'])
  // Two for one reason are told once.
  expect(told.map((toast) => [toast.title, toast.line])).toEqual([
    ['Niet verzonden', 'Je kunt in dit kanaal alleen lezen.'],
  ])

  await archive(false)
  const [first] = unsent()
  await resend(first?.id ?? '')
  expect(shown()).toEqual([
    ['Te laat', undefined],
    ['Ook te laat', 'failed'],
  ])
  await discard(unsent()[0]?.id ?? '')
  expect(shown()).toEqual([['Te laat', undefined]])
})

test('COM-CHAT-50 what waits is there after a reload, what was refused too, and the moment that shows is when it was stored', async () => {
  await archive(true)
  await says('Geweigerd')
  await archive(false)
  const restore = offline()
  await says('Wacht')
  restore()
  const away = await reload({ without: '/community/post' })
  expect(shown()).toEqual([
    ['Geweigerd', 'failed'],
    ['Wacht', 'waiting'],
  ])
  away()
  await sendWaiting()
  const [one] = messagesIn(channel).filter(({ state }) => !state)
  expect([one?.content, one?.createdAt]).toEqual(['Wacht', (await inServer())[0]?.createdAt])
  expect(one?.createdAt).not.toBe('2026-01-01T08:00:00.000Z')
})

test('COM-CHAT-53 somebody else who signs in here neither sees nor sends what waited, and it is gone', async () => {
  const restore = offline()
  await says('Van Sem')
  restore()
  const vera = await world.person({ firstName: 'Vera' })
  await reload({ person: vera })
  expect(shown()).toEqual([])
  await reload()
  expect([unsent(), await stored()]).toEqual([[], []])
})

test('ADM-MORE-52 what an admin left unsent stays while they view the site as another', async () => {
  const restore = offline()
  await says('Van Sem')
  restore()
  await beginOutbox(nobodyId, wishKinds)
  expect(unsent()).toHaveLength(1)
  await reload()
  expect(await stored()).toHaveLength(1)
})

test('COM-CHAT-50 an answer to one that waits itself goes after it, and a picture waits as the file that it is', async () => {
  const restore = offline()
  const question = written('Wie loopt er mee?')
  await send(question, null)
  const picture = pictureOf(new Uint8Array(await plain('png')))
  await says('Hier begint het', { picture, parent: { id: question.id, authorName: 'Sem', content: question.content } })
  restore()
  const away = await reload({ without: '/community/post' })
  expect(messagesIn(channel).map(({ picture, state }) => [picture?.url.startsWith('blob:'), state])).toEqual([
    [undefined, 'waiting'],
    [true, 'waiting'],
  ])
  away()
  await sendWaiting()
  const [first, second] = await inServer()
  expect([first?.content, second?.parent?.id, second?.picture !== null]).toEqual(['Wie loopt er mee?', first?.id, true])
})

test('COM-CHAT-50 a private message waits as well', async () => {
  const { conversationId: id } = await sem.does(community.startConversation, { personId: noor.id })
  await look({ id })
  const restore = offline()
  await says('Onder ons', { where: { id } })
  expect(shown({ id })).toEqual([['Onder ons', 'waiting']])
  restore()
  await sendWaiting()
  expect(await stored({ id })).toEqual(['Onder ons'])
})

test('COM-CHAT-51 a picture that arrived is not sent twice, and once more when the server swept it away meanwhile', async () => {
  const picture = pictureOf(new Uint8Array(await plain('png')))
  const sentPictures: string[] = []
  const real = fetch
  vi.stubGlobal('fetch', (request: Request) => {
    if (request.url.includes('/api/uploads')) sentPictures.push(request.headers.get('x-upload-id') ?? '')
    return real(request)
  })
  const restore = failing('/community/post', { heard: false })
  await says('Met foto', { picture })
  await sendWaiting()
  expect(sentPictures).toEqual([picture.uploadId])
  await pool.query('delete from uploads where id = $1', [picture.uploadId])
  restore()
  await sendWaiting()
  expect(sentPictures).toEqual([picture.uploadId, picture.uploadId])
  expect((await inServer())[0]?.picture).not.toBeNull()
  expect(told).toEqual([])
})

test('IN-REPLY-14 X3-ERR-10 a failed upload says so and nothing is sent', async () => {
  const restore = failing('/api/uploads', { heard: false, answer: Response.json({}, { status: 500 }) })
  await says('Met foto', { picture: pictureOf('…') })
  restore()
  expect(told.map((toast) => toast.title)).toEqual(['Upload mislukt'])
  expect(await stored()).toEqual([])
  expect(shown()).toEqual([['Met foto', 'failed']])
})

test('IN-REPLY-06 IN-REPLY-08 a file that is no image is refused by the server too, whatever it is called', async () => {
  await says('Met iets', { picture: pictureOf('<svg xmlns="http://www.w3.org/2000/svg"/>') })
  expect(told.map((toast) => [toast.title, toast.line])).toEqual([
    ['Ongeldig bestandstype', 'Alleen afbeeldingen zijn toegestaan.'],
  ])
  expect(await stored()).toEqual([])
})

test('COM-CHAT-51 two tabs that come back at the same moment store everything once', async () => {
  const restore = offline()
  await says('een')
  await says('twee')
  restore()
  let asked = 0
  const real = fetch
  vi.stubGlobal('fetch', (request: Request) => {
    if (request.url.includes('/community/post')) asked++
    return real(request)
  })
  await Promise.all([sendWaiting(), sendWaiting(), sendWaiting()])
  expect([await stored(), asked]).toEqual([['een', 'twee'], 2])
})

test('COM-CHAT-55 what was thrown away can be taken back, into its old place', async () => {
  await archive(true)
  await says('Eerst')
  await says('Daarna')
  told = []
  await discard(unsent()[0]?.id ?? '')
  expect(shown()).toEqual([['Daarna', 'failed']])
  const [{ title, action } = { title: '' }] = told
  expect([title, action?.label]).toEqual(['Bericht weggegooid', 'Ongedaan maken'])
  action?.onPress()
  await vi.waitFor(() =>
    expect(shown()).toEqual([
      ['Eerst', 'failed'],
      ['Daarna', 'failed'],
    ]),
  )
})

test('COM-MOD-09 an answer to a notification of Beheer is refused and says why, and stands in no channel', async () => {
  const noticeId = await tell(world, sem, { type: 'account', title: 'Je bericht is verwijderd' })
  const sent = await send(written('Maar waarom?'), null, noticeId)
  expect(sent).toEqual({ refused: 'NOTICE_TAKES_NO_ANSWER' })
  expect(told.map(({ line }) => line)).toEqual(['Op een bericht van Beheer kun je niet antwoorden.'])
  expect(await stored()).toEqual([])
})
