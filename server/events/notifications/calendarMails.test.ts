import { newId } from '@bewezen/domain/base/ids.ts'
import { events as contract } from '@bewezen/domain/events/contract.ts'
import { newEventForm } from '@bewezen/domain/events/eventForm.ts'
import ICAL from 'ical.js'
import { afterAll, expect, test } from 'vitest'
import type { TestPerson } from '../../base/testing/world.ts'
import { openPayingEvents } from '../testing/payingEvents.ts'

const world = await openPayingEvents({ jobs: true })
afterAll(() => world.close())
const { house, asked } = world
const admin = await world.person({ role: 'admin' })

const form = {
  ...newEventForm(admin.id, '2027-03-22'),
  teacherIds: [],
  type: 'digitaal' as const,
  joinUrl: 'https://zoom.us/j/123',
}
async function anEvent(title: string) {
  const id = newId()
  await admin.does(contract.create, { id, form: { ...form, title } })
  return { id }
}
/** What the entries of somebody's mails say, the oldest first; a mail without one is left out. */
async function entriesOf({ email }: TestPerson, many: number) {
  const mails = async () => (await house.mail.listLocal(email)).filter(({ calendar }) => calendar !== null)
  await world.until(async () => (await mails()).length >= many)
  return (await mails()).toReversed().map(({ calendar, text }) => {
    const read = new ICAL.Component(ICAL.parse(calendar ?? ''))
    const event = read.getFirstSubcomponent('vevent')
    return {
      kind: (JSON.parse(text) as { kind: string }).kind,
      method: read.getFirstPropertyValue('method'),
      uid: event?.getFirstPropertyValue('uid'),
      status: event?.getFirstPropertyValue('status'),
      sequence: Number(event?.getFirstPropertyValue('sequence')),
      start: String(event?.getFirstPropertyValue('dtstart')),
      calendar,
    }
  })
}

test('EV-MORE-69 EV-MORE-70 EV-ENROL-45 the confirmation holds the date, a move holds it anew, and cancelling takes it out', async () => {
  const [event, noor] = [await anEvent('Samen ademen'), await world.person()]
  const { data } = await noor.does(contract.enrolFree, asked(event.id))
  const [made] = await entriesOf(noor, 1)
  expect(made).toMatchObject({
    kind: 'made',
    method: 'REQUEST',
    uid: event.id,
    status: 'CONFIRMED',
    start: '2027-03-22T09:00:00Z',
  })
  expect(made?.calendar).not.toContain('zoom.us')

  const { version, form: stored } = await admin.does(contract.form, { eventId: event.id })
  const later = { ...stored, start: '2027-03-30T14:00', end: '2027-03-30T16:00' }
  await admin.does(contract.update, { eventId: event.id, version, form: later, answers: {} })
  const [, moved] = await entriesOf(noor, 2)
  expect(moved).toMatchObject({ kind: 'moved', method: 'REQUEST', uid: event.id, start: '2027-03-30T12:00:00Z' })
  expect(moved?.sequence).toBeGreaterThan(made?.sequence ?? 0)

  await admin.does(contract.cancelPlace, { enrollmentId: data.id, refunds: false })
  const [, , cancelled] = await entriesOf(noor, 3)
  expect(cancelled).toMatchObject({ kind: 'cancelled', method: 'CANCEL', uid: event.id, status: 'CANCELLED' })
  expect(cancelled?.sequence).toBeGreaterThan(moved?.sequence ?? 0)
})

test('EV-MORE-70 a date that is called off is taken out of the calendar, and so is that of an event that is deleted', async () => {
  const [off, gone] = [await anEvent('Gaat niet door'), await anEvent('Wordt gewist')]
  const [noor, sem] = [await world.person(), await world.person()]
  await noor.does(contract.enrolFree, asked(off.id))
  await sem.does(contract.enrolFree, asked(gone.id))
  for (const who of [noor, sem]) expect(await entriesOf(who, 1)).toMatchObject([{ method: 'REQUEST' }])
  await admin.does(contract.cancelEvent, { eventId: off.id })
  await admin.does(contract.remove, { eventId: gone.id })
  for (const [who, { id }] of [
    [noor, off],
    [sem, gone],
  ] as const) {
    const [made, ended] = await entriesOf(who, 2)
    expect(ended).toMatchObject({ kind: 'calledOff', method: 'CANCEL', uid: id, status: 'CANCELLED' })
    expect(ended?.sequence).toBeGreaterThan(made?.sequence ?? 0)
  }
})
