import { newId } from '@bewezen/domain/base/ids.ts'
import { livestreams } from '@bewezen/domain/livestreams/contract.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { openWorld } from '../../server/base/testing/world.ts'
import { aStream, inHours } from '../../server/livestreams/testing/aStream.ts'
import { api } from '../base/api/api.ts'
import { openBrowser, type TestBrowser } from '../base/live/testing/browser.ts'
import { receiveToasts, type ToastContent } from '../base/parts/toast.ts'
import { changesItself } from './ownChanges.ts'

const world = await openWorld()
const { given, house } = world
const noor = await world.person({ firstName: 'Noor', role: 'student' })
const sem = await world.person({ firstName: 'Sem', role: 'student' })
const admin = await world.person({ firstName: 'Jasper', role: 'admin' })
const list = api.livestreams.list.queryOptions({ input: { from: 0 } })

type List = { live: { id: string } | null; livestreams: { title: string; viewer: { isReminded: boolean } }[] }
let page: TestBrowser

beforeEach(async () => {
  await house.database.pool.query('delete from livestreams')
  page = await openBrowser(world, noor)
})
const shown = () => page.cached<List>(list.queryKey)
const versionOf = async (id: string) => (await admin.does(livestreams.read, { id })).manage?.version ?? null
const titles = () => shown()?.livestreams.map(({ title }) => title)

describe('the list', () => {
  test('LIVE-STATE-05 LIVE-MORE-25 what is made, changed, started, ended and removed shows without a reload', async () => {
    await page.shows(list)
    const id = newId()
    const livestream = aStream()
    await page.expectSameAsRefetch(() => admin.does(livestreams.save, { id, version: null, livestream }))
    expect(titles()).toEqual(['Samen ademen'])
    const version = await versionOf(id)
    const renamed = { ...livestream, title: 'Samen slapen' }
    await page.expectSameAsRefetch(() => admin.does(livestreams.save, { id, version, livestream: renamed }))
    expect(titles()).toEqual(['Samen slapen'])
    await page.expectSameAsRefetch(() => admin.does(livestreams.setActive, { id, isActive: true }))
    expect(shown()?.live?.id).toBe(id)
    await page.expectSameAsRefetch(() => admin.does(livestreams.setActive, { id, isActive: false }))
    expect(shown()?.live).toBeNull()
    await page.expectSameAsRefetch(() => admin.does(livestreams.remove, { id }))
    expect(titles()).toEqual([])
  })

  test('LIVE-MORE-25 a stream that is narrowed goes from the list of those who lost it', async () => {
    const { id } = await given.livestream({
      title: 'Voor iedereen',
      visibleToEveryone: true,
      startTime: new Date(inHours(24)),
    })
    await page.shows(list)
    const version = await versionOf(id)
    const narrow = aStream({ title: 'Voor iedereen', visibleToEveryone: false, visibleToAdmins: true })
    await page.expectSameAsRefetch(() => admin.does(livestreams.save, { id, version, livestream: narrow }))
    expect(titles()).toEqual([])
  })

  test('LIVE-MORE-17 a reminder that was set on another device shows', async () => {
    const { id } = await given.livestream({ visibleToEveryone: true, startTime: new Date(inHours(24)) })
    await page.shows(list)
    await page.expectSameAsRefetch(() => noor.does(livestreams.remind, { id, on: true }))
    expect(shown()?.livestreams[0]?.viewer.isReminded).toBe(true)
  })
})

test('LIVE-MORE-16 questions that are asked, raised, ticked off and removed show, and nothing else is read anew for them', async () => {
  const { id } = await given.livestream({ isActive: true, visibleToEveryone: true })
  const questions = api.livestreams.questions.queryOptions({ input: { id } })
  await page.shows(questions)
  const questionId = newId()
  const text = 'Telt een horloge ook?'
  await page.expectSameAsRefetch(() => sem.does(livestreams.ask, { id: questionId, livestreamId: id, text }))
  await page.expectSameAsRefetch(() => admin.does(livestreams.raise, { questionId, on: true }))
  await page.expectSameAsRefetch(() => admin.does(livestreams.tickOff, { questionId, on: true }))
  await page.expectSameAsRefetch(() => sem.does(livestreams.removeQuestion, { questionId }))
  expect(page.cached<{ questions: unknown[] }>(questions.queryKey)?.questions).toEqual([])
})

describe('the toasts', () => {
  let told: ToastContent[]
  beforeEach(() => {
    told = []
    receiveToasts((content) => void told.push(content))
    // What was told before anybody looked.
    told.length = 0
  })
  const isTold = (...toasts: [string, string][]) =>
    expect(told.map(({ kind, title, line }) => [kind, title, line])).toEqual(
      toasts.map(([title, line]) => ['notice', title, line]),
    )

  test('LIVE-STATE-06 LIVE-STATE-07 LIVE-STATE-08 LIVE-STATE-09 a new stream and one that goes live are told by title, and one that ended is not', async () => {
    const id = newId()
    await admin.does(livestreams.save, { id, version: null, livestream: aStream({ title: 'Licht' }) })
    await page.follows()
    isTold(['Nieuwe livestream', 'Licht is toegevoegd.'])
    await admin.does(livestreams.setActive, { id, isActive: true })
    await page.follows()
    const version = await versionOf(id)
    await admin.does(livestreams.save, { id, version, livestream: aStream({ title: 'Lucht', isActive: true }) })
    await page.follows()
    await admin.does(livestreams.setActive, { id, isActive: false })
    await page.follows()
    isTold(
      ['Nieuwe livestream', 'Licht is toegevoegd.'],
      ['Livestream gestart!', 'Licht is nu live.'],
      ['Livestream gestart!', 'Lucht is nu live.'],
    )
  })

  test('LIVE-LIST-19 of a stream for others nothing is told', async () => {
    const livestream = aStream({ visibleToEveryone: false, visibleToAdmins: true })
    await admin.does(livestreams.save, { id: newId(), version: null, livestream })
    await page.follows()
    isTold()
  })

  test('LIVE-MORE-52 X3-EDGE-05 the window that made the change is not told of it as well', async () => {
    const id = newId()
    changesItself(id)
    await admin.does(livestreams.save, { id, version: null, livestream: aStream() })
    await page.follows()
    isTold()
  })
})
