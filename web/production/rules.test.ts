import { type ManagedPartner, newPartnerForm } from '@bewezen/domain/production/partners.ts'
import type { Activity } from '@bewezen/domain/production/programme.ts'
import type { Face } from '@bewezen/domain/profile/face.ts'
import { expect, test } from 'vitest'
import { rowsChanged } from '../base/editing/rowsChanged.ts'
import { briefingTimes } from './briefings/times.ts'
import { clashText } from './clashText.ts'
import { costTotals } from './costs/totals.ts'
import { flagsOf } from './locations/flags.ts'
import { partnerRows } from './partners/PartnerForm.tsx'
import { startingAt } from './programme/ActivityForm.tsx'
import { byDay } from './programme/days.ts'
import { lanesOf, lightOver } from './programme/lanes.ts'
import { partnerSays, reasonOf, recordSays } from './record/messages.ts'

const zone = 'Europe/Amsterdam'
const hall = { id: 'hall', name: 'Grote zaal', capacity: 40 }
const activity = (id: string, from: string, until: string, change: Partial<Activity> = {}): Activity => ({
  id,
  eventId: 'e',
  version: 1,
  createdBy: null,
  createdAt: '2026-10-01T10:00:00Z',
  activityName: id,
  description: '',
  startAt: `2026-11-14T${from}:00Z`,
  endAt: `2026-11-14T${until}:00Z`,
  people: null,
  location: hall,
  ...change,
})
const teun: Face = {
  id: 't',
  firstName: 'Teun',
  lastName: 'Bakker',
  username: 'teun',
  avatarUrl: null,
  avatarColor: 'licht',
}
const briefing = (id: string, role: string, from: string | null, until: string | null) => ({
  id,
  person: teun,
  role,
  startAt: from && `2026-11-14T${from}:00Z`,
  endAt: until && `2026-11-14T${until}:00Z`,
})

test('EV-MORE-85 EV-FIN-10 costs are added up whole, approved, waiting and not ordered, each with how many', () => {
  const cost = (totalCents: number, approvedAt: string | null, isOrdered: boolean) => ({
    totalCents,
    approvedAt,
    isOrdered,
  })
  const at = '2026-10-06T10:00:00Z'
  const costs = [cost(42_000, at, true), cost(20_000, at, true), cost(17_500, at, false), cost(5_000, null, false)]
  expect(costTotals(costs)).toEqual({
    all: { cents: 84_500, count: 4 },
    approved: { cents: 79_500, count: 3 },
    pending: { cents: 5_000, count: 1 },
    notOrdered: { cents: 22_500, count: 2 },
  })
  expect(costTotals([]).all).toEqual({ cents: 0, count: 0 })
})

test('EV-MORE-80 a clash is told with names, and with times on the clock of the event', () => {
  const named = {
    briefings: [briefing('a', 'Ademdocent', '12:00', '15:00'), briefing('b', 'Geluid', '14:00', '16:00')],
    activities: [activity('Thee', '13:00', '14:00', { people: 50 }), activity('Stilte', '13:30', '14:30')],
  }
  const told = (clash: Parameters<typeof clashText>[0]) => clashText(clash, named, zone)
  expect(told({ kind: 'person', briefingId: 'a', otherId: 'b' })).toBe(
    'Teun Bakker heeft twee briefings tegelijk: Ademdocent (13:00 - 16:00) en Geluid (15:00 - 17:00).',
  )
  const [startAt, endAt] = ['2026-11-14T14:00:00Z', '2026-11-14T15:00:00Z']
  const elsewhere = { personId: 't', eventId: 'o', eventTitle: 'Koud water', role: 'Gids', startAt, endAt }
  expect(told({ kind: 'elsewhere', briefingId: 'a', elsewhere })).toBe(
    'Teun Bakker is dan ook Gids bij Koud water (15:00 - 16:00).',
  )
  expect(told({ kind: 'outside', briefingId: 'b' })).toBe(
    'De briefing van Teun Bakker (15:00 - 17:00) valt buiten het programma.',
  )
  expect(told({ kind: 'place', activityId: 'Thee', otherId: 'Stilte' })).toBe(
    'Grote zaal heeft twee activiteiten tegelijk: Thee (14:00 - 15:00) en Stilte (14:30 - 15:30).',
  )
  expect(told({ kind: 'crowded', activityId: 'Thee', people: 50, capacity: 40 })).toBe(
    'Thee heeft 50 mensen, in Grote zaal passen er 40.',
  )
})

test('EV-BRIEF-10 the times of a briefing are those of the event, whole or half given, with a day where there are more', () => {
  const times = (from: string | null, until: string | null, hasDays = false) =>
    briefingTimes(briefing('a', '', from, until), zone, hasDays)
  expect(times('12:15', '16:15')).toBe('13:15 - 17:15')
  expect(times('12:15', '16:15', true)).toBe('za 14 nov 13:15 - 17:15')
  expect(times('12:15', null)).toBe('vanaf 13:15')
  expect(times(null, '16:15')).toBe('tot 17:15')
  expect(times(null, null)).toBe('Geen tijd')
  const overnight = { startAt: '2026-11-14T21:00:00Z', endAt: '2026-11-15T01:00:00Z' }
  expect(briefingTimes(overnight, zone, false)).toBe('22:00 - zo 15 nov 02:00')
})

test('EV-PROG-06 activities stand by start and name, under the day on which they begin where the event is', () => {
  const late = activity('Nacht', '23:30', '23:45')
  const days = byDay([late, activity('Zang', '09:00', '10:00'), activity('Adem', '09:00', '10:00')], zone)
  expect(days.map(({ day, activities }) => [day, activities.map(({ id }) => id)])).toEqual([
    ['2026-11-14', ['Adem', 'Zang']],
    ['2026-11-15', ['Nacht']],
  ])
  expect(byDay([], zone)).toEqual([])
})

test('EV-MORE-83 EV-PROG-08 a day is drawn in whole hours, a lane for each place, and what overlaps stands on two lines', () => {
  const { hours, lanes } = lanesOf([
    activity('Slot', '15:00', '16:00', { location: null }),
    activity('Welkom', '12:30', '14:00'),
    activity('Thee', '13:00', '13:30'),
    activity('Adem', '14:00', '15:00'),
  ])
  expect(hours).toBe(4)
  expect(
    lanes.map(({ name, lines, bars }) => [name, lines, bars.map((bar) => [bar.id, bar.line, bar.isDouble])]),
  ).toEqual([
    [
      'Grote zaal',
      2,
      [
        ['Welkom', 0, true],
        ['Thee', 1, true],
        ['Adem', 0, false],
      ],
    ],
    [null, 1, [['Slot', 0, false]]],
  ])
  expect(lanes[0]?.bars[0]).toMatchObject({ left: 12.5, width: 37.5 })
  expect(lanesOf([])).toEqual({ from: 0, hours: 0, lanes: [] })
})

test('EV-MORE-101 without an activity the whole hours of the event are drawn, and with one those of the activities', () => {
  const event = { startAt: '2027-03-22T18:30:00.000Z', endAt: '2027-03-22T20:15:00.000Z' }
  expect(lanesOf([], event)).toEqual({ from: Date.parse('2027-03-22T18:00:00.000Z'), hours: 3, lanes: [] })
  expect(lanesOf([activity('Welkom', '12:30', '14:00')], event).hours).toBe(2)
})

test('EV-MORE-83 two activities that begin together without a place are no clash', () => {
  const { lanes } = lanesOf([
    activity('A', '12:00', '13:00', { location: null }),
    activity('B', '12:00', '13:00', { location: null }),
  ])
  expect(lanes[0]?.bars.map(({ isDouble }) => isDouble)).toEqual([false, false])
})

test('EV-MORE-101 over a drawn day lies its light, with the sun where it sets, also past midnight; elsewhere than here none', () => {
  const from = Date.parse('2026-11-14T11:00:00Z')
  const light = lightOver({ from, hours: 6 }, zone)
  expect(light).toMatchObject({ start: 12 * 60, minutes: 360 })
  // At about 16:47, of 12:00 to 18:00.
  expect(light?.suns.map(Math.round)).toEqual([80])
  const night = lightOver({ from: Date.parse('2026-11-14T21:00:00Z'), hours: 12 }, zone)
  expect(night?.suns.map(Math.round)).toEqual([83])
  expect(lightOver({ from, hours: 6 }, 'America/New_York')).toBeNull()
})

test('EV-MORE-82 a new activity begins where the last one ends, and takes half an hour, also when the clock changes', () => {
  expect(startingAt('2026-11-14T13:00:00Z', zone)).toMatchObject({ start: '2026-11-14T14:00', end: '2026-11-14T14:30' })
  expect(startingAt('2027-03-28T00:45:00Z', zone)).toMatchObject({ start: '2027-03-28T01:45', end: '2027-03-28T03:15' })
})

test('EV-LOC-04 EV-LOC-05 EV-LOC-06 a location tells of each flag whether it has it', () => {
  const flags = flagsOf({
    accessibility: { ov: true, auto: false },
    facilities: { wc: true, douche: false, slaapplek: false },
    technicalFacilities: { stopcontacten: false, scherm: true, geluid: false, verlichting: false, wifi: true },
  })
  expect(flags).toHaveLength(10)
  expect(flags.filter(({ on }) => on).map(({ label }) => label)).toEqual(['OV', 'WC', 'Scherm', 'Wifi'])
})

test('EV-MORE-06 what somebody else changed is told field by field, with what stood there before', () => {
  const before = [
    ['Naam', 'Lunch'],
    ['Prijs', '€ 5,00'],
    ['Notities', ''],
  ] as const
  expect(
    rowsChanged(before, [
      ['Naam', 'Lunch'],
      ['Prijs', '€ 6,00'],
      ['Notities', 'warm'],
    ]),
  ).toEqual([
    { label: 'Prijs', before: '€ 5,00', now: '€ 6,00' },
    { label: 'Notities', before: '', now: 'warm' },
  ])
  expect(rowsChanged(before, before)).toEqual([])
})

test('EV-MORE-104 of a partner that comes with its fields in another order only what is different is told', () => {
  const stored: ManagedPartner = { ...newPartnerForm(), id: 'p', version: 1, name: 'Zaal & Zo' }
  const turned = Object.fromEntries(Object.entries(stored).toReversed()) as ManagedPartner
  expect(rowsChanged(partnerRows(stored), partnerRows({ ...turned, contactName: 'Ria' }))).toEqual([
    { label: 'Contactpersoon', before: '', now: 'Ria' },
  ])
  const rows = [
    ['Naam', 'Lunch'],
    ['Prijs', '€ 5,00'],
  ] as const
  expect(rowsChanged(rows, rows.toReversed())).toEqual([])
})

test('EV-ADMIN-17 EV-ADMIN-20 EV-ADMIN-21 EV-ERR-32 each kind of record tells its own outcome', () => {
  expect(recordSays('cost').done(true)).toEqual(['Success', 'Cost added successfully'])
  expect(recordSays('activity').done(false)).toEqual(['Success', 'Activity updated successfully'])
  expect(recordSays('todo').failed('OFFLINE', true)).toEqual(['Error', 'Failed to add todo: er is geen verbinding.'])
  expect(recordSays('briefing').failed('CHANGED', false)[1]).toBe(
    'Failed to update briefing: iemand anders wijzigde dit intussen. De nieuwere gegevens staan erbij.',
  )
  expect(reasonOf('GONE')).toBe('iemand anders verwijderde dit intussen.')
  expect(reasonOf('toString')).toBe('het is niet gelukt. Probeer het opnieuw.')
})

test('EV-PARTNER-04 EV-PARTNER-05 EV-PARTNER-06 EV-MSG-09 partners tell their outcome in Dutch', () => {
  expect([partnerSays.done(true), partnerSays.done(false)]).toEqual([['Partner aangemaakt'], ['Partner bijgewerkt']])
  expect(partnerSays.failed('FAULTY_FIELDS', true)).toEqual([
    'Opslaan mislukt',
    'Controleer de gegevens en probeer opnieuw.',
  ])
  expect(partnerSays.failed('CHANGED', false)[1]).toContain('intussen')
})
