import type { Change, Sheet } from '@bewezen/domain/production/callSheet.ts'
import { expect, test } from 'vitest'
import { changeLines } from './changeLines.ts'

const zone = 'Europe/Amsterdam'
const at = (time: string, day = '14') => `2026-11-${day}T${time}:00.000Z`
const changed = (more: Partial<Change>): Change => ({
  how: 'changed',
  what: [],
  wasName: 'Opbouw',
  wasStartAt: at('08:00'),
  wasEndAt: at('09:00'),
  ...more,
})
const activity = (change: Change | null) => ({
  id: 'a',
  name: 'Opbouw',
  description: '',
  startAt: at('08:30'),
  endAt: at('09:30'),
  place: null,
  change,
})
const sheetWith = (change: Change | null): Sheet => ({
  person: { id: 'p', firstName: 'Noor', lastName: 'Vis', username: 'noor', avatarUrl: null, avatarColor: 'sun' },
  briefings: [],
  activities: [activity(change)],
  contacts: [],
  isVenueChanged: false,
  gone: [],
  sent: [],
})
const saidOf = (change: Change | null) =>
  changeLines(sheetWith(change), zone).map(({ text, was }) => text + (was ?? ''))

test.each([
  ['nothing', null, []],
  ['its start', changed({ what: ['start'] }), ['Opbouw begint nu om 09:30, was 09:00']],
  [
    'its start and its end',
    changed({ what: ['start', 'end'] }),
    ['Opbouw begint nu om 09:30, was 09:00', 'Opbouw eindigt nu om 10:30, was 10:00'],
  ],
  [
    'its start and its place',
    changed({ what: ['start', 'rest'] }),
    ['Opbouw begint nu om 09:30, was 09:00', 'Gewijzigd: locatie of omschrijving van Opbouw'],
  ],
  ['its name', changed({ what: ['name'], wasName: 'Inrichten' }), ['Opbouw heeft een andere naam, was Inrichten']],
  [
    'a start that it had not',
    changed({ what: ['start'], wasStartAt: null }),
    ['Opbouw begint nu om 09:30, was zonder tijd'],
  ],
  [
    'the day',
    changed({ what: ['start'], wasStartAt: at('08:00', '13') }),
    ['Opbouw begint nu op za 14 nov, 09:30, was vr 13 nov, 09:00'],
  ],
  ['that it is new', { ...changed({}), how: 'new' as const }, ['Nieuw: Opbouw']],
])('EV-MORE-44 the box on top names all of a line that was changed: %s', (_what, change, said) => {
  expect(saidOf(change)).toEqual(said)
})

test('EV-MORE-44 a briefing without a fixed end any more says so, and a telephone number whose it is', () => {
  const role = { id: 'b', role: 'Kok', startAt: at('08:00'), endAt: null, tasks: [], notes: '' }
  const contact = { id: 'c', name: 'Bas Kok', role: 'Gastheer', phone: '0612345678' }
  const lines = changeLines(
    {
      ...sheetWith(null),
      briefings: [{ ...role, change: changed({ what: ['end', 'rest'] }) }],
      contacts: [{ ...contact, change: changed({ what: ['rest'] }) }],
      isVenueChanged: true,
      gone: [{ kind: 'activity', name: 'Slot' }],
    },
    zone,
  )
  expect(lines.map(({ text, was }) => text + (was ?? ''))).toEqual([
    'De plaats is gewijzigd',
    'Kok eindigt zonder vaste tijd, was 10:00',
    'Gewijzigd: taken of notitie van Kok',
    'Gewijzigd: nummer of rol van Bas Kok',
    'Vervallen: Slot',
  ])
  expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length)
})
