import { newId } from '@bewezen/domain/base/ids.ts'
import { events as contract } from '@bewezen/domain/events/contract.ts'
import { afterAll, afterEach, expect, test } from 'vitest'
import { moveClock } from '../../base/database/clock.ts'
import type { TestPerson } from '../../base/testing/world.ts'
import { eventsPersonal } from '../personal.ts'
import { forgetAnswers } from '../seats/lapse.ts'
import { openTransfers } from '../testing/transfers.ts'

const world = await openTransfers()
const { db } = world.house.database
afterAll(() => world.close())
afterEach(() => moveClock(db, 0))
const { given, asks, accepts, placeOf, transfer, code } = world
const admin = await world.person({ role: 'admin' })

const canary = 'CANARY heel stil'
const given78 = { dietary_restrictions: ['Halal'], allergies: ['Noten'], notes: ` ${canary} ` }
const kept = { dietary_restrictions: ['Halal'], allergies: ['Noten'], notes: canary }
const forgotten = { dietary_restrictions: [], allergies: [], notes: '' }

/** A place of Noor that Sem accepted with answers, and that waits for an admin. */
async function accepted() {
  const [noor, sem] = [await world.person({ firstName: 'Noor' }), await world.person({ firstName: 'Sem' })]
  const event = await given.event()
  const own = { dietaryRestrictions: ['Veganistisch'], allergies: [], notes: 'van Noor' }
  await given.enrolment({ event, person: noor, ...own })
  const id = await asks(noor, event, sem.username)
  await accepts(sem, id, given78)
  return { noor, sem, event, id }
}
const takenBy = async ({ id }: TestPerson) => JSON.stringify(await eventsPersonal.collect?.(world.house, db, id))

test('EV-MORE-78 what who accepts answers waits with the request for nobody else to read, and comes with the place', async () => {
  const { noor, sem, event, id } = await accepted()
  expect(await transfer(id)).toMatchObject(kept)
  expect(await takenBy(sem)).toContain(canary)
  const seen = [
    await takenBy(noor),
    await noor.does(contract.event, { slug: event.slug }),
    await admin.does(contract.transfers, { eventId: event.id }),
    await admin.does(contract.participants, { eventId: event.id }),
    await world.query('select * from facts'),
    await world.query('select * from audit_log'),
  ]
  expect(JSON.stringify(seen)).not.toContain('CANARY')
  expect(await placeOf(noor, event)).toMatchObject({ notes: 'van Noor' })

  await admin.does(contract.agreeTransfer, { transferId: id })
  expect(await placeOf(sem, event)).toMatchObject({
    dietaryRestrictions: ['Halal'],
    allergies: ['Noten'],
    notes: canary,
  })
  expect(await transfer(id)).toMatchObject(forgotten)
  const { dietary } = await admin.does(contract.participants, { eventId: event.id })
  expect(dietary?.dietaryRestrictions).toEqual([{ name: 'Halal', count: 1 }])
})

const ends = {
  'who accepted declines after all': ({ sem, id }) => sem.does(contract.declineTransfer, { transferId: id }),
  'who asked thinks better of it': ({ noor, id }) => noor.does(contract.withdrawTransfer, { transferId: id }),
  'an admin refuses it': ({ id }) => admin.does(contract.refuseTransfer, { transferId: id }),
  'the place is cancelled': async ({ noor, event }) =>
    noor.does(contract.cancel, { enrollmentId: (await placeOf(noor, event)).id }),
  'the account of who accepted goes': ({ sem }) =>
    world.house.transaction(async (tx, now) => eventsPersonal.erase?.(tx, sem.id, now, world.house)),
  'the account of who asked goes': ({ noor }) =>
    world.house.transaction(async (tx, now) => eventsPersonal.erase?.(tx, noor.id, now, world.house)),
} satisfies Record<string, (it: Awaited<ReturnType<typeof accepted>>) => Promise<unknown> | undefined>

test.each(Object.entries(ends))('EV-MORE-78 it is erased when %s', async (_how, end) => {
  const it = await accepted()
  await end(it)
  expect(await transfer(it.id)).toMatchObject(forgotten)
})

test('EV-MORE-78 and once the date begins, when nobody agreed by then', async () => {
  const { event, id } = await accepted()
  const [{ s } = { s: 0 }] = await world.query<{ s: number }>(
    'select extract(epoch from starts_at - app_now()) as s from event_dates where id = $1',
    [event.id],
  )
  await moveClock(db, Number(s) * 1_000 - 60_000)
  await forgetAnswers(world.house)
  expect(await transfer(id)).toMatchObject(kept)
  await moveClock(db, Number(s) * 1_000 + 60_000)
  await forgetAnswers(world.house)
  expect(await transfer(id)).toMatchObject(forgotten)
})

test('EV-MORE-78 EV-ENROL-30 EV-ENROL-33 only what the lists offer and notes of a fitting length are taken; all may be left open', async () => {
  const [noor, sem] = [await world.person(), await world.person()]
  const event = await given.event()
  await given.enrolment({ event, person: noor })
  const id = await asks(noor, event, sem.username)
  for (const wrong of [{ allergies: [newId()] }, { dietary_restrictions: ['Noten'] }, { notes: 'x'.repeat(1_001) }])
    expect(await code(accepts(sem, id, wrong))).toBe('INVALID_INPUT')
  expect(await transfer(id)).toMatchObject({ state: 'asked' })
  await accepts(sem, id)
  expect(await transfer(id)).toMatchObject({ state: 'accepted', ...forgotten })
})
