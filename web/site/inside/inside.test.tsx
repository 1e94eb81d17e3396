import type { PublicWeek } from '@bewezen/domain/site/contract.ts'
import { conversationOf } from '@bewezen/domain/site/showcase.ts'
import { firstShowcase } from '@bewezen/domain/site/showcaseWords.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CalendarWeek } from './CalendarWeek.tsx'
import { Conversation } from './Conversation.tsx'
import { UniversityWeek } from './UniversityWeek.tsx'

const text = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const conversation = conversationOf(firstShowcase)
if (!conversation) throw new Error('no conversation')

test('MKT-MORE-02 the conversation shows its experiment under the first message: the change, the difference and every number', () => {
  const html = renderToStaticMarkup(<Conversation {...conversation} isAlone={false} />)
  expect(text(html)).toContain('N=1: ochtendlicht en slaapduur 7 metingen ervoor, 7 erna +1,5 uur')
  expect(html).toContain('aria-label="slaapduur, van gemiddeld 5,4 naar 6,9 uur"')
  expect(html.match(/<circle/g)?.length).toBe(14)
  expect(html.indexOf('<circle')).toBeLessThan(html.indexOf('Teun'))
  expect(text(html)).toContain('Een verschil is nog geen oorzaak.')
})

test('MKT-MORE-43 below the conversation stands what N=1 is', () => {
  const html = renderToStaticMarkup(<Conversation {...conversation} isAlone={false} />)
  expect(text(html)).toMatch(
    /N=1 is een experiment met één deelnemer: jij\. Je verandert één ding, .* ervoor met erna\.$/,
  )
})

test('MKT-MORE-03 an invented conversation says that it is one', () => {
  const drawn = (isSample: boolean) =>
    text(renderToStaticMarkup(<Conversation {...conversation} isSample={isSample} isAlone={false} />))
  expect([drawn(true).includes('Voorbeeld'), drawn(false).includes('Voorbeeld')]).toEqual([true, false])
})

const week: PublicWeek = {
  monday: '2026-10-19',
  today: '2026-10-22',
  events: [
    {
      slug: 'ademavond',
      title: 'Ademavond',
      isOnline: true,
      isPast: true,
      day: '2026-10-20',
      startAt: '2026-10-20T18:00:00Z',
      zone: 'Europe/Amsterdam',
    },
    {
      slug: 'ochtendclub',
      title: 'Ochtendclub',
      isOnline: false,
      isPast: false,
      day: '2026-10-23',
      startAt: '2026-10-23T05:45:00Z',
      zone: 'Europe/Amsterdam',
    },
  ],
}

test('MKT-MORE-04 the week has seven days, each with its light, and leads to its events', () => {
  const html = renderToStaticMarkup(<CalendarWeek {...week} />)
  expect(text(html)).toMatch(/^Week van 19 oktober/)
  expect(html.match(/linear-gradient/g)?.length).toBe(7)
  expect(html).toMatch(/aria-current="date"[^>]*>.*donderdag 22 oktober/)
  expect(html).toMatch(/href="\/events\/ademavond"[^>]*>.*20:00/)
  expect(text(html)).toContain(
    'De balk is het daglicht van die dag: maandag 10 uur en 26 minuten, zondag 23 minuten minder.',
  )
})

test('MKT-MORE-04 what was there already this week is struck through, and what is to come is not', () => {
  const html = renderToStaticMarkup(<CalendarWeek {...week} />)
  const [past, coming] = ['ademavond', 'ochtendclub'].map((slug) => html.split(`/events/${slug}"`)[1]?.split('</a>')[0])
  expect(past).toMatch(/line-through[^>]*>Ademavond<.*Dit is geweest/)
  expect(coming).not.toMatch(/line-through|Dit is geweest/)
})

test('MKT-MORE-05 a week of the university shows what its lessons are called', () => {
  const lessons = [
    { title: 'Licht in lux', isRequired: true },
    { title: 'Een plek meten', isRequired: false },
  ]
  const html = renderToStaticMarkup(
    <UniversityWeek level={2} title="Licht en ritme" week={3} lessons={lessons} isAlone={false} />,
  )
  expect(text(html)).toContain('Level 2, week 3 van 8 Licht en ritme 1 Licht in lux 2 Een plek meten optioneel')
})
