import { newId } from '@bewezen/domain/base/ids.ts'
import { runs } from '@bewezen/domain/base/testing/longMode.ts'
import { events as contract } from '@bewezen/domain/events/contract.ts'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { together } from '../../base/testing/together.ts'
import type { TestPerson } from '../../base/testing/world.ts'
import { eventEnrollments } from '../tables.ts'
import { openTransfers } from '../testing/transfers.ts'

// Races are run on PostgreSQL: the embedded engine does one thing at a time.
const world = await openTransfers({ engine: 'server', env: { ENROL_LIMIT: '1000000' } })
afterAll(() => world.close())
const { house, given, asked, agreedOn, placeOf, transfer, code } = world
const admins = [await world.person({ role: 'admin' }), await world.person({ role: 'admin' })] as const
const rounds = runs(6, 100)

const agree = (transferId: string, who: TestPerson = admins[0]) => who.does(contract.agreeTransfer, { transferId })
const readied = async (wish: Parameters<typeof given.event>[0] = {}) => {
  const [noor, sem] = [await world.person(), await world.person()]
  const event = await given.event(wish)
  await given.enrolment({ event, person: noor })
  return { noor, sem, event, id: await agreedOn(noor, event, sem), place: await placeOf(noor, event) }
}
/** What a date must always be: as many seats taken as counted, one for each person, and none free while somebody waits. */
async function mustHold({ id }: { id: string }) {
  const [date] = await world.query<{ seats: number; taken: number; waiting: number }>(
    'select seats, taken, waiting from event_dates where id = $1',
    [id],
  )
  const places = await world.placesOn({ id })
  const sitting = places.filter(({ status, keptUntil }) => status === 'enrolled' || keptUntil)
  const line = places.filter(({ status }) => status === 'waitlisted')
  expect(date).toMatchObject({ taken: sitting.length, waiting: line.length })
  expect(sitting.length).toBeLessThanOrEqual(date?.seats ?? 0)
  if (line.length > 0) expect(sitting).toHaveLength(date?.seats ?? 0)
  const live = places.filter(({ status }) => ['enrolled', 'waitlisted'].includes(status)).map(({ userId }) => userId)
  expect(new Set(live).size).toBe(live.length)
  return { places, sitting }
}

test('EV-MORE-34 two admins who agree at the same moment, and one who presses twice, hand it on once', async () => {
  for (let round = 0; round < rounds; round++) {
    const { event, sem, noor, id } = await readied({ maxParticipants: 1 })
    const answers = await Promise.all([agree(id), agree(id, admins[1]), agree(id)].map(code))
    expect(answers).toEqual([null, null, null])
    const { places } = await mustHold(event)
    expect(places).toMatchObject([{ userId: sem.id, status: 'enrolled' }])
    const lines = await world.query('select action from audit_log where subject_id = any($1)', [[noor.id, sem.id]])
    expect(lines).toHaveLength(2)
    const made = await world.query(
      `select 1 from facts where kind = 'enrolment.transferred' and ids->>'enrolmentId' = $1`,
      [places[0]?.id],
    )
    expect(made).toHaveLength(1)
  }
})

test('EV-MORE-34 of one admin who agrees and one who refuses at the same moment one decides', async () => {
  for (let round = 0; round < rounds; round++) {
    const { event, sem, noor, id } = await readied()
    const [agreed, refused] = await Promise.all([
      code(agree(id)),
      code(admins[1].does(contract.refuseTransfer, { transferId: id })),
    ])
    const { places } = await mustHold(event)
    const isDone = agreed === null
    expect([agreed, refused]).toEqual(isDone ? [null, 'TRANSFER_OVER'] : ['TRANSFER_OVER', null])
    expect(await transfer(id)).toMatchObject({ state: isDone ? 'done' : 'refused' })
    expect(places).toMatchObject([{ userId: isDone ? sem.id : noor.id }])
  }
})

test('EV-MORE-32 EV-MORE-34 a receiver who enrols at that moment ends with one place', async () => {
  for (let round = 0; round < rounds; round++) {
    const { event, sem, noor, id } = await readied({ maxParticipants: 5 })
    const [agreed, enrolled] = await Promise.all([code(agree(id)), code(sem.does(contract.enrolFree, asked(event.id)))])
    const { sitting } = await mustHold(event)
    const isDone = agreed === null
    expect([agreed, enrolled]).toEqual(isDone ? [null, 'ALREADY_ENROLLED'] : ['RECEIVER_OFF', null])
    expect(sitting.map(({ userId }) => userId).toSorted()).toEqual((isDone ? [sem.id] : [noor.id, sem.id]).toSorted())
  }
})

test('EV-MORE-34 EV-MORE-37 a holder who cancels at that moment, or it is handed on: never both', async () => {
  for (let round = 0; round < rounds; round++) {
    const { event, sem, noor, id, place } = await readied({ maxParticipants: 1 })
    const [agreed, cancelled] = await Promise.all([
      code(agree(id)),
      code(noor.does(contract.cancel, { enrollmentId: place.id })),
    ])
    const { places } = await mustHold(event)
    expect(places).toHaveLength(1)
    if (agreed === null) {
      expect(cancelled).toBe('NOT_FOUND')
      expect(places).toMatchObject([{ userId: sem.id, status: 'enrolled' }])
      expect(await transfer(id)).toMatchObject({ state: 'done' })
    } else {
      expect([agreed, cancelled]).toEqual(['TRANSFER_OVER', null])
      expect(places).toMatchObject([{ userId: noor.id, status: 'cancelled' }])
      expect(await transfer(id)).toMatchObject({ state: 'ended' })
    }
  }
})

test('EV-MORE-31 EV-MORE-34 somebody who begins to wait at that moment is not passed by', async () => {
  for (let round = 0; round < rounds; round++) {
    const { event, sem, noor, id } = await readied({ maxParticipants: 1 })
    const roos = await world.person()
    const [agreed, waits] = await Promise.all([
      code(agree(id)),
      code(roos.does(contract.joinWaitlist, asked(event.id))),
    ])
    expect(waits).toBeNull()
    const { sitting } = await mustHold(event)
    expect([null, 'TRANSFER_CLOSED']).toContain(agreed)
    expect(sitting.map(({ userId }) => userId)).toEqual([agreed === null ? sem.id : noor.id])
  }
})

test('EV-MORE-31 a holder who names two people at the same moment has one request', async () => {
  for (let round = 0; round < rounds; round++) {
    const [noor, sem, roos] = [await world.person(), await world.person(), await world.person()]
    const event = await given.event()
    await given.enrolment({ event, person: noor })
    const { id: enrollmentId } = await placeOf(noor, event)
    const ask = ({ username }: TestPerson) =>
      code(noor.does(contract.askTransfer, { id: newId(), enrollmentId, username }))
    expect((await Promise.all([ask(sem), ask(roos)])).toSorted()).toEqual(['TRANSFER_OPEN', null].toSorted())
  }
})

test('EV-MORE-32 without the lock of the date a receiver who enrols meanwhile would be stopped by the database alone', async () => {
  const { event, sem, place } = await readied({ maxParticipants: 5 })
  const answers = await together(house, 'event_enrollments', 2, async (tx, now, at) => {
    const others = await tx.$count(eventEnrollments, eq(eventEnrollments.userId, sem.id))
    expect(others).toBe(0)
    if (at === 0) await tx.update(eventEnrollments).set({ userId: sem.id }).where(eq(eventEnrollments.id, place.id))
    else
      await tx.insert(eventEnrollments).values({
        id: newId(),
        eventId: event.id,
        userId: sem.id,
        came: 99,
        enrolledAt: now,
        status: 'enrolled',
        paymentStatus: 'completed',
        termsAccepted: true,
        cancellationPolicyAccepted: true,
      })
  })
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})
