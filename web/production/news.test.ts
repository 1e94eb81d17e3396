import type { RecordKind } from '@bewezen/domain/production/kinds.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queries } from '../base/api/queries.ts'
import { productionNews } from './news.ts'

beforeEach(() => vi.stubEnv('SSR', false))
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

/** The lists that are read anew after a fact. */
function renewed(tell: () => void): string[] {
  const asked = vi.spyOn(queries(), 'invalidateQueries').mockResolvedValue()
  tell()
  return asked.mock.calls.map(([filter]) => String((filter?.queryKey?.[0] as string[] | undefined)?.join('.')))
}
const eventId = '019a0000-0000-7000-8000-000000000001'

const sheets = ['production.day', 'production.callSheets', 'production.callSheet']

test.each<[RecordKind, string[]]>([
  ['cost', ['production.costs', 'events.figures', 'events.result']],
  ['todo', ['production.todos']],
  ['briefing', ['production.briefings', ...sheets]],
  ['activity', ['production.programme', ...sheets]],
  ['location', ['production.locations', 'production.programme', ...sheets]],
  ['code', ['production.codes']],
  ['budget', ['production.budget', 'events.result']],
])('EV-MORE-08 an edit of a %s by somebody else is read anew wherever it stands', (what, lists) => {
  expect(renewed(() => productionNews['production.changed']({ kind: 'production.changed', eventId, what }))).toEqual(
    lists,
  )
})

test('EV-MORE-14 a place that comes or goes changes how often a code is used', () => {
  expect(renewed(() => productionNews['seats.changed']())).toContain('production.codes')
})

test('EV-MORE-08 EV-MORE-01 a partner that changed is read anew, and so are briefings when an event moves or goes', () => {
  expect(renewed(() => productionNews['partners.changed']())).toEqual(['production.partners'])
  for (const kind of ['event.saved', 'event.moved', 'event.removed', 'event.calledOff'] as const) {
    vi.restoreAllMocks()
    expect(renewed(() => productionNews[kind]())).toEqual([
      'production.briefings',
      ...(kind === 'event.saved' || kind === 'event.moved' ? sheets : []),
    ])
  }
})

test('EV-MORE-51 what somebody else pressed at the door is read anew, with the numbers of the kitchen', () => {
  expect(renewed(() => productionNews['day.changed']())).toEqual(['production.day', 'production.kitchen'])
})

test('EV-MORE-50 a place that comes or goes changes who may come in', () => {
  expect(renewed(() => productionNews['seats.changed']())).toEqual([
    'production.codes',
    'production.day',
    'production.kitchen',
  ])
})

test('EV-MORE-50 who helps on the day is read anew, by them too', () => {
  expect(renewed(() => productionNews['helper.set']())).toEqual(['production.day', 'production.helpers'])
})

test('EV-MORE-44 a call sheet that was mailed is read anew', () => {
  expect(renewed(() => productionNews['callSheet.sent']())).toEqual(sheets)
})
