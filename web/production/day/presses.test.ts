import { newId } from '@bewezen/domain/base/newId.ts'
import { production } from '@bewezen/domain/production/contract.ts'
import type { Day } from '@bewezen/domain/production/day.ts'
import { sinceOf, waitingPresses } from '@bewezen/domain/production/dayState.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { openWorld, type TestPerson } from '../../../server/base/testing/world.ts'
import { api } from '../../base/api/api.ts'
import { openBrowser, type TestBrowser } from '../../base/live/testing/browser.ts'
import { type Box, openBox } from '../../base/offline/box.ts'
import { lostWishes } from '../../base/offline/wishes.ts'
import { receiveToasts } from '../../base/parts/toast.ts'
import { beginOutbox, beginWith, sendWaiting } from '../../chat/outbox/outbox.ts'
import { wishKinds } from '../../shell/wishes.ts'
import { pressAtDoor } from './pressAtDoor.ts'

const world = await openWorld()
const { pool } = world.house.database
const ada = await world.person({ role: 'admin', firstName: 'Ada' })
const guests = [await world.person({ firstName: 'Bram' }), await world.person({ firstName: 'Roos' })]
let helper: TestPerson
let page: TestBrowser
let box: Box
let dateId: string
let places: string[]
let told: string[]
let lines: string[]
const read = () => api.production.day.queryOptions({ input: { eventId: dateId } })

beforeEach(async () => {
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('addEventListener', () => {})
  const event = await world.given.event({ title: 'Ademlab', slug: `ademlab-${newId()}` })
  dateId = event.id
  await pool.query(
    `update event_dates set starts_at = now() - interval '1 hour', ends_at = now() + interval '1 hour' where id = $1`,
    [dateId],
  )
  places = []
  for (const person of guests) places.push((await world.given.enrolment({ event, person })).id)
  helper = await world.person({ firstName: 'Noor' })
  await ada.does(production.setHelper, { dateId, personId: helper.id, on: true })
  await world.house.settled()
  box = openBox()
  told = []
  lines = []
  receiveToasts((toast) => {
    told.push(toast.title ?? '')
    lines.push(toast.line ?? '')
  })
  await opens()
})

/** A page at the door that begins with what the phone kept; without a line its presses are lost. */
async function opens(lost = false) {
  beginWith(box)
  page = await openBrowser(world, helper)
  const back = lost ? loses() : () => {}
  await beginOutbox(helper.id, wishKinds)
  await page.shows(read())
  return back
}
function loses() {
  const real = fetch
  vi.stubGlobal('fetch', async (request: Request) => {
    if (new URL(request.url).pathname.endsWith('/checkIn')) throw new TypeError('network')
    return real(request)
  })
  return () => vi.stubGlobal('fetch', real)
}
const shown = () => page.cached<Day>(read().queryKey) as Day
const comes = (at: number, inside = true) => pressAtDoor(dateId, places[at] ?? '', inside)
const stored = async () => {
  const day = await ada.does(production.day, { eventId: dateId })
  return places.map((id) => day.guests.find((guest) => guest.id === id)?.presses.map(({ inside }) => inside))
}
const inside = () => places.map((id) => shown().guests.some((one) => one.id === id && sinceOf(one) !== null))

test('EV-MORE-51 EV-MORE-52 what was pressed without a line shows at once, also after a reload, and is stored once when it is back', async () => {
  const restore = loses()
  for (const press of [comes(0), comes(1), comes(1, false)]) await press
  expect([inside(), waitingPresses(shown()), await stored()]).toEqual([[true, false], 3, [[], []]])
  restore()
  const back = await opens(true)
  expect([inside(), waitingPresses(shown()), told]).toEqual([[true, false], 3, []])
  back()
  await sendWaiting()
  await sendWaiting()
  await page.follows()
  expect([inside(), waitingPresses(shown())]).toEqual([[true, false], 0])
  expect(await stored()).toEqual([[true], [true, false]])
  expect(await box.all('wishes')).toEqual([])
})

test('EV-MORE-52 on a line that hangs a press is kept before anybody answers', async () => {
  const real = fetch
  vi.stubGlobal('fetch', (request: Request) =>
    new URL(request.url).pathname.endsWith('/checkIn') ? new Promise(() => {}) : real(request),
  )
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  void comes(0)
  await vi.advanceTimersByTimeAsync(1_000)
  vi.useRealTimers()
  await vi.waitFor(async () => expect(await box.all('wishes')).toHaveLength(1))
  vi.stubGlobal('fetch', real)
})

test('EV-MORE-51 what another phone presses is heard, and the same as a fresh load', async () => {
  const press = { id: newId(), inside: true, at: new Date().toISOString() }
  await page.expectSameAsRefetch(() => ada.does(production.checkIn, { dateId, placeId: places[1] ?? '', press }))
  expect(inside()).toEqual([false, true])
})

test('EV-MORE-53 COM-CHAT-53 whoever signs out is told how many presses that loses, and nothing once they are sent', async () => {
  const restore = loses()
  await comes(0)
  expect(lostWishes()).toEqual(['1 check-in is nog niet verzonden.'])
  await comes(1)
  expect(lostWishes()).toEqual(['2 check-ins zijn nog niet verzonden.'])
  restore()
  await sendWaiting()
  expect(lostWishes()).toEqual([])
})

test('EV-MORE-50 EV-MORE-51 EV-MORE-58 a press of somebody who helps no more is told, and does not stand on the screen any longer', async () => {
  const restore = loses()
  await comes(0)
  await comes(1)
  await comes(1, false)
  await ada.does(production.setHelper, { dateId, personId: helper.id, on: false })
  restore()
  await sendWaiting()
  expect(new Set(told)).toEqual(new Set(['Dit is niet opgeslagen']))
  for (const press of ['Bram Voorbeeld is binnen', 'Roos Voorbeeld is binnen', 'Roos Voorbeeld is teruggehaald'])
    expect(lines.at(-1)).toContain(press)
  expect(await stored()).toEqual([[], []])
  expect(await box.all('wishes')).toEqual([])
})
