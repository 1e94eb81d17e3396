import { describe, expect, test } from 'vitest'
import { amount, price, typedCents } from '../base/money.ts'
import { eventFaults, firstFault, formNotices } from './eventFaults.ts'
import { cleanEvent, consistent, type EventForm, isWall, newEventForm, typedPrice, typedTime } from './eventForm.ts'
import { EventInput } from './eventInput.ts'
import { formSections } from './formSectionWords.ts'
import { formNoticeWords, saveWords } from './formWords.ts'

const maker = '0193b8a0-0000-7000-8000-000000000001'
const event = (change: Partial<EventForm> = {}): EventForm => ({
  ...newEventForm(maker, '2026-10-22'),
  title: 'Adem',
  venueName: 'De Hoeve',
  ...change,
})
const online = (joinUrl: string) => event({ type: 'digitaal', joinUrl })
const paid = (change: Partial<EventForm> = {}) => event({ isPaid: true, priceCents: 2_500, ...change })

describe('a new event', () => {
  test.each<[string, Partial<EventForm>]>([
    ['EV-FORM-02', { type: 'fysiek' }],
    ['EV-FORM-03 EV-LIMIT-01', { maxParticipants: 50 }],
    ['EV-FORM-04 EV-LIMIT-01', { minParticipants: 1 }],
    ['EV-FORM-05', { isLive: true }],
    ['with so many places and no more', { hasCapacityLimit: true }],
    ['EV-FORM-07 EV-LIMIT-02', { currency: 'EUR', zone: 'Europe/Amsterdam' }],
    ['EV-FORM-07 EV-VIS-10', { policy: 'public' }],
    ['EV-FORM-06 EV-CAL-13 EV-LIMIT-02', { start: '2026-10-22T10:00' }],
    ['EV-FORM-08 EV-CAL-13 EV-LIMIT-03', { end: '2026-10-22T12:00' }],
    ['EV-FORM-36', { teacherIds: [maker] }],
    ['free and once', { isPaid: false, isRecurring: false }],
  ])('%s starts with %j, on the day that was clicked', (_ids, starts) => {
    expect(newEventForm(maker, '2026-10-22')).toMatchObject(starts)
  })

  test('without a day that was clicked it has no moments', () => {
    expect(newEventForm(maker)).toMatchObject({ start: '', end: '' })
  })

  test('EV-FORM-01 EV-FORM-40 has five sections, and each field stands in one of them', () => {
    expect(formSections.map(({ title }) => title)).toEqual([
      'Basis Informatie',
      'Prijs & Capaciteit',
      'Datum & Tijd',
      'Zichtbaarheid & Toegang',
      'Extra Opties',
    ])
    const fields = formSections.flatMap(({ fields: some }) => [...some])
    expect(fields.toSorted()).toEqual(Object.keys(newEventForm(maker)).toSorted())
  })
})

describe('what is wrong', () => {
  test.each<[string, Partial<EventForm>, object]>([
    ['nothing', {}, {}],
    ['EV-FORM-09 EV-EDGE-38', { title: '   ' }, { title: 'Titel is verplicht' }],
    ['EV-FORM-09', { title: '\u200b\u200b' }, { title: 'Titel is verplicht' }],
    ['EV-FORM-54 EV-EDGE-38', { title: 'a'.repeat(10_000) }, { title: 'Titel mag maximaal 150 karakters bevatten' }],
    ['EV-FORM-54', { title: 'a'.repeat(150), description: 'b'.repeat(10_000) }, {}],
    [
      'EV-FORM-54',
      { description: 'b'.repeat(10_001) },
      { description: 'Beschrijving mag maximaal 10.000 karakters bevatten' },
    ],
    ['EV-EDGE-38', { title: '🎉🎉' }, {}],
    ['EV-EDGE-24', { title: '<script>alert(1)</script>', description: '<b onclick="x">' }, {}],
    ['EV-FORM-10', { type: null }, { type: 'Evenement type is verplicht' }],
    ['EV-FORM-11', { start: '' }, { start: 'Startdatum is verplicht' }],
    ['EV-FORM-12', { end: '' }, { end: 'Einddatum is verplicht' }],
    ['EV-CAL-33', { start: '2026-02-30T10:00' }, { start: 'Startdatum is verplicht' }],
    ['EV-CAL-33', { end: '2026-10-22T24:00' }, { end: 'Einddatum is verplicht' }],
    ['EV-CAL-33', { start: 'morgen' }, { start: 'Startdatum is verplicht' }],
    [
      'EV-FORM-13',
      { type: 'digitaal', joinUrl: '' },
      { joinUrl: 'Online meeting link is verplicht voor digitale evenementen' },
    ],
    ['EV-FORM-15', { venueName: ' ' }, { venueName: 'Locatie naam is verplicht voor fysieke evenementen' }],
    ['EV-FORM-54', { venueAddress: 'a'.repeat(201) }, { venueAddress: 'Locatie mag maximaal 200 karakters bevatten' }],
    ['EV-FORM-16 EV-FORM-43', { end: '2026-10-22T10:00' }, { end: 'Einddatum moet na de startdatum zijn' }],
    ['EV-FORM-16', { end: '2026-10-21T12:00' }, { end: 'Einddatum moet na de startdatum zijn' }],
    ['EV-FORM-43', { end: '2026-10-22T10:01' }, {}],
    ['EV-RECUR-24', { start: '2027-03-28T02:30', end: '2027-03-28T02:45' }, {}],
    [
      'EV-FORM-17',
      { minParticipants: 51 },
      { minParticipants: 'Minimum deelnemers kan niet hoger zijn dan maximum deelnemers' },
    ],
    ['EV-FORM-17', { minParticipants: 50 }, {}],
    ['EV-FORM-50', { hasCapacityLimit: false, minParticipants: 51 }, {}],
    [
      'EV-FORM-23',
      { maxParticipants: 0, minParticipants: 0 },
      { maxParticipants: 'Maximum deelnemers moet minimaal 1 zijn' },
    ],
    ['EV-FORM-24', { minParticipants: -1 }, { minParticipants: 'Minimum deelnemers moet minimaal 0 zijn' }],
    ['EV-FORM-24', { minParticipants: 0 }, {}],
    ['EV-FORM-48', { isPaid: true, priceCents: null }, { priceCents: 'Voer een geldig bedrag in' }],
    ['EV-FORM-48', { isPaid: true, priceCents: -1 }, { priceCents: 'Voer een geldig bedrag in' }],
    ['EV-FORM-48', { isPaid: true, priceCents: 0.5 }, { priceCents: 'Voer een geldig bedrag in' }],
    ['EV-FORM-49 EV-EDGE-25', { isPaid: true, priceCents: 0 }, {}],
    ['EV-FORM-49', { isPaid: true, priceCents: 1 }, {}],
    ['EV-FORM-53', { isRecurring: true }, { pattern: 'Kies een herhalingspatroon' }],
    [
      'EV-FORM-53',
      { isRecurring: true, pattern: 'weekly', recurrenceEnd: '2026-10-22' },
      { recurrenceEnd: 'Einddatum van de herhaling moet na de startdatum zijn' },
    ],
    ['EV-FORM-53', { isRecurring: true, pattern: 'weekly', recurrenceEnd: '2026-10-23' }, {}],
    [
      'EV-FORM-53',
      { recurrenceEnd: '2026-02-30', isRecurring: true, pattern: 'daily' },
      { recurrenceEnd: 'Einddatum van de herhaling moet na de startdatum zijn' },
    ],
    ['EV-VIS-20', { policy: 'roles' }, { roles: 'Selecteer minimaal één rol' }],
    ['EV-VIS-20', { policy: 'roles', includesTop5: true }, {}],
    ['EV-VIS-20', { policy: 'roles', roles: ['partner'] }, {}],
    ['EV-FORM-57', { imageUrl: 'https://example.org/a.jpg' }, {}],
    ['EV-FORM-57', { imageUrl: '/files/event-image/a.webp' }, {}],
    [
      'EV-FORM-57',
      { imageUrl: 'http://example.org/a.jpg' },
      { imageUrl: 'Voer een geldig adres van een afbeelding in (https)' },
    ],
    [
      'EV-FORM-57',
      { imageUrl: 'https://naam:wachtwoord@example.org/a.jpg' },
      { imageUrl: 'Voer een geldig adres van een afbeelding in (https)' },
    ],
    [
      'EV-FORM-57',
      { imageUrl: 'javascript:alert(1)' },
      { imageUrl: 'Voer een geldig adres van een afbeelding in (https)' },
    ],
    [
      'EV-FORM-57',
      { imageUrl: '//evil.tld/a.jpg' },
      { imageUrl: 'Voer een geldig adres van een afbeelding in (https)' },
    ],
  ])('%s with %j is %j', (_ids, change, faults) => expect(eventFaults(event(change))).toEqual(faults))

  test.each([
    ['https://zoom.us/j/1', undefined],
    ['http://zoom.us/j/1', 'Voer een geldige meeting URL in (Google Meet, Teams, Zoom)'],
    ['javascript:alert(1)', 'Voer een geldige meeting URL in (Google Meet, Teams, Zoom)'],
  ])('EV-FORM-14 EV-FORM-45 EV-EDGE-23 the meeting address %s of a digital event', (address, fault) => {
    expect(eventFaults(online(address)).joinUrl).toBe(fault)
  })

  const [before, start, later] = ['2026-10-20T10:00', '2026-10-22T10:00', '2026-10-22T10:01']
  test.each<[Partial<EventForm>, string[]]>([
    [{ enrollOpenAt: before, tiersFrom: before, enrollCloseAt: '2026-10-20T10:01', cancelUntil: start }, []],
    [{ enrollCloseAt: start }, []],
    [{ enrollOpenAt: before, enrollCloseAt: before }, ['enrollOpenAt']],
    [{ tiersFrom: later, enrollCloseAt: start }, ['tiersFrom']],
    [{ enrollCloseAt: later }, ['enrollCloseAt']],
    [{ cancelUntil: later }, ['cancelUntil']],
    [{ cancelUntil: '2026-02-30T10:00' }, ['cancelUntil']],
  ])('EV-FORM-52 deadlines %j are wrong in %j', (change, fields) => {
    const faults = eventFaults(event(change))
    expect(Object.keys(faults)).toEqual(fields)
    for (const says of Object.values(faults)) expect(says).toBe('Controleer de inschrijf- en annuleertermijnen')
  })

  test.each([
    ['0206-10-22T10:00', true],
    ['1999-12-31T23:59', true],
    ['2000-01-01T00:00', false],
    ['2100-12-31T23:00', false],
    ['2101-01-01T00:00', true],
    ['9999-12-31T10:00', true],
  ])(
    'a year of %s that nobody means is refused: %s, since everybody chooses from the years up to it',
    (start, isRefused) => {
      const end = start.replace(/T.*/, 'T23:59')
      const faults = eventFaults(event({ start, end }))
      expect(faults.start === 'Kies een jaar van 2000 tot en met 2100').toBe(isRefused)
      expect(faults.end === 'Kies een jaar van 2000 tot en met 2100').toBe(isRefused)
    },
  )

  test.each(['tiersFrom', 'enrollOpenAt', 'enrollCloseAt', 'cancelUntil'] as const)(
    'EV-FORM-52 %s in a year that nobody means is refused too, and told beside its own field',
    (field) => {
      const years = [
        '0206-01-01T10:00',
        ...(field === 'tiersFrom' || field === 'enrollOpenAt' ? ['9999-12-31T23:59'] : []),
      ]
      for (const typed of years)
        expect(eventFaults(event({ [field]: typed }))).toEqual({ [field]: 'Kies een jaar van 2000 tot en met 2100' })
    },
  )

  test.each([
    [99_999_999, undefined],
    [100_000_000, 'Het hoogste bedrag is € 999.999,99'],
    [Number.MAX_SAFE_INTEGER, 'Het hoogste bedrag is € 999.999,99'],
  ])('EV-FORM-66 a price of %i cents is told: %s', (priceCents, says) => {
    expect(eventFaults(event({ isPaid: true, priceCents })).priceCents).toBe(says)
  })

  test('the first fault of the form gets the focus, and its section opens', () => {
    const faults = eventFaults(event({ title: '', end: '', maxParticipants: 0 }))
    expect(firstFault(faults)).toEqual({ field: 'title', section: 'Basis Informatie' })
    expect(firstFault({ end: 'x', roles: 'y' })).toEqual({ field: 'end', section: 'Datum & Tijd' })
    expect(firstFault({})).toBeNull()
    expect(saveWords.incomplete).toEqual({ title: 'Formulier niet compleet', text: 'Controleer de verplichte velden.' })
  })
})

describe('what belongs together', () => {
  const full = event({
    joinUrl: 'https://zoom.us/j/1',
    venueAddress: 'Dorpsstraat 1',
    isPaid: true,
    priceCents: 100,
    isRecurring: true,
    pattern: 'weekly',
    recurrenceEnd: '2027-01-01',
    policy: 'roles',
    roles: ['partner'],
  })
  test.each<[string, Partial<EventForm>, Partial<EventForm>]>([
    ['EV-FORM-30', { type: 'fysiek' }, { joinUrl: '', venueName: 'De Hoeve' }],
    ['EV-FORM-31', { type: 'digitaal' }, { venueName: '', venueAddress: '', joinUrl: 'https://zoom.us/j/1' }],
    ['EV-FORM-32', { isPaid: false }, { priceCents: null }],
    ['EV-FORM-33 EV-FORM-50', { hasCapacityLimit: false }, { maxParticipants: 0 }],
    ['EV-FORM-34', { isRecurring: false }, { pattern: null, recurrenceEnd: '' }],
    ['EV-VIS-21', { policy: 'public' }, { roles: [] }],
    ['EV-FORM-65', { teacherIds: ['a', 'a', 'b'] }, { teacherIds: ['a', 'b'] }],
    ['EV-FORM-65', { teacherIds: [] }, { teacherIds: [] }],
  ])('%s switching to %j leaves %j', (_ids, change, left) => {
    expect(consistent({ ...full, ...change })).toMatchObject(left)
  })

  test('EV-EDGE-24 EV-FORM-54 texts are trimmed and stay what they are', () => {
    expect(cleanEvent(event({ title: ' <b>Adem</b>\n nu ', description: ' regel 1\r\nregel 2\u0000 ' }))).toMatchObject(
      {
        title: '<b>Adem</b> nu',
        description: 'regel 1\nregel 2',
      },
    )
  })
})

test.each([
  ['10:00', '10:00'],
  ['9:05', '09:05'],
  [' 23:59 ', '23:59'],
  ['0:00', '00:00'],
  ['24:00', null],
  ['12:60', null],
  ['9:5', null],
  ['9.05', null],
  ['10:00:00', null],
  ['', null],
  ['-1:00', null],
])('EV-FORM-25 EV-FORM-42 the time %j is %j', (typed, time) => expect(typedTime(typed)).toBe(time))

test.each([
  ['2026-10-22T10:00', true],
  ['2026-02-29T10:00', false],
  ['2026-10-22T9:00', false],
  ['2026-10-22T10:00Z', false],
  ['2026-10-22 10:00', false],
  ['2026-10-22', false],
])('EV-CAL-33 %j is a date and a time: %s', (text, is) => expect(isWall(text)).toBe(is))

test.each([
  ['25', 2_500],
  ['0,30', 30],
  ['0.29', 29],
  ['12,5', 1_250],
  ['19.99', 1_999],
  ['1,1', 110],
  ['8,05', 805],
  ['0', 0],
  ['0,01', 1],
  [' 25,00 ', 2_500],
  ['90071992547,40', 9_007_199_254_740],
  ['-1', null],
  ['12,345', null],
  ['1e3', null],
  ['1.000,00', null],
  ['abc', null],
  ['', null],
  ['12,', null],
  [',50', null],
  ['+5', null],
  ['0x10', null],
  ['€ 5', null],
  ['٥', null],
])('EV-FORM-20 EV-FORM-21 EV-FORM-22 EV-FORM-48 EV-EDGE-26 EV-DATA-30 the price %j is %j cents', (typed, cents) => {
  expect(typedPrice(typed)).toBe(cents)
})

test('EV-FORM-20 EV-FORM-48 EV-LIMIT-04 EV-LIMIT-18 every amount in steps of a cent survives being shown and typed again', () => {
  for (let cents = 0; cents <= 30_000; cents++) expect(typedCents(amount(cents).slice(2))).toBe(cents)
  expect([price(2_500), price(2_500, 'USD'), price(2_500, 'GBP'), price(0)]).toEqual([
    '€ 25,00',
    '$ 25,00',
    '£ 25,00',
    'Gratis',
  ])
})

test('EV-GEN-03 EV-FORM-27 EV-FORM-28 EV-FORM-29 EV-FORM-62 EV-LIMIT-16 EV-VIS-21 the input takes these fields and choices only', () => {
  const takes = (change: object) => EventInput.safeParse({ ...event(), ...change }).success
  expect(takes({})).toBe(true)
  for (const choice of ['fysiek', 'digitaal', null]) expect(takes({ type: choice })).toBe(true)
  for (const choice of ['Europe/Amsterdam', 'Europe/London', 'America/New_York'])
    expect(takes({ zone: choice })).toBe(true)
  for (const choice of ['EUR', 'USD', 'GBP']) expect(takes({ currency: choice })).toBe(true)
  const refused: object[] = [
    { id: maker },
    { slug: 'x' },
    { createdBy: maker },
    { currentParticipants: 1 },
    { canSubscribe: true },
    { type: 'online' },
    { zone: 'UTC' },
    { currency: 'CHF' },
    { policy: 'all' },
    { pattern: 'hourly' },
    { roles: ['guest'] },
    { priceCents: 0.5 },
    { maxParticipants: 1.5 },
    { teacherIds: ['x'] },
  ]
  for (const change of refused) expect([change, takes(change)]).toEqual([change, false])
})

describe('what is asked before saving', () => {
  const now = '2026-10-01T10:00:00Z'
  test.each<[string, EventForm, number, string[]]>([
    ['nothing', event(), 50, []],
    ['EV-FORM-64', event(), 51, ['Er zijn al 51 aanmeldingen. Niemand wordt verwijderd.']],
    ['EV-FORM-64', event({ hasCapacityLimit: false }), 51, []],
    ['EV-FORM-44', event({ start: '2026-09-30T10:00' }), 0, ['De startdatum ligt in het verleden']],
    ['EV-FORM-43', event({ end: '2026-11-22T10:00' }), 0, []],
    ['EV-FORM-43', event({ end: '2026-11-22T10:01' }), 0, ['Klopt de einddatum?']],
    ['EV-CANCEL-06', paid(), 0, ['Zonder annuleertermijn kunnen deelnemers tot de start gratis annuleren.']],
    ['EV-CANCEL-06', paid({ cancelUntil: '2026-10-20T10:00' }), 0, []],
    ['EV-CANCEL-06', paid({ priceCents: 0 }), 0, []],
  ])('%s', (_ids, form, taken, says) => expect(formNotices(form, taken, now)).toEqual(says))

  test('EV-RECUR-21 EV-RECUR-26 the sentences', () => {
    expect(formNoticeWords.cutAfter('2027-01-05')).toBe('De reeks stopt na 365 data op 5 januari 2027.')
    expect([formNoticeWords.wholeSeries, formNoticeWords.deletesSeries]).toEqual([
      'Je bewerkt de hele reeks',
      'Dit verwijdert de hele reeks.',
    ])
    expect([formNoticeWords.unsaved, formNoticeWords.belowMinimum]).toEqual([
      'Je wijzigingen zijn nog niet opgeslagen. Toch sluiten?',
      'Minimum nog niet gehaald',
    ])
  })
})
