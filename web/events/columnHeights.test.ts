import { enrolButton } from '@bewezen/domain/events/enrolButton.ts'
import type { CalendarEvent, EventDetail, EventViewer } from '@bewezen/domain/events/reading.ts'
import { expect, test } from 'vitest'
import { columnHeights } from './columnHeights.ts'
import { placing } from './placing.ts'
import { buttonParts } from './shown.ts'
import { date, detailOf, event, member } from './testing/given.ts'

const now = '2026-10-22T10:00:00.000Z'
const heights = (one: CalendarEvent, change: Partial<EventDetail>, viewer: EventViewer | null, others = 0) => {
  const [first] = one.dates
  if (!first) throw new Error('A date is missing')
  const shown = { event: one, date: first }
  const parts = buttonParts(shown)
  const button = enrolButton(viewer, parts.event, parts.date, parts.own, now)
  const beside = Array.from({ length: others }, () => ({ ...shown, event: event({ title: 'Eten van het land' }) }))
  return columnHeights({ shown, detail: detailOf(one, change), viewer, now, button, others: beside, isTold: false })
}

/** As it stands in the demo, where a browser measured each part at 1440 pixels. */
const masterclass: Partial<EventDetail> = {
  description: 'Samen kijken hoe de dag begint. '.repeat(6).trim(),
  venueAddress: 'Koningslaan 7, Bunnik',
  teachers: ['Jasper van den Berg'],
  bring: [
    'Zwemkleding: het liefst al aan onder je kleren',
    'Twee handdoeken: één om op te staan en één voor jezelf',
    'Muts en dikke sokken: die doen na afloop het meeste',
    'Slippers of surfschoentjes: er liggen schelpen',
    'Beker: de thee is er, jouw beker niet',
    'Akkoord van je arts: als je klachten hebt aan hart of vaten',
  ].join('\n'),
  travel: [
    'Trein: station Bunnik, om 07:50 vertrekt er een groepje vanaf het perron',
    'Fiets: vanaf Utrecht Centraal twintig minuten langs de Kromme Rijn, rekken bij de ingang',
    'Auto: parkeerplaats aan de Koningslaan, daarna vijf minuten lopen',
    'Slecht ter been: app 085 000 1234, dan mag je tot bij het koetshuis rijden',
  ].join('\n'),
}
const near = (measured: number) => (value: number) => Math.abs(value - measured) <= 4

test('EV-MORE-152 a block is reckoned as high as a browser draws it', () => {
  const { left, right, blocks } = heights(event(), masterclass, null, 3)
  expect(blocks.travel?.left).toSatisfy(near(223 + 24))
  expect(blocks.good?.left).toSatisfy(near(180 + 24))
  expect(blocks.bring?.right).toSatisfy(near(244 + 28))
  expect(blocks.calendar?.right).toSatisfy(near(70 + 28))
  expect(blocks.participants).toBeNull()
  // The picture with facts and the day; the way in of a visitor with three other events.
  expect(left).toSatisfy(near(224 + 285 + 24 + 84))
  expect(right).toSatisfy(near(248 + 28 + 236))
})

test('EV-MORE-152 the tools of staff, the participants and what is missing count', () => {
  const teacher = heights(event(), masterclass, member({ role: 'teacher' }))
  expect(teacher.right).toSatisfy(near(123 + 28 + 193))
  const admin = heights(event(), { ...masterclass, participants: [] }, member({ role: 'admin' }))
  expect(admin.right).toSatisfy(near(175 + 28 + 193))
  expect(admin.blocks.participants?.right).toSatisfy(near(164 + 28))
  const bare = heights(event({ isCancelled: true, dates: [date({ closesAt: now })] }), {}, null)
  expect(bare.blocks).toEqual({ travel: null, good: null, participants: null, bring: null, calendar: null })
})

test.each([
  ['a visitor', null, 3],
  ['a member', member(), 3],
  ['a teacher', member({ role: 'teacher' }), 0],
])('EV-MORE-152 the columns of a full page end alike for %s', (_who, viewer, others) => {
  const { left, right, blocks } = heights(event(), masterclass, viewer, others)
  const placed = placing({ left, right, blocks })
  const sum = (side: 'left' | 'right') =>
    Object.entries(placed).reduce(
      (height, [name, on]) => height + (on === side ? (blocks[name as keyof typeof blocks]?.[side] ?? 0) : 0),
      0,
    )
  expect(Math.abs(left + sum('left') - right - sum('right'))).toBeLessThanOrEqual(80)
})
