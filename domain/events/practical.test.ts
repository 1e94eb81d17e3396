import { expect, test } from 'vitest'
import { eventFaults } from './eventFaults.ts'
import { cleanEvent, newEventForm } from './eventForm.ts'
import { practicalLines } from './practical.ts'

test('EV-MORE-147 each line is a thing, with what stands behind its colon', () => {
  expect(
    practicalLines(
      'Warme jas: het is rond de 7 graden\n\n  Schoenen die vies mogen  \nTrein: 07:47 vanaf Bunnik\nOm 07:47',
    ),
  ).toEqual([
    { what: 'Warme jas', more: 'het is rond de 7 graden' },
    { what: 'Schoenen die vies mogen', more: '' },
    { what: 'Trein', more: '07:47 vanaf Bunnik' },
    { what: 'Om 07:47', more: '' },
  ])
  expect(practicalLines('  \n')).toEqual([])
})

test('EV-MORE-148 EV-MORE-149 each is at most 1000 characters, and the way there goes when it is online', () => {
  const form = newEventForm('me', '2027-03-22')
  const faults = (length: number) => {
    const { bring, travel } = eventFaults({ ...form, bring: 'a'.repeat(length), travel: 'a'.repeat(length) })
    return [bring, travel]
  }
  expect(faults(1_000)).toEqual([undefined, undefined])
  expect(faults(1_001)).toEqual(Array(2).fill('Dit mag maximaal 1.000 karakters bevatten'))
  const online = cleanEvent({ ...form, type: 'digitaal', bring: ' Water ', travel: 'Met de fiets' })
  expect(online).toMatchObject({ bring: 'Water', travel: '' })
})
