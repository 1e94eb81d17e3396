import { fullDate } from '@bewezen/domain/base/dates.ts'
import { drawings } from '@bewezen/domain/pictures/drawings.ts'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { moveClock, readNow } from '../base/database/clock.ts'
import { openWorld } from '../base/testing/world.ts'
import { eventPages } from './publicPages.ts'
import { eventDates, events } from './tables.ts'

const world = await openWorld()
const { db } = world.house.database
const cardOf = async (slug: string) => (await eventPages.at(db, `/events/${slug}`))?.card
/** The dates of an event in their order, as a card writes the day. */
const daysOf = async (id: string) =>
  (await db.select().from(eventDates).where(eq(eventDates.eventId, id)).orderBy(eventDates.startsAt)).map(
    ({ startsAt }) => fullDate(startsAt.toISOString()),
  )

describe('an event in a shared link', () => {
  let series: { id: string; slug: string }
  beforeAll(async () => {
    const made = await world.given.event({
      title: 'Koud water, warme thee',
      venueName: 'Strand Bloemendaal',
      isRecurring: true,
      recurrencePattern: 'weekly',
    })
    series = { id: made.dateIds[0] ?? '', slug: made.slug }
  })

  test('MKT-MORE-35 says its next date, with year and hours, and its place', async () => {
    const [first = ''] = await daysOf(series.id)
    expect((await cardOf(series.slug))?.facts).toEqual([`${first}, 10:00 – 12:00`, 'Strand Bloemendaal'])
  })

  test('MKT-MORE-35 says the date after it when the first is over', async () => {
    const [first = '', second = ''] = await daysOf(series.id)
    const offset = 31 * 86_400_000
    await moveClock(db, offset)
    try {
      expect(first).not.toBe(second)
      expect((await cardOf(series.slug))?.facts[0]).toBe(`${second}, 10:00 – 12:00`)
      await moveClock(db, 5 * 366 * 86_400_000)
      expect((await cardOf(series.slug))?.facts[0]).toMatch(/, 10:00 – 12:00$/)
    } finally {
      await moveClock(db, 0)
    }
  })

  test('MKT-MORE-35 says Online and nothing of how to join, and that a date is called off', async () => {
    const online = await world.given.event({
      title: 'Vragenuur',
      type: 'digitaal',
      venueName: null,
      joinUrl: 'https://meet.example/geheim',
    })
    expect((await cardOf(online.slug))?.facts.at(-1)).toBe('Online')
    expect(JSON.stringify(await cardOf(online.slug))).not.toContain('geheim')
    await db
      .update(eventDates)
      .set({ status: 'cancelled' })
      .where(eq(eventDates.eventId, online.dateIds[0] ?? ''))
    expect((await cardOf(online.slug))?.facts[0]).toBe('Geannuleerd')
  })

  test('MKT-MORE-25 MKT-MORE-35 is drawn as its title says at its hour, else as the sky alone; its own picture goes before', async () => {
    const water = (await cardOf(series.slug))?.drawn
    expect([drawings.swim, drawings.ice]).toContain(water?.drawing)
    expect(['morning', 'noon']).toContain(water?.look.hour)
    const plain = await world.given.event({ title: 'Ledenraad' })
    const sky = await cardOf(plain.slug)
    expect(Object.values(drawings)).not.toContain(sky?.drawn.drawing)
    const key = `event-images/${'a'.repeat(32)}-f3807`
    await db
      .update(events)
      .set({ imageUrl: `/files/${key}/card.webp` })
      .where(eq(events.slug, plain.slug))
    expect((await cardOf(plain.slug))?.upload).toEqual({ key, size: 'share' })
    await db.update(events).set({ imageUrl: 'https://elders.example/x.jpg' }).where(eq(events.slug, plain.slug))
    expect((await cardOf(plain.slug))?.upload).toBeUndefined()
  })

  test('MKT-MORE-33 one that not everybody sees has no card, and a kept card is not shown when a date moved', async () => {
    const hidden = await world.given.event({ title: 'Besloten', visibilityPolicy: 'private' })
    const url = (slug: string) => ({ url: `/og/events/${slug}.png` })
    expect((await world.app.inject(url(hidden.slug))).statusCode).toBe(404)
    const one = await world.app.inject(url(series.slug))
    expect([one.statusCode, one.headers['cache-control']]).toEqual([200, 'public, max-age=3600'])
    const now = await readNow(db)
    await db
      .update(eventDates)
      .set({ startsAt: new Date(now.getTime() + 3_600_000), endsAt: new Date(now.getTime() + 7_200_000) })
      .where(eq(eventDates.id, series.id))
    const other = await world.app.inject(url(series.slug))
    expect(other.rawPayload.equals(one.rawPayload)).toBe(false)
  })
})
