import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { centsText, typedCents } from '../base/money.ts'
import { plainNumber } from '../base/plainNumber.ts'
import { typedWebAddress } from '../base/webAddress.ts'
import {
  type BriefingForm,
  briefingFaults,
  briefingFormOf,
  briefingOf,
  newBriefingForm,
  withTask,
} from './briefings.ts'
import { type CostForm, costFaults, costOf, isEmptyCost, newCostForm } from './costs.ts'
import { isIban } from './iban.ts'
import {
  type LocationForm,
  locationFaults,
  locationFormOf,
  locationOf,
  newLocationForm,
  sortedLocations,
  tooSmallFor,
} from './locations.ts'
import { newPartnerForm, type PartnerForm, partnerFaults, partnerOf, sortedPartners } from './partners.ts'
import {
  type ActivityForm,
  activityFaults,
  activityFormOf,
  activityOf,
  isOutsideEvent,
  newActivityForm,
  sortedActivities,
} from './programme.ts'
import {
  isOverdue,
  newTodoForm,
  sortedTodos,
  type TodoForm,
  todoFaults,
  todoOf,
  todoPriorities,
  todoStatuses,
} from './todos.ts'

const id = '018f0000-0000-7000-8000-000000000001'
const zone = 'Europe/Amsterdam'
const base = { id, eventId: id, version: 1, createdBy: null, createdAt: '2026-10-01T08:00:00.000Z' }

describe('a cost', () => {
  const cost: CostForm = { ...newCostForm(), name: 'Zaalhuur', amount: '420', quantity: '1' }
  const incomplete = 'Vul naam, aantal en prijs in'

  test.each<[string, Partial<CostForm>, object]>([
    ['EV-COST-09', {}, {}],
    ['EV-COST-06', { name: 'Z' }, { name: 'Naam moet minimaal 2 karakters bevatten' }],
    ['EV-COST-06', { name: 'Ze' }, {}],
    ['EV-COST-19', { name: 'z'.repeat(201) }, { name: 'Naam mag maximaal 200 karakters bevatten' }],
    ['EV-COST-16', { name: ' ' }, { name: incomplete }],
    ['EV-COST-16', { amount: '', quantity: '' }, { amount: incomplete, quantity: incomplete }],
    ['EV-COST-07', { amount: '-1' }, { amount: 'Prijs mag niet negatief zijn' }],
    ['EV-COST-07', { amount: '0' }, {}],
    ['EV-COST-19', { amount: '12,345' }, { amount: 'Voer een geldig bedrag in' }],
    ['EV-COST-19 EV-EDGE-45', { amount: '1000000,01' }, { amount: 'Het hoogste bedrag is € 1.000.000,00' }],
    ['EV-COST-19', { amount: '1000000', quantity: '100000' }, {}],
    ['EV-COST-08 EV-EDGE-45', { quantity: '0' }, { quantity: 'Aantal is een heel getal van 1 tot en met 100.000' }],
    ['EV-COST-19', { quantity: '1,5' }, { quantity: 'Aantal is een heel getal van 1 tot en met 100.000' }],
    ['EV-COST-19', { quantity: '100001' }, { quantity: 'Aantal is een heel getal van 1 tot en met 100.000' }],
    ['EV-COST-19', { linkUrl: 'javascript:alert(1)' }, { linkUrl: 'Ongeldige URL' }],
    ['EV-COST-13 EV-COST-19', { linkUrl: 'http://zaal.example/a', notes: 'n'.repeat(1_000) }, {}],
    ['EV-COST-19', { notes: 'n'.repeat(1_001) }, { notes: 'Notities mogen maximaal 1000 karakters bevatten' }],
  ])('%s with %j has these faults', (_, wish, faults) => expect(costFaults({ ...cost, ...wish })).toEqual(faults))

  test('EV-COST-10 EV-COST-16 an empty form is silently ignored, a partly filled one is not', () => {
    expect(isEmptyCost(newCostForm())).toBe(true)
    for (const field of ['name', 'amount', 'quantity', 'linkUrl', 'notes'] as const)
      expect(isEmptyCost({ ...newCostForm(), [field]: 'x' })).toBe(false)
  })

  test('EV-COST-11 EV-COST-12 EV-COST-17 is tax inclusive at first, and its total is exact', () => {
    expect(newCostForm().taxInclusive).toBe(true)
    expect(costOf({ ...cost, amount: '0,29', quantity: '100000' })).toMatchObject({
      amountCents: 29,
      totalCents: 2_900_000,
    })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), fc.integer({ min: 1, max: 100_000 }), (cents, quantity) => {
        const { totalCents } = costOf({ ...cost, amount: centsText(cents), quantity: String(quantity) })
        expect([Number.isSafeInteger(totalCents), BigInt(totalCents)]).toEqual([true, BigInt(cents) * BigInt(quantity)])
      }),
    )
  })

  test('EV-COST-19 an amount stands in its field as it is read back', () => {
    fc.assert(
      fc.property(fc.nat(999_999_999), (cents) => {
        expect(typedCents(centsText(cents))).toBe(cents)
      }),
    )
    expect([centsText(5), centsText(123_450), centsText(-250)]).toEqual(['0,05', '1234,50', '-2,50'])
  })
})

describe('a task', () => {
  const task: TodoForm = { ...newTodoForm(), taskName: 'Geluid testen' }

  test.each<[string, Partial<TodoForm>, object]>([
    ['EV-TODO-07 EV-TODO-13', { taskName: '  ' }, { taskName: 'Taaknaam is verplicht' }],
    ['EV-TODO-13', { taskName: 't'.repeat(200), description: 'd'.repeat(2_000) }, {}],
    ['EV-TODO-13', { taskName: 't'.repeat(201) }, { taskName: 'Taaknaam mag maximaal 200 karakters bevatten' }],
    [
      'EV-TODO-13',
      { description: 'd'.repeat(2_001) },
      { description: 'Omschrijving mag maximaal 2000 karakters bevatten' },
    ],
    ['EV-TODO-08', { deadline: '2026-02-29' }, { deadline: 'Kies een geldige dag' }],
    ['EV-TODO-08', { deadline: '2026-10-26' }, {}],
  ])('%s with %j has these faults', (_, wish, faults) => expect(todoFaults({ ...task, ...wish })).toEqual(faults))

  test('EV-TODO-01 EV-TODO-03 EV-TODO-10 EV-TODO-11 begins not started, of normal priority, and for nobody', () => {
    expect(newTodoForm()).toMatchObject({ status: 'niet_gestart', priority: 'normaal', assigneeId: '', deadline: '' })
    expect([todoStatuses, todoPriorities]).toEqual([
      ['niet_gestart', 'bezig', 'uitgesteld', 'voltooid'],
      ['urgent', 'hoog', 'normaal', 'laag'],
    ])
    expect(todoOf({ ...task, taskName: ' Bellen ' })).toMatchObject({
      taskName: 'Bellen',
      isAssigned: false,
      deadline: null,
    })
  })

  test('EV-TODO-04 EV-TODO-05 EV-TODO-06 EV-TODO-10 stands by priority, then status, then deadline, those without one last', () => {
    const it = (id: string, priority: TodoForm['priority'], status: TodoForm['status'], deadline: string | null) => ({
      id,
      priority,
      status,
      deadline,
    })
    const all = [
      it('9', 'laag', 'niet_gestart', '2026-01-01'),
      it('8', 'normaal', 'niet_gestart', '2026-01-01'),
      it('7', 'hoog', 'niet_gestart', '2026-01-01'),
      it('6', 'urgent', 'voltooid', '2026-01-01'),
      it('5', 'urgent', 'uitgesteld', '2026-01-01'),
      it('4', 'urgent', 'bezig', '2026-01-01'),
      it('3', 'urgent', 'niet_gestart', null),
      it('2', 'urgent', 'niet_gestart', '2026-10-26'),
      it('1', 'urgent', 'niet_gestart', '2026-10-25'),
    ]
    fc.assert(
      fc.property(fc.shuffledSubarray(all, { minLength: all.length }), (mixed) => {
        expect(
          sortedTodos(mixed)
            .map(({ id }) => id)
            .join(''),
        ).toBe('123456789')
      }),
    )
  })

  test.each([
    ['niet_gestart', '2026-10-25', true],
    ['uitgesteld', '2026-10-25', true],
    ['bezig', '2026-10-26', false],
    ['bezig', null, false],
    ['voltooid', '2026-10-25', false],
  ] as const)('EV-TODO-12 %s with deadline %s is overdue on the 26th: %s', (status, deadline, answer) =>
    expect(isOverdue({ status, deadline }, '2026-10-26')).toBe(answer),
  )
})

describe('a briefing', () => {
  const briefing: BriefingForm = { ...newBriefingForm(), personId: id, role: 'Gastvrouw' }

  test.each<[string, Partial<BriefingForm>, object]>([
    ['EV-BRIEF-10', {}, {}],
    ['EV-BRIEF-02 EV-BRIEF-09', { personId: '' }, { personId: 'Persoon is verplicht' }],
    ['EV-BRIEF-03 EV-BRIEF-09', { role: ' ' }, { role: 'Rol is verplicht' }],
    ['EV-BRIEF-09', { role: 'r'.repeat(101) }, { role: 'Rol mag maximaal 100 karakters bevatten' }],
    ['EV-BRIEF-09', { role: 'r'.repeat(100), tasks: Array(50).fill('t'.repeat(300)) }, {}],
    ['EV-BRIEF-09', { tasks: Array(51).fill('t') }, { tasks: 'Een briefing heeft maximaal 50 taken' }],
    ['EV-BRIEF-09', { tasks: ['t'.repeat(301)] }, { tasks: 'Een taak mag maximaal 300 karakters bevatten' }],
    ['EV-BRIEF-06', { tasks: ['a', ' '] }, { tasks: 'Een taak mag niet leeg zijn' }],
    [
      'EV-BRIEF-10',
      { start: '2026-11-14T13:00', end: '2026-11-14T13:00' },
      { end: 'Eindtijd moet na de starttijd liggen' },
    ],
    ['EV-BRIEF-10', { start: '2026-11-14T13:00', end: '2026-11-14T13:01' }, {}],
    ['EV-BRIEF-10', { end: '2026-11-14T13:00' }, {}],
    ['EV-BRIEF-10', { start: 'straks' }, { start: 'Kies een geldige tijd' }],
    ['EV-BRIEF-10', { start: '0206-11-14T13:00' }, { start: 'Kies een geldige tijd' }],
    ['EV-MORE-41', { phone: '06 12345678' }, {}],
    ['EV-MORE-41', { phone: 'bel mij' }, { phone: 'Vul een geldig telefoonnummer in' }],
    ['EV-BRIEF-09', { notes: 'n'.repeat(2_001) }, { notes: 'Notities mogen maximaal 2000 karakters bevatten' }],
  ])('%s with %j has these faults', (_, wish, faults) =>
    expect(briefingFaults({ ...briefing, ...wish })).toEqual(faults),
  )

  test('EV-BRIEF-05 EV-BRIEF-06 EV-BRIEF-09 tasks are added one at a time, an empty one and a fifty-first are not', () => {
    expect(withTask(['a'], ' b ')).toEqual(['a', 'b'])
    expect(withTask(['a'], '  ')).toEqual(['a'])
    expect(withTask(Array(49).fill('t'), 'b')).toHaveLength(50)
    expect(withTask(Array(50).fill('t'), 'b')).toHaveLength(50)
  })

  test('EV-BRIEF-10 its times are those of the clock of the event, in summer and in winter', () => {
    const form = { ...briefing, start: '2026-07-14T13:15', end: '2026-11-14T17:15' }
    expect(briefingOf(form, 'America/New_York')).toMatchObject({
      startAt: '2026-07-14T17:15:00.000Z',
      endAt: '2026-11-14T22:15:00.000Z',
    })
    const face = { id, firstName: 'Noor', lastName: 'Bos', username: 'noor', avatarUrl: null, avatarColor: 'sun' }
    expect(briefingFormOf({ ...base, ...briefingOf(form, zone), person: face }, zone)).toEqual(form)
    expect(briefingFormOf({ ...base, ...briefingOf(briefing, zone), person: null }, zone)).toEqual({
      ...briefing,
      personId: '',
    })
  })
})

describe('an activity', () => {
  const activity: ActivityForm = {
    ...newActivityForm(),
    activityName: 'Welkom',
    start: '2026-11-14T14:00',
    end: '2026-11-14T14:30',
  }

  test.each<[string, Partial<ActivityForm>, object]>([
    ['EV-PROG-07', {}, {}],
    ['EV-PROG-07', { activityName: '' }, { activityName: 'Naam van de activiteit is verplicht' }],
    ['EV-PROG-07', { activityName: 'a'.repeat(201) }, { activityName: 'Naam mag maximaal 200 karakters bevatten' }],
    ['EV-PROG-07', { start: '' }, { start: 'Kies een geldige starttijd' }],
    ['EV-PROG-07', { end: '' }, { end: 'Kies een geldige eindtijd' }],
    ['EV-PROG-07', { end: '2026-11-14T14:00' }, { end: 'Eindtijd moet na de starttijd liggen' }],
    ['EV-MORE-02', { people: '0' }, {}],
    ['EV-MORE-02', { people: '1000000' }, {}],
    ['EV-MORE-02', { people: '1000001' }, { people: 'Aantal mensen is een heel getal vanaf 0' }],
    ['EV-MORE-02', { people: '-1' }, { people: 'Aantal mensen is een heel getal vanaf 0' }],
    [
      'EV-PROG-01',
      { description: 'd'.repeat(2_001) },
      { description: 'Omschrijving mag maximaal 2000 karakters bevatten' },
    ],
  ])('%s with %j has these faults', (_, wish, faults) =>
    expect(activityFaults({ ...activity, ...wish })).toEqual(faults),
  )

  test('EV-PROG-01 EV-MORE-02 is stored as it is typed, and typed as it is stored', () => {
    const form = { ...activity, description: 'Hartslag', people: '12', locationId: id }
    const stored = activityOf(form, zone)
    expect(stored).toMatchObject({ startAt: '2026-11-14T13:00:00.000Z', endAt: '2026-11-14T13:30:00.000Z', people: 12 })
    const location = { id, name: 'Foyer', capacity: null }
    expect(activityFormOf({ ...base, ...stored, location }, zone)).toEqual(form)
    expect(activityFormOf({ ...base, ...activityOf(activity, zone), location: null }, zone)).toEqual(activity)
  })

  test('EV-PROG-06 stands by start, then by name', () => {
    const it = (activityName: string, startAt: string) => ({ id: activityName, activityName, startAt })
    const all = [
      it('Thee', '2026-11-14T15:30:00Z'),
      it('Buiten', '2026-11-14T16:30:00+01:00'),
      it('Slot', '2026-11-14T09:00:00Z'),
    ]
    expect(sortedActivities(all).map(({ activityName }) => activityName)).toEqual(['Slot', 'Buiten', 'Thee'])
  })

  test.each([
    ['2026-11-14T13:00:00Z', '2026-11-14T16:00:00Z', false],
    ['2026-11-14T12:59:00Z', '2026-11-14T14:00:00Z', true],
    ['2026-11-14T15:00:00Z', '2026-11-14T16:01:00Z', true],
    ['2026-11-21T13:00:00Z', '2026-11-21T14:00:00Z', false],
    ['2026-11-14T15:00:00Z', '2026-11-21T14:00:00Z', true],
  ])('EV-PROG-07 from %s to %s is outside the event: %s', (startAt, endAt, answer) => {
    const dates = [
      { startAt: '2026-11-14T13:00:00Z', endAt: '2026-11-14T16:00:00Z' },
      { startAt: '2026-11-21T13:00:00Z', endAt: '2026-11-21T16:00:00Z' },
    ]
    expect(isOutsideEvent({ startAt, endAt }, dates)).toBe(answer)
  })
})

describe('a place', () => {
  const place: LocationForm = { ...newLocationForm(), name: 'Grote zaal' }

  test.each<[string, Partial<LocationForm>, object]>([
    ['EV-LOC-09', {}, {}],
    ['EV-LOC-02 EV-LOC-09', { name: ' ' }, { name: 'Naam is verplicht' }],
    ['EV-LOC-09', { name: 'n'.repeat(201) }, { name: 'Naam mag maximaal 200 karakters bevatten' }],
    ['EV-LOC-09', { surfaceArea: '95,5', capacity: '0' }, {}],
    ['EV-LOC-09', { surfaceArea: '-1' }, { surfaceArea: 'Oppervlakte is een getal vanaf 0' }],
    ['EV-LOC-09', { surfaceArea: '1000000,01' }, { surfaceArea: 'Oppervlakte is een getal vanaf 0' }],
    ['EV-LOC-09', { capacity: '8,5' }, { capacity: 'Capaciteit is een heel getal vanaf 0' }],
    ['EV-LOC-09', { capacity: '1000001' }, { capacity: 'Capaciteit is een heel getal vanaf 0' }],
    ['EV-LOC-07', { notes: 'n'.repeat(1_001) }, { notes: 'Notities mogen maximaal 1000 karakters bevatten' }],
  ])('%s with %j has these faults', (_, wish, faults) => expect(locationFaults({ ...place, ...wish })).toEqual(faults))

  test('EV-LOC-03 EV-LOC-04 EV-LOC-05 EV-LOC-06 EV-LOC-09 a new one is inside, without anything', () => {
    expect(newLocationForm()).toEqual({
      name: '',
      locationType: 'binnen',
      accessibility: { ov: false, auto: false },
      facilities: { wc: false, douche: false, slaapplek: false },
      technicalFacilities: { stopcontacten: false, scherm: false, geluid: false, verlichting: false, wifi: false },
      surfaceArea: '',
      capacity: '',
      isBackstage: false,
      notes: '',
    })
  })

  test('EV-LOC-07 is stored as it is typed, and typed as it is stored', () => {
    const form = { ...place, surfaceArea: '95,5', capacity: '8', isBackstage: true, notes: 'Bij regen binnen' }
    expect(locationOf(form)).toMatchObject({ surfaceArea: 95.5, capacity: 8 })
    for (const one of [form, place]) expect(locationFormOf({ ...base, ...locationOf(one) })).toEqual(one)
  })

  test('EV-LOC-01 stands by name, those backstage last', () => {
    const it = (name: string, isBackstage = false) => ({ id: name, name, isBackstage })
    expect(sortedLocations([it('Kleedkamer', true), it('Zaal'), it('Foyer')]).map(({ name }) => name)).toEqual([
      'Foyer',
      'Zaal',
      'Kleedkamer',
    ])
  })

  test.each([
    [49, 48],
    [48, null],
    [null, null],
  ])('EV-LOC-10 with a maximum of %j the places hold too few: %j', (most, together) => {
    const it = (capacity: number | null, isBackstage = false) => ({ capacity, isBackstage })
    expect(tooSmallFor(most, [it(40), it(8), it(null), it(100, true)])).toBe(together)
    expect(tooSmallFor(most, [it(null), it(4, true)])).toBeNull()
  })
})

describe('a partner', () => {
  const partner: PartnerForm = { ...newPartnerForm(), name: 'Zon' }

  test.each<[string, Partial<PartnerForm>, object]>([
    ['EV-PARTNER-09', {}, {}],
    ['EV-PARTNER-02', { name: '' }, { name: 'Naam is verplicht' }],
    ['EV-PARTNER-09', { name: 'n'.repeat(201) }, { name: 'Deze tekst is te lang' }],
    ['EV-PARTNER-09', { contactName: 'n'.repeat(301) }, { contactName: 'Deze tekst is te lang' }],
    ['EV-PARTNER-09', { description: 'n'.repeat(2_001) }, { description: 'Deze tekst is te lang' }],
    ['EV-PARTNER-09', { contactEmail: 'hallo' }, { contactEmail: 'Voer een geldig e-mailadres in' }],
    ['EV-PARTNER-09', { invoiceEmail: 'a@b' }, { invoiceEmail: 'Voer een geldig e-mailadres in' }],
    ['EV-PARTNER-09', { contactEmail: 'a@b.nl', invoiceEmail: 'c@d.nl' }, {}],
    ['EV-PARTNER-09', { websiteUrl: 'zon.nl' }, { websiteUrl: 'Ongeldige URL' }],
    ['EV-PARTNER-09', { catalogUrl: 'ftp://zon.nl' }, { catalogUrl: 'Ongeldige URL' }],
    ['EV-PARTNER-09', { websiteUrl: 'https://zon.nl', catalogUrl: 'http://zon.nl/a' }, {}],
    ['EV-PARTNER-09', { iban: 'NL91ABNA0417164301' }, { iban: 'Dit IBAN klopt niet' }],
    [
      'EV-PARTNER-09',
      { invoiceVatNumber: 'NL@123' },
      { invoiceVatNumber: 'Een btw-id heeft alleen letters en cijfers' },
    ],
    ['EV-PARTNER-09', { invoiceVatNumber: 'NL 0012.34567.B01' }, {}],
  ])('%s with %j has these faults', (_, wish, faults) => expect(partnerFaults({ ...partner, ...wish })).toEqual(faults))

  test.each([
    ['NL91 ABNA 0417 1643 00', true],
    ['nl91abna0417164300', true],
    ['BE68 5390 0754 7034', true],
    ['DE89 3704 0044 0532 0130 00', true],
    ['GB82 WEST 1234 5698 7654 32', true],
    ['MT84 MALT 0110 0001 2345 MTLC AST0 01S', true],
    ['NL91 ABNA 0417 1643 01', false],
    ['NL91 ABNA 0417 1643 0', false],
    ['XX91 ABNA 0417 1643 00', false],
    ['NL91', false],
    ['', false],
  ])('EV-PARTNER-09 %s is an account number: %s', (iban, answer) => expect(isIban(iban)).toBe(answer))

  test('EV-PARTNER-09 no single slip in an account number passes', () => {
    // A digit for a digit, a letter for a letter: a letter counts for two digits, so one in the place of the other may pass.
    const iban = 'NL91ABNA0417164300'
    const ofOneKind = (at: number) => (/\d/.test(iban.charAt(at)) ? '0123456789' : 'ABCDEFGHIJKLMNOPQRSTUVWXYZ')
    for (let at = 0; at < iban.length; at += 1)
      for (const letter of ofOneKind(at)) {
        const typed = iban.slice(0, at) + letter + iban.slice(at + 1)
        expect(isIban(typed), typed).toBe(typed === iban)
      }
  })

  test('EV-DATA-23 EV-DATA-24 is stored trimmed, its numbers in capitals without what makes them readable', () => {
    const typed = { ...partner, name: ' Zon ', iban: ' nl91 abna 0417-1643.00 ', invoiceVatNumber: 'nl 0012' }
    expect(partnerOf(typed)).toEqual({ ...partner, iban: 'NL91ABNA0417164300', invoiceVatNumber: 'NL0012' })
    expect(plainNumber('a.b-c d')).toBe('ABCD')
  })

  test('EV-PARTNER-03 EV-PARTNER-07 is active at first, and those that are stand first, each by name', () => {
    expect(newPartnerForm().isActive).toBe(true)
    const it = (name: string, isActive: boolean) => ({ name, isActive })
    expect(
      sortedPartners([it('B', false), it('Z', true), it('A', false), it('C', true)]).map(({ name }) => name),
    ).toEqual(['C', 'Z', 'A', 'B'])
  })
})

test.each([
  ['https://zon.nl', true],
  ['HTTP://zon.nl/a?b=c', true],
  ['https:zon.nl', false],
  ['https://zon', false],
  ['https://u:p@zon.nl', false],
  ['https://zon.nl/a b', false],
  ['data:text/html,x', false],
  ['', false],
])('EV-COST-19 EV-PARTNER-09 %s is an address of the web: %s', (typed, answer) =>
  expect(typedWebAddress(typed) !== null).toBe(answer),
)
