import { expect, test } from 'vitest'
import { keptReads } from '../../keptReads.ts'
import { keepingOf } from './keeping.ts'

const origin = 'https://bewezen.example'
const ask = (path: string, how: { method?: string; mode?: RequestMode } = {}) =>
  keepingOf({ method: 'GET', mode: 'cors', url: new URL(path, origin).href, ...how } as never, origin, keptReads)

test.each([
  ['/community/universiteit/welkom', 'page'],
  ['/inbox?tab=read', 'page'],
  ['/auth', null],
  ['/auth/confirm?token=geheim', null],
  ['/reset-password?token=geheim', null],
  ['/api/community/list', null],
  ['/dev/mail', null],
])('going to %s is kept as %s', (path, keeping) => expect(ask(path, { mode: 'navigate' })).toBe(keeping))

test.each([
  ['/api/community/messages?channelId=x', 'answer'],
  ['/api/inbox/list?limit=100', 'answer'],
  ['/api/account/viewer', 'answer'],
  ['/assets/app-DFScCbO3.js', 'file'],
  ['/api/live?after=3', null],
  ['/api/health/panel', null],
  ['/api/privacy/export', null],
  ['/api/search/find?text=x', null],
  ['/api/access/people', null],
  ['https://elders.example/assets/app.js', null],
])('reading %s is kept as %s', (path, keeping) => expect(ask(path)).toBe(keeping))

test('what writes is never kept', () => {
  expect(ask('/api/community/list', { method: 'POST' })).toBeNull()
})

test.each(['/api/experiments/mine', '/api/experiments/byIds?ids[0]=x'])(
  'COM-N1-07 what was measured, read from %s, is not kept',
  (path) => expect(ask(path)).toBeNull(),
)

test('EV-MORE-53 of a day the names are kept, and what the kitchen must know is not', () => {
  expect(ask('/api/production/day?eventId=x')).toBe('answer')
  for (const path of ['kitchen?dateId=x', 'callSheets?eventId=x', 'helpers?eventId=x'])
    expect(ask(`/api/production/${path}`)).toBeNull()
})
