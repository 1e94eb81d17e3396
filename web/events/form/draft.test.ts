import { type EventForm, newEventForm } from '@bewezen/domain/events/eventForm.ts'
import { faultWords } from '@bewezen/domain/events/formWords.ts'
import { expect, test } from 'vitest'
import { rowsChanged } from '../../base/editing/rowsChanged.ts'
import { changed, draftFaults, draftFrom, type EventDraft, faultsIn, formFrom } from './draft.ts'
import { formRows } from './formRows.ts'

const teacher = '0198a000-0000-7000-8000-000000000001'
const valid: EventForm = { ...newEventForm(teacher, '2027-03-22'), title: 'Avondlab', venueName: 'De Schuur' }

test('a form that is opened and not touched is sent as it was', () => {
  const full: EventForm = {
    ...valid,
    isPaid: true,
    priceCents: 1_205,
    isRecurring: true,
    pattern: 'weekly',
    recurrenceEnd: '2027-04-05',
    policy: 'roles',
    roles: ['student'],
    cancelUntil: '2027-03-20T10:00',
    minParticipants: 8,
  }
  for (const form of [valid, full]) expect(formFrom(draftFrom(form))).toEqual(form)
})

test('EV-FORM-06 EV-FORM-08 EV-CAL-13 a day that was clicked is filled in from 10:00 to 12:00; without one only the times are', () => {
  expect(draftFrom(newEventForm(teacher, '2027-03-22'))).toMatchObject({
    startDay: '2027-03-22',
    startTime: '10:00',
    endDay: '2027-03-22',
    endTime: '12:00',
  })
  expect(draftFrom(newEventForm(teacher))).toMatchObject({
    startDay: '',
    startTime: '10:00',
    endDay: '',
    endTime: '12:00',
  })
})

test.each([
  ['9:05', null],
  ['23:59', null],
  ['24:00', faultWords.timeInvalid],
  ['10:60', faultWords.timeInvalid],
  ['10', faultWords.timeInvalid],
  ['', faultWords.timeInvalid],
])('EV-FORM-25 EV-FORM-42 a start time of %j', (startTime, says) => {
  const faults = draftFaults({ ...draftFrom(valid), startTime })
  expect(faults.startTime ?? null).toBe(says)
  expect(faults.start).toBeUndefined()
})

test('EV-FORM-42 a time of one digit is written with two', () => {
  expect(formFrom({ ...draftFrom(valid), startTime: ' 9:05 ' }).start).toBe('2027-03-22T09:05')
})

test.each([
  ['12,50', 1_250],
  ['0,30', 30],
  ['19.99', 1_999],
  ['12,5', 1_250],
  ['-1', null],
  ['12,345', null],
  ['1e3', null],
  ['1.000,00', null],
  ['abc', null],
])('EV-FORM-21 EV-FORM-48 EV-EDGE-26 a price of %j', (price, cents) => {
  const draft = { ...draftFrom(valid), isPaid: true, price }
  expect(formFrom(draft).priceCents).toBe(cents)
  expect(draftFaults(draft).priceCents).toBe(cents === null ? faultWords.priceInvalid : undefined)
})

test('EV-FORM-23 EV-FORM-24 numbers of people are whole and not negative', () => {
  for (const max of ['0', '', '2,5', '-3', 'x']) {
    expect(draftFaults({ ...draftFrom(valid), max, min: '0' }).maxParticipants).toBe(faultWords.maxTooLow)
  }
  for (const min of ['-1', '', '2,5', 'x'])
    expect(draftFaults({ ...draftFrom(valid), min }).minParticipants).toBe(faultWords.minTooLow)
  expect(draftFaults({ ...draftFrom(valid), min: '0', max: '1' })).toEqual({})
})

test('EV-FORM-30 EV-FORM-31 EV-FORM-32 EV-FORM-33 EV-FORM-34 EV-VIS-21 what is switched off takes its fields with it', () => {
  const draft = draftFrom({ ...valid, isPaid: true, priceCents: 500, isRecurring: true, pattern: 'weekly' })
  const digital = changed(draft, { type: 'digitaal' })
  expect([digital.venueName, digital.venueAddress]).toEqual(['', ''])
  expect(changed({ ...digital, joinUrl: 'https://zoom.us/j/1' }, { type: 'fysiek' }).joinUrl).toBe('')
  expect(changed(draft, { isPaid: false }).price).toBe('')
  const unlimited = changed(draft, { hasCapacityLimit: false })
  expect([unlimited.max, changed(unlimited, { hasCapacityLimit: true }).max]).toEqual(['0', '50'])
  expect(changed({ ...draft, recurrenceEnd: '2027-04-05' }, { isRecurring: false })).toMatchObject({
    pattern: null,
    recurrenceEnd: '',
  })
  expect(changed({ ...draft, policy: 'roles', roles: ['student'] }, { policy: 'public' }).roles).toEqual([])
})

test('the last day follows the first as long as they are the same', () => {
  const moved = changed(draftFrom(valid), { startDay: '2027-03-29' })
  expect(moved.endDay).toBe('2027-03-29')
  const night = changed(moved, { endDay: '2027-03-30' })
  expect(changed(night, { startDay: '2027-03-28' }).endDay).toBe('2027-03-30')
})

test('EV-FORM-58 each section counts its own faults', () => {
  const faults = draftFaults({ ...draftFrom(newEventForm(teacher)), title: '', startTime: 'x', policy: 'roles' })
  expect(
    ['Basis Informatie', 'Prijs & Capaciteit', 'Datum & Tijd', 'Zichtbaarheid & Toegang'].map((one) =>
      faultsIn(faults, one),
    ),
  ).toEqual([2, 0, 3, 1])
})

test('EV-FORM-60 EV-MORE-38 each field that somebody else changed is told by its own name, teachers and roles in words', () => {
  const nameOf = (id: string) => (id === teacher ? 'Teun Bakker' : '')
  const before = draftFrom({ ...valid, isPaid: true, priceCents: 500, cancelUntil: '2027-03-20T10:00' })
  const told = (change: Partial<EventDraft>) =>
    rowsChanged(formRows(before, nameOf), formRows({ ...before, ...change }, nameOf)).map(
      ({ label, before: was, now }) => [label, was, now],
    )
  expect(told({})).toEqual([])
  expect(told({ title: 'Nachtlab', type: 'digitaal', isPaid: false })).toEqual([
    ['Titel', 'Avondlab', 'Nachtlab'],
    ['Type', 'Fysiek', 'Digitaal'],
    ['Betaald evenement', 'aan', 'uit'],
    ['Prijs', '5,00', ''],
  ])
  expect(told({ policy: 'roles', roles: ['student', 'partner'], pattern: 'weekly', cancelUntil: '' })).toEqual([
    ['Herhalingspatroon', '', 'Wekelijks'],
    ['Wie kan dit evenement zien?', 'Openbaar', 'Rollen'],
    ['Rollen', '', 'Student, Partner'],
    ['Annuleren tot', '2027-03-20 10:00', ''],
  ])
  expect(told({ teacherIds: [], imageUrl: 'https://x.example/a.png' })).toEqual([
    ['Docenten', 'Teun Bakker', ''],
    ['Afbeelding', '', 'https://x.example/a.png'],
  ])
  const labels = formRows(before, nameOf).map(([label]) => label)
  expect(new Set(labels).size).toBe(labels.length)
})
