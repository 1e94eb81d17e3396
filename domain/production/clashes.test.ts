import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ClashSource, clashesOf, clashesWith, isOutsideProgramme, overlaps } from './clashes.ts'
import { dashboardTabs, recordKinds } from './kinds.ts'
import { logLines } from './logLines.ts'
import {
  clashWords,
  costWords,
  dashboardTabWords,
  locationWords,
  partnerMessages,
  programmeWords,
  recordMessages,
  todoWords,
} from './words.ts'

const at = (time: string) => `2026-11-14T${time}:00.000Z`
const face = (id: string) => ({ id, firstName: id, lastName: '', username: id, avatarUrl: null, avatarColor: 'sun' })
const briefing = (id: string, who: string | null, start: string | null, end: string | null) => ({
  id,
  person: who === null ? null : face(who),
  startAt: start === null ? null : at(start),
  endAt: end === null ? null : at(end),
})
const activity = (
  id: string,
  start: string,
  end: string,
  place: string | null,
  people: number | null = null,
  capacity: number | null = 40,
) => ({
  id,
  startAt: at(start),
  endAt: at(end),
  people,
  location: place === null ? null : { id: place, name: place, capacity },
})
const clashes = (it: Partial<ClashSource>) => clashesOf({ briefings: [], elsewhere: [], activities: [], ...it })

describe('clashes', () => {
  test.each([
    ['13:00', '14:00', '13:59', '15:00', true],
    ['13:00', '14:00', '14:00', '15:00', false],
    ['13:00', '16:00', '14:00', '15:00', true],
    ['13:00', '14:00', '13:00', '14:00', true],
    ['13:00', '14:00', '11:00', '13:00', false],
  ])('EV-MORE-01 EV-MORE-03 from %s to %s and from %s to %s share a moment: %s', (a, b, c, d, answer) => {
    const [one, other] = [
      { startAt: at(a), endAt: at(b) },
      { startAt: at(c), endAt: at(d) },
    ]
    expect([overlaps(one, other), overlaps(other, one)]).toEqual([answer, answer])
  })

  test('EV-MORE-01 are two briefings of one person at once, told once, and not of two people or without times', () => {
    const briefings = [
      briefing('a', 'noor', '13:00', '15:00'),
      briefing('b', 'noor', '14:00', '16:00'),
      briefing('c', 'noor', '16:00', '17:00'),
      briefing('d', 'sem', '13:00', '15:00'),
      briefing('e', 'noor', '13:00', null),
      briefing('f', null, '13:00', '15:00'),
      briefing('g', null, '13:00', '15:00'),
    ]
    expect(clashes({ briefings })).toEqual([{ kind: 'person', briefingId: 'a', otherId: 'b' }])
  })

  test('EV-MORE-01 are briefings at another event at the same time', () => {
    const other = (personId: string, start: string, end: string) => ({
      personId,
      eventId: 'e2',
      eventTitle: 'Koudebad',
      role: 'Deur',
      startAt: at(start),
      endAt: at(end),
    })
    const [meanwhile, after, ofSem] = [
      other('noor', '14:59', '16:00'),
      other('noor', '15:00', '16:00'),
      other('sem', '13:00', '16:00'),
    ]
    expect(
      clashes({ briefings: [briefing('a', 'noor', '13:00', '15:00')], elsewhere: [meanwhile, after, ofSem] }),
    ).toEqual([{ kind: 'elsewhere', briefingId: 'a', elsewhere: meanwhile }])
  })

  test('EV-MORE-03 EV-PROG-08 are two activities at one place at once', () => {
    const activities = [
      activity('a', '14:30', '15:30', 'zaal'),
      activity('b', '15:15', '15:45', 'zaal'),
      activity('c', '15:15', '15:45', 'foyer'),
      activity('d', '15:45', '16:00', 'zaal'),
      activity('e', '14:30', '15:30', null),
      activity('f', '14:30', '15:30', null),
    ]
    expect(clashes({ activities })).toEqual([{ kind: 'place', activityId: 'a', otherId: 'b' }])
  })

  test('EV-MORE-03 are more people than the place holds; as many as it holds fit, and what is not said is no clash', () => {
    const activities = [
      activity('a', '10:00', '11:00', 'zaal', 41),
      activity('b', '11:00', '12:00', 'zaal', 40),
      activity('c', '12:00', '13:00', 'zaal'),
      activity('d', '13:00', '14:00', 'foyer', 41, null),
      activity('e', '14:00', '15:00', null, 41),
    ]
    expect(clashes({ activities })).toEqual([{ kind: 'crowded', activityId: 'a', people: 41, capacity: 40 }])
  })

  test('EV-MORE-04 are briefings that begin before the programme or end after it; never without one', () => {
    const activities = [activity('x', '13:00', '14:00', null), activity('y', '15:00', '17:00', null)]
    const briefings = [
      briefing('a', 'noor', '13:00', '17:00'),
      briefing('b', 'sem', '12:59', '14:00'),
      briefing('c', 'roos', '16:00', '17:01'),
      briefing('d', 'bo', null, '18:00'),
    ]
    expect(clashes({ activities, briefings })).toEqual([
      { kind: 'outside', briefingId: 'b' },
      { kind: 'outside', briefingId: 'c' },
    ])
    expect(clashes({ briefings })).toEqual([])
    expect(isOutsideProgramme({ startAt: at('01:00'), endAt: at('02:00') }, [])).toBe(false)
  })

  test('EV-MORE-05 stand on both records that take part, and on no other', () => {
    const all = clashes({
      briefings: [
        briefing('a', 'noor', '13:00', '15:00'),
        briefing('b', 'noor', '14:00', '16:00'),
        briefing('c', 'sem', '14:00', '16:00'),
      ],
      activities: [activity('x', '13:00', '16:00', 'zaal', 50), activity('y', '13:00', '14:00', 'zaal')],
    })
    expect(['a', 'b', 'c', 'x', 'y'].map((id) => clashesWith(all, id).map(({ kind }) => kind))).toEqual([
      ['person'],
      ['person'],
      [],
      ['place', 'crowded'],
      ['place'],
    ])
  })

  test('EV-MORE-01 EV-MORE-03 are the same whatever the order, each pair once', () => {
    const minute = fc.integer({ min: 0, max: 59 }).map((n) => String(n).padStart(2, '0'))
    const one = fc.record({ who: fc.constantFrom('noor', 'sem'), start: minute, end: minute })
    fc.assert(
      fc.property(fc.array(one, { maxLength: 8 }), (typed) => {
        const briefings = typed.map(({ who, start, end }, at) => briefing(String(at), who, `13:${start}`, `14:${end}`))
        const pairsOf = (some: typeof briefings) =>
          clashes({ briefings: some })
            .flatMap((clash) => (clash.kind === 'person' ? [[clash.briefingId, clash.otherId].toSorted().join()] : []))
            .toSorted()
        const told = pairsOf(briefings)
        expect(told).toEqual(pairsOf(briefings.toReversed()))
        const [noors, sems] = ['noor', 'sem'].map((who) => typed.filter((it) => it.who === who).length) as [
          number,
          number,
        ]
        // All of them share two o'clock, or all that lies before it.
        expect(told).toHaveLength((noors * (noors - 1) + sems * (sems - 1)) / 2)
      }),
    )
  })
})

describe('what is said', () => {
  test('EV-ADMIN-10 EV-LIMIT-15 the dashboard has nine tabs, in their order', () => {
    expect(dashboardTabs.map((tab) => dashboardTabWords[tab])).toEqual([
      'Overzicht',
      'Kosten',
      'Deelnemers',
      'Partnerships',
      'To Do',
      'Briefings',
      'Programma',
      'Locaties',
      'Instellingen',
    ])
  })

  test('EV-ADMIN-17 EV-ADMIN-20 EV-ADMIN-21 EV-ERR-32 EV-MSG-11 of each record that it was saved, or why not', () => {
    const { done, failed, success, error, approved } = recordMessages
    expect([success, error, approved]).toEqual(['Success', 'Error', 'Cost approved successfully'])
    expect(recordKinds.map((kind) => done(kind, 'added'))).toEqual([
      'Cost added successfully',
      'Location added successfully',
      'Todo added successfully',
      'Briefing added successfully',
      'Activity added successfully',
      'Code added successfully',
      'Budget added successfully',
    ])
    expect([done('cost', 'updated'), done('todo', 'deleted')]).toEqual([
      'Cost updated successfully',
      'Todo deleted successfully',
    ])
    expect(recordKinds.map((kind) => failed(kind, 'updated', 'x'))).toEqual([
      'Failed to update cost: x',
      'Failed to update location: x',
      'Failed to update todo: x',
      'Failed to update briefing: x',
      'Failed to update activity: x',
      'Failed to update code: x',
      'Failed to update budget: x',
    ])
    expect([failed('cost', 'added', 'x'), failed('cost', 'deleted', 'x')]).toEqual([
      'Failed to add cost: x',
      'Failed to delete cost: x',
    ])
  })

  test('EV-TODO-12 EV-TODO-11 EV-PROG-08 the given words, those of costs and partners too', () => {
    expect(costWords).toMatchObject({
      pending: 'Wacht op goedkeuring',
      ordered: 'Besteld',
      notOrdered: 'Nog niet besteld',
      withTax: 'incl. btw',
      withoutTax: 'excl. btw',
    })
    expect(costWords.approvedBy('Ada Vis', '6 okt 2026')).toBe('Goedgekeurd door Ada Vis op 6 okt 2026')
    expect([
      todoWords.statuses,
      todoWords.priorities,
      todoWords.unassigned,
      todoWords.overdue,
      programmeWords.overlaps,
    ]).toEqual([
      { niet_gestart: 'Niet gestart', bezig: 'Bezig', voltooid: 'Voltooid', uitgesteld: 'Uitgesteld' },
      { laag: 'Laag', normaal: 'Normaal', hoog: 'Hoog', urgent: 'Urgent' },
      'Niet toegewezen',
      'Verlopen',
      'Overlapt',
    ])
    expect(partnerMessages).toMatchObject({
      made: 'Partner aangemaakt',
      saved: 'Partner bijgewerkt',
      failed: { title: 'Opslaan mislukt', text: 'Controleer de gegevens en probeer opnieuw.' },
    })
  })

  test('EV-MORE-05 EV-LOC-10 of clashes and of places that hold too few', () => {
    expect([
      clashWords.person('Noor', 'Deur', 'Keuken'),
      clashWords.elsewhere('Noor', 'Deur', 'Koudebad'),
      clashWords.place('Foyer', 'Thee', 'Stille hoek'),
      clashWords.crowded('Welkom', 1_200, 'Foyer', 40),
      clashWords.outside('Noor'),
      locationWords.tooSmall(50, 48),
    ]).toEqual([
      'Noor heeft twee briefings tegelijk: Deur en Keuken.',
      'Noor is dan ook Deur bij Koudebad.',
      'Foyer heeft twee activiteiten tegelijk: Thee en Stille hoek.',
      'Welkom heeft 1.200 mensen, in Foyer passen er 40.',
      'De briefing van Noor valt buiten het programma.',
      expect.stringMatching(/^Het maximum van 50 deelnemers is meer dan de 48 plekken/),
    ])
  })

  test('EV-MORE-09 a half time and one mens are told in the log', () => {
    const zone = 'Europe/Amsterdam'
    const base = { id: 'a', eventId: 'e', version: 1, createdBy: null, createdAt: at('10:00') }
    const shown = { ...base, person: null, role: 'x', tasks: ['x'], notes: 'x', phone: '' }
    expect(logLines.briefing({ ...shown, startAt: at('13:00'), endAt: null }, zone)).toBe(
      'Briefing · 14 nov 2026, 14:00 – ?',
    )
    expect(logLines.briefing({ ...shown, startAt: null, endAt: null }, zone)).toBe('Briefing')
    expect(logLines.partner({ isActive: false })).toBe('Partner · Niet actief')
  })
})
