import type { Hit } from '@bewezen/domain/search/contract.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { Results } from './Results.tsx'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-10-22T10:00:00Z'), toFake: ['Date'] }))

const hit = (change: Partial<Hit>): Hit => ({
  kind: 'event',
  id: '0190a000-0000-7000-8000-000000000001',
  title: 'Ademlab',
  detail: null,
  text: null,
  at: null,
  path: '/events/ademlab',
  ...change,
})
const drawn = (change: Partial<Hit>, words: string[] = []) =>
  renderToStaticMarkup(
    <Results id="r" hits={[hit(change)]} at={0} words={words} onOpen={() => {}} onPoint={() => {}} />,
  )

test('EV-DETAIL-01 a date that was found says its year when that is not the year of now', () => {
  expect(drawn({ at: '2027-01-09T09:00:00.000Z' })).toContain('>za 9 jan 2027<')
  expect(drawn({ at: '2026-10-24T06:30:00.000Z' })).toContain('>za 24 okt<')
})

test('SH-UI-19 what people wrote runs in the direction of its first letter in what was found', () => {
  const html = drawn({ title: 'مرحبا', detail: 'سارة', text: 'صباح الخير' }, ['مرحبا'])
  const runs = [...html.matchAll(/<span dir="auto"[^>]*>(.*?)<\/span>/g)].map(([, inner = '']) =>
    inner.replace(/<[^>]*>/g, ''),
  )
  expect(runs).toEqual(['مرحبا', 'سارة', 'صباح الخير'])
})
