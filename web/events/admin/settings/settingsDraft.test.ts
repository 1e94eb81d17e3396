import { newEventForm } from '@bewezen/domain/events/eventForm.ts'
import { settingsNotice } from '@bewezen/domain/events/settingsFaults.ts'
import { expect, test } from 'vitest'
import { rowsChanged } from '../../../base/editing/rowsChanged.ts'
import { draftFrom, type EventDraft } from '../../form/draft.ts'
import { faultsOfSettings, settingsRows } from './settingsDraft.ts'

const good = draftFrom({ ...newEventForm('019a0000-0000-7000-8000-000000000001', '2027-03-22'), title: 'Ademlab' })
const faults = (change: Partial<EventDraft>) => faultsOfSettings({ ...good, ...change })

test.each<[string, Partial<EventDraft>, string[]]>([
  ['nothing', {}, []],
  ['a short title', { title: ' ab ' }, ['Event title must be at least 3 characters long']],
  ['an end before the start', { endDay: '2027-03-21' }, ['Event end date must be after start date']],
  ['no seats', { hasCapacityLimit: true, max: '0' }, ['Max participants must be greater than 0']],
  ['no seats without a limit', { hasCapacityLimit: false, max: '0' }, []],
  ['a price below nothing', { isPaid: true, price: '-5,00' }, ['Price cannot be negative']],
])('EV-SET-02 EV-SET-03 EV-SET-04 EV-SET-05 EV-SET-09 EV-SET-10 finds %s as it is typed', (_, change, found) => {
  expect(faults(change)).toEqual(found)
})

test('EV-SET-06 EV-SET-07 several are told in one toast, joined by commas', () => {
  expect(settingsNotice(faults({ title: '', isPaid: true, price: '-1' }))).toEqual({
    title: 'Validation Error',
    text: 'Event title must be at least 3 characters long, Price cannot be negative',
  })
})

test('EV-MORE-38 EV-FORM-60 what somebody else changed is told field by field, with what was there before', () => {
  const changed = {
    ...good,
    title: 'Ademlab II',
    isPaid: true,
    price: '12,50',
    cancelUntil: '2027-03-20T10:00',
    isLive: !good.isLive,
  }
  const told = rowsChanged(settingsRows(good), settingsRows(changed))
  expect(told.map(({ label, before, now }) => [label, before, now])).toEqual([
    ['Titel', 'Ademlab', 'Ademlab II'],
    ['Prijs', '', '12,50'],
    [expect.any(String), '', '2027-03-20 10:00'],
    [expect.any(String), good.isLive ? 'aan' : 'uit', good.isLive ? 'uit' : 'aan'],
  ])
  expect(rowsChanged(settingsRows(good), settingsRows({ ...good, venueName: 'Elders' }))).toEqual([])
})
