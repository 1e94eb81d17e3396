import { dayOf } from '@bewezen/domain/base/dates.ts'
import { plusDays } from '@bewezen/domain/base/days.ts'
import { events as contract } from '@bewezen/domain/events/contract.ts'
import { deskPage } from '@bewezen/domain/events/desk.ts'
import { expect, test } from 'vitest'
import { openWorld } from '../../base/testing/world.ts'

const world = await openWorld()
const { given, house } = world
const admin = await world.person({ role: 'admin' })
const today = dayOf(Date.now())
const on = (days: number) => ({
  startWall: `${plusDays(today, days)}T10:00`,
  endWall: `${plusDays(today, days)}T12:00`,
})
type Asked = { search?: string; filters?: ('coming' | 'past' | 'offline')[]; before?: string; after?: string }
const asked = (input: Asked = {}) => admin.does(contract.overview, input)
/** From the first of them on. */
async function titles(input?: Asked) {
  const { events, hasBefore } = await asked(input)
  const earlier = hasBefore ? (await asked({ ...input, before: events[0]?.id })).events : []
  return [...earlier, ...events].map(({ title }) => title)
}
const listed = async (title: string) => (await asked({ search: title })).events

// Made out of order, so that nothing is in order by chance.
await given.event({ title: 'Over een week', ...on(7), maxParticipants: 5, isPaid: true, priceCents: 1_850 })
await given.event({ title: 'Vorige week', ...on(-7) })
await given.event({ title: 'Café offline', ...on(3), isLive: false })
await given.event({ title: 'Morgen', ...on(1) })
const series = await given.event({
  title: 'Reeks',
  ...on(-15),
  isRecurring: true,
  recurrencePattern: 'weekly',
  maxParticipants: 4,
  recurrenceEndDate: plusDays(today, 30),
})
await given.event({ title: 'Lang geleden', ...on(-70), visibilityPolicy: 'private' })

test('EV-ADMIN-01 EV-ADMIN-19 EV-CALL-04 all events stand there by start, live or not, whoever they are for', async () => {
  const all = ['Lang geleden', 'Reeks', 'Vorige week', 'Morgen', 'Café offline', 'Over een week']
  expect(await titles()).toEqual(all)
  expect(await titles({ filters: ['coming', 'past', 'offline'] })).toEqual(all)
})

test('EV-ADMIN-02 EV-ADMIN-03 EV-ADMIN-04 EV-ADMIN-05 EV-ADMIN-06 EV-ADMIN-07 a card is told its time, switch, words, deadlines, seats and price', async () => {
  const event = (await asked()).events.at(-1)
  expect(event).toMatchObject({
    title: 'Over een week',
    isLive: true,
    description: '',
    isPaid: true,
    priceCents: 1_850,
    currency: 'EUR',
    date: { seats: 5, taken: 0, closesAt: expect.any(String), freeUntil: null },
  })
  expect(JSON.stringify(event)).not.toMatch(/join/i)
})

test('EV-ADMIN-26 a series stands there once, with its pattern, its next date and the seats of that', async () => {
  const member = await world.person()
  const next = series.dateIds[3] ?? ''
  await given.enrolment({ event: series, person: member, dateId: next })
  const found = await listed('Reeks')
  expect(found).toMatchObject([{ pattern: 'weekly', date: { id: next, taken: 1, seats: 4 } }])
})

test('EV-ADMIN-27 the search looks in the title, accents and capitals aside, and finds no pattern of its own', async () => {
  expect(await titles({ search: 'CAFE' })).toEqual(['Café offline'])
  expect(await titles({ search: '%' })).toEqual([])
  expect(await asked({ search: 'week' })).toMatchObject({ found: 2, total: 6 })
})

test('EV-ADMIN-27 the filters name what is to come, what is over and what is offline; a running series is to come', async () => {
  expect(await titles({ filters: ['coming'] })).toEqual(['Reeks', 'Morgen', 'Over een week'])
  expect(await titles({ filters: ['past'] })).toEqual(['Lang geleden', 'Vorige week'])
  expect(await titles({ filters: ['offline'] })).toEqual(['Café offline'])
  expect(await titles({ filters: ['past', 'offline'] })).toEqual(['Lang geleden', 'Vorige week', 'Café offline'])
})

test('EV-ADMIN-27 many events come in windows, beginning at what is to come, without one lost or doubled', async () => {
  for (let day = 100; day < 140; day++) await given.event({ title: `Laat ${day}`, slug: `laat-${day}`, ...on(day) })
  for (let day = 100; day < 115; day++) await given.event({ title: `Vroeg ${day}`, slug: `vroeg-${day}`, ...on(-day) })
  const first = await asked()
  expect(first).toMatchObject({ hasBefore: true, hasAfter: true, found: 61 })
  expect(first.events).toHaveLength(deskPage.before + deskPage.most)
  expect(first.events[deskPage.before]?.title).toBe('Morgen')
  const after = await asked({ after: first.events.at(-1)?.id })
  const before = await asked({ before: first.events[0]?.id })
  expect([after.hasAfter, before.hasBefore]).toEqual([false, false])
  const all = [...before.events, ...first.events, ...after.events]
  expect(new Set(all.map(({ id }) => id)).size).toBe(61)
  expect(all.map(({ startDate }) => startDate)).toEqual(all.map(({ startDate }) => startDate).toSorted())
})

test('asks two queries, however many events there are', async () => {
  const texts: string[] = []
  const { pool } = house.database
  const query = pool.query.bind(pool)
  Object.assign(pool, {
    query: (...args: Parameters<typeof query>) => {
      texts.push(JSON.stringify(args[0]))
      return query(...args)
    },
  })
  await asked()
  Object.assign(pool, { query })
  expect(texts.filter((text) => text.includes('events e'))).toHaveLength(2)
})
