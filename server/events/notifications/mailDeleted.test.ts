import { newId } from '@bewezen/domain/base/ids.ts'
import { events as contract } from '@bewezen/domain/events/contract.ts'
import { newEventForm } from '@bewezen/domain/events/eventForm.ts'
import { expect, test } from 'vitest'
import { openWorld } from '../../base/testing/world.ts'

const world = await openWorld({ jobs: true })
const { house, given } = world

test('EV-ADMIN-30 whoever had a place on an event that an admin deletes is told by mail, and nobody else', async () => {
  const admin = await world.person({ role: 'admin' })
  const [noor, sem, roos] = [await world.person(), await world.person(), await world.person()]
  const id = newId()
  const form = { ...newEventForm(admin.id, '2027-03-22'), title: 'Ademen', venueName: 'De Schuur', maxParticipants: 1 }
  await admin.does(contract.create, { id, form })
  await given.enrolment({ event: { id }, person: noor })
  await given.enrolment({ event: { id }, person: sem, by: 'wait' })
  await admin.does(contract.remove, { eventId: id })
  const mailsOf = async ({ email }: { email: string }) =>
    (await house.mail.listLocal(email)).map(({ text }) => JSON.parse(text) as Record<string, unknown>)
  for (const person of [noor, sem]) {
    const told = await world.eventually(async () => {
      const [mail] = (await mailsOf(person)).filter(({ kind }) => kind === 'calledOff')
      if (!mail) throw new Error('no mail yet')
      return mail
    })
    expect(told).toMatchObject({ title: 'Ademen', place: 'De Schuur', startAt: '2027-03-22T09:00:00.000Z' })
  }
  expect(await mailsOf(roos)).toEqual([])
})
