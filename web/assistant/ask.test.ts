import { assistant } from '@bewezen/domain/assistant/contract.ts'
import type { Talk } from '@bewezen/domain/assistant/talk.ts'
import { noAnswer } from '@bewezen/domain/assistant/words.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openStandIn } from '../../server/assistant/testing/standin.ts'
import { openWorld, type TestPerson } from '../../server/base/testing/world.ts'
import { openBrowser, type TestBrowser } from '../base/live/testing/browser.ts'
import { receiveToasts } from '../base/parts/toast.ts'
import { ask } from './ask.ts'
import { chatNow, setChat } from './chat.ts'
import { talkKey } from './talkCache.ts'
import { talkRead } from './talkRead.ts'

const standIn = await openStandIn()
const { fetch } = globalThis
const world = await openWorld({ env: { AI_BASE_URL: standIn.url } })
let sem: TestPerson
let page: TestBrowser
let kept: Map<string, string>
let told: { title: string; text?: string }[]
let leave = () => {}

beforeEach(async () => {
  await standIn.is('fine')
  sem = await world.person({ firstName: 'Sem' })
  page = await open(sem)
  ;[kept, told] = [new Map(), []]
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  leave = receiveToasts(({ title, line }) => void told.push({ title, text: line }))
  setChat({ draft: '', asking: null, growing: null })
})
afterEach(async () => {
  vi.useRealTimers()
  leave()
  await world.house.assistant.answers.settled()
})

/** The page of somebody; the server of the same process goes on asking the stand-in over the real network. */
async function open(person: TestPerson): Promise<TestBrowser> {
  const opened = await openBrowser(world, person)
  const asked = globalThis.fetch
  vi.stubGlobal('fetch', (input: Request | URL | string, init?: RequestInit) => {
    const url = input instanceof Request ? input.url : String(input)
    if (url.startsWith(standIn.url)) return fetch(input, init)
    return asked(input instanceof Request ? input : new Request(`http://localhost:3000${url}`, init))
  })
  return opened
}

const shown = () => page.cached<Talk>(talkKey)?.messages ?? []
const type = (draft: string) => setChat({ draft })

test('SH-ASSIST-07 SH-ASSIST-09 a question stands there at once, is stored and answered, and nothing is there twice', async () => {
  await page.shows(talkRead())
  await page.expectSameAsRefetch(async () => {
    type('  Hoeveel licht? ')
    const sent = ask(sem.id)
    expect(shown()).toMatchObject([{ content: 'Hoeveel licht?', isUser: true, pending: true }])
    expect(chatNow()).toMatchObject({ draft: '', asking: shown()[0]?.id })
    await sent
    await world.house.assistant.answers.settled()
  })

  expect(shown().map(({ isUser, pending }) => [isUser, pending])).toEqual([
    [true, undefined],
    [false, undefined],
  ])
  expect(told).toEqual([])
  expect(JSON.parse(kept.get('assistant-count') ?? '')).toMatchObject({ profileId: sem.id, count: 1 })
})

test('SH-ASSIST-09 what is said on another device arrives as a fresh load would have it', async () => {
  await page.shows(talkRead())
  const phone = await world.signedIn(sem)
  await page.expectSameAsRefetch(async () => {
    await phone.does(assistant.send, { message: 'Hoi', sessionId: sem.id })
    await world.house.assistant.answers.settled()
  })
  expect(shown()).toHaveLength(2)
})

test('SH-ASSIST-08 SH-ASSIST-11 SH-ASSIST-22 what cannot be sent goes back into the input, before what was typed meanwhile', async () => {
  await standIn.is('fails')
  await page.shows(talkRead())
  type('Hoeveel licht?')
  const sent = ask(sem.id)
  type('En daarna?')
  await sent
  await page.follows()

  expect(chatNow()).toMatchObject({ draft: 'Hoeveel licht?\nEn daarna?', asking: null })
  expect(shown()).toEqual([])
  expect(told).toEqual([
    { title: 'Fout bij verzenden', text: 'Je bericht kon niet worden verzonden. Probeer het opnieuw.' },
  ])
  expect(kept.has('assistant-count')).toBe(false)
})

test('SH-ASSIST-23 SH-ASSIST-24 SH-ASSIST-25 who has no access sees an empty talk and hears so when sending', async () => {
  page = await open(await world.person({ entitled: false }))
  await page.shows(talkRead())
  type('Hoi')
  await ask(sem.id)
  expect([shown(), told, chatNow().draft]).toEqual([
    [],
    [{ title: 'Geen toegang', text: 'Je hebt geen toegang tot de assistent.' }],
    'Hoi',
  ])
})

test('SH-ASSIST-17 SH-ASSIST-18 SH-EDGE-33 nothing blank is sent, and nothing while a question waits', async () => {
  await page.shows(talkRead())
  const before = await standIn.timesAsked()
  type(' \n ')
  await ask(sem.id)
  type('Hoi')
  const first = ask(sem.id)
  type('Hoi')
  await Promise.all([first, ask(sem.id)])
  await world.house.assistant.answers.settled()
  await page.follows()

  expect(await standIn.timesAsked()).toBe(before + 1)
  expect([shown().length, chatNow().draft]).toEqual([2, 'Hoi'])
})

test('SH-ASSIST-20 SH-ASSIST-24 SH-LOCAL-07 SH-ERR-02 after 500 of a day the browser asks nothing any more, and the text stays', async () => {
  await page.shows(talkRead())
  type('Hoi')
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Amsterdam' }).format(new Date())
  kept.set('assistant-count', JSON.stringify({ profileId: sem.id, day, count: 500 }))
  await ask(sem.id)
  const text = 'Je hebt vandaag het maximum van 500 berichten bereikt. Probeer het morgen opnieuw.'
  expect([told, chatNow().draft, shown()]).toEqual([[{ title: 'Daglimiet bereikt', text }], 'Hoi', []])
})

test('SH-ASSIST-12 SH-ASSIST-13 SH-LIMIT-02 after 30 seconds without a word one may ask again, and hears why', async () => {
  await page.shows(talkRead())
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  type('Hoi')
  void ask(sem.id)

  await vi.advanceTimersByTimeAsync(29_999)
  expect([told, chatNow().asking === null]).toEqual([[], false])
  await vi.advanceTimersByTimeAsync(1)
  expect([told, chatNow().asking]).toEqual([[noAnswer], null])
  expect(shown()).toHaveLength(1)
})

test('SH-ASSIST-13 an answer that is already growing is no silence', async () => {
  await page.shows(talkRead())
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  type('Hoi')
  void ask(sem.id)
  setChat({ growing: { question: chatNow().asking ?? '', text: 'Hallo' } })
  await vi.advanceTimersByTimeAsync(30_000)
  expect([told, chatNow().asking]).toEqual([[], null])
})
