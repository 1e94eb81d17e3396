import type { CalendarEvent, EventDate, EventViewer } from '@bewezen/domain/events/reading.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { at, date, detailOf, event, member } from './testing/given.ts'
import { now, open } from './testing/served.ts'

beforeEach(() => vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

test('EV-DETAIL-33 EV-CARD-15 everybody reads that a date is over or off, in place of a way in', async () => {
  const over = at('2026-10-20T10:00:00.000Z')
  const read = async (change: Partial<CalendarEvent>, dated: Partial<EventDate>, viewer: EventViewer | null) => {
    const { text, dialog } = await open(detailOf(event({ ...change, dates: [date(dated)] })), viewer)
    expect(text).not.toMatch(/Meegaan|Jouw plek|nog \d+ plek|gratis account aan om/)
    expect(dialog).not.toContain('Registreren')
    return text
  }
  for (const viewer of [null, member(), member({ role: 'teacher' })]) {
    expect(await read({}, over, viewer)).toMatch(/Dit is geweest Gratis.*2 \/ 10 aangemeld 20% vol.* Afgelopen /)
    expect(await read({ isRecurring: true }, over, viewer)).toContain('Deze datum is geweest')
    expect(await read({ isCancelled: true }, {}, viewer)).toMatch(/Dit gaat niet door.* Geannuleerd /)
    expect(await read({ isRecurring: true }, { isCancelled: true }, viewer)).toContain('Deze datum gaat niet door')
  }
})

test('EV-DETAIL-34 a date that is over stands last among the dates of its series, without seats, the next ones by month', async () => {
  const dates = [
    date(at('2026-10-20T17:30:00.000Z')),
    date(at('2026-10-27T18:30:00.000Z')),
    date({ ...at('2026-11-03T18:30:00.000Z'), taken: 10, spotsLeft: 0 }),
    date({ ...at('2026-11-10T18:30:00.000Z'), isCancelled: true }),
  ]
  const { dialog } = await open(detailOf(event({ isRecurring: true, dates })))
  const listed = [...dialog.matchAll(/<optgroup label="([^"]*)"|<option[^>]*>([^<]*)/g)].map(
    ([, month, option]) => month ?? option,
  )
  expect(listed).toEqual([
    'oktober 2026',
    'di 27 okt 2026, 19:30 - nog 8 plekken',
    'november 2026',
    'di 3 nov 2026, 19:30 - vol',
    'di 10 nov 2026, 19:30 - geannuleerd',
    'Geweest',
    'di 20 okt 2026, 19:30',
  ])
})
