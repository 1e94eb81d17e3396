import { dayOf } from '@bewezen/domain/base/dates.ts'
import { plusDays } from '@bewezen/domain/base/days.ts'
import { dayMs } from '@bewezen/domain/base/moment.ts'
import { practicalLines } from '@bewezen/domain/events/practical.ts'
import { expect, test } from 'vitest'
import { agenda } from '../agenda.ts'
import { amendedPosts, amendedTalk, amendments } from './amended.ts'
import { crowdAgenda } from './crowdAgenda.ts'
import { practical } from './practical.ts'
import { doubled } from './testing/aCompany.ts'
import { asPlanned, weekdayAfter, weekdayOf } from './weekdays.ts'

const all = [...agenda, ...crowdAgenda]
const now = new Date('2026-11-29T01:30:00Z')

test('COM-START-49 each event says what to bring, and each at a place how to get there without a car too', () => {
  expect(Object.keys(practical).sort()).toEqual(all.map(({ title }) => title).sort())
  for (const plan of all) {
    const { bring = '', travel = '', title, type } = asPlanned(plan, now)
    expect(practicalLines(bring).length, title).toBeGreaterThanOrEqual(3)
    expect(Math.max(bring.length, travel.length), title).toBeLessThanOrEqual(1_000)
    const ways = practicalLines(travel).map(({ what }) => what)
    if (type === 'digitaal') expect(ways, title).toEqual([])
    else
      expect(
        ways.some((way) => ['Trein', 'Tram', 'Bus', 'Fiets'].includes(way)),
        title,
      ).toBe(true)
    for (const { what, more } of practicalLines(`${bring}\n${travel}`)) expect(more, `${title}: ${what}`).not.toBe('')
  }
})

test('COM-START-49 no line of what to bring stands under two events but those that hold for each kitchen', () => {
  const lines = all.flatMap(({ title }) => practicalLines(practical[title]?.bring ?? '').map(({ more }) => more))
  expect(doubled(lines).length).toBeLessThanOrEqual(3)
})

test.each([0, 1, 2, 3, 4, 5, 6])(
  'COM-START-49 begun %s days later each is on a day of the week that fits it',
  (days) => {
    const begins = new Date(now.getTime() + days * dayMs)
    for (const plan of all) {
      const { inDays, title, isRecurring } = asPlanned(plan, begins)
      const day = weekdayOf(plusDays(dayOf(begins), inDays))
      if (/wandeling|Moestuin|paddenstoelen/i.test(title)) expect(day, title).toBeGreaterThan(5)
      if (title.startsWith('Ochtendclub')) expect(day, title).toBeLessThan(6)
      expect(plusDays(dayOf(begins), inDays), title).not.toMatch(/-12-2[456]$|-12-31$|-01-01$/)
      // What is over stays over, what is to come does not come nearer, and a series has a next date within nine days.
      if (isRecurring) expect(inDays + 14 >= 2 && inDays + 14 <= 8, title).toBe(true)
      else if (plan.inDays < 0) expect(inDays, title).toBeLessThanOrEqual(plan.inDays)
      else expect(inDays, title).toBeGreaterThanOrEqual(plan.inDays)
      expect(Math.abs(inDays - plan.inDays), title).toBeLessThan(isRecurring ? 7 : 14)
    }
  },
)

test('COM-START-49 the first tuesday at least two days ahead', () => {
  expect(weekdayAfter('2026-11-29', 2, 2)).toBe('2026-12-01')
  expect(weekdayAfter('2026-11-30', 2, 2)).toBe('2026-12-08')
})

test('COM-START-46 what the cast says otherwise in the big one replaces what it says in the small one, each once', () => {
  const small = [...amendedTalk(now).flatMap(({ lines }) => lines.map(([, text]) => text))]
  const posts = amendedPosts(now).flatMap(({ content, comments = [] }) => [
    content,
    ...comments.map(([, text]) => text),
  ])
  for (const [says, instead] of amendments(now)) {
    const found = [...small, ...posts]
    expect(
      found.filter((text) => text.includes(says)),
      says,
    ).toEqual([])
    expect(
      found.filter((text) => text.includes(instead)),
      instead,
    ).toHaveLength(1)
  }
})

test('COM-START-46 COM-START-49 the day of the masterclass in the news is that of the agenda', () => {
  const said = amendedTalk(now).flatMap(({ lines }) => lines.map(([, text]) => text))
  expect(said.filter((text) => text.includes('masterclass Ochtendlicht'))).toEqual([
    'Zaterdag 5 december is de masterclass Ochtendlicht. Neem een jas mee, want we gaan naar buiten.',
  ])
})
