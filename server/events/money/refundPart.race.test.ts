import { newId } from '@bewezen/domain/base/ids.ts'
import { events as contract } from '@bewezen/domain/events/contract.ts'
import { afterAll, expect, test } from 'vitest'
import { openPayingEvents } from '../testing/payingEvents.ts'
import { retryParts } from './parts.ts'
import { retryOwed } from './refund.ts'

// Races are run on PostgreSQL: the embedded engine does one thing at a time.
const world = await openPayingEvents({ engine: 'server' })
afterAll(() => world.close())
const { house, heardAll, paidEvent, paymentsFor, placesOn } = world
const noor = await world.person()
const admins = [await world.person({ role: 'admin' }), await world.person({ role: 'admin' })] as const

const partOf = (enrollmentId: string, amountCents: number, seenCents = 2_500) => ({
  id: newId(),
  enrollmentId,
  seenCents,
  amountCents,
  keepsPlace: true,
  reason: 'Ging niet door',
})

test('EV-MORE-29 of two admins who give back at the same moment one does, and the other hears what is left', async () => {
  for (let round = 0; round < 4; round++) {
    const event = await paidEvent()
    await world.buys(noor, event)
    const [own] = await placesOn(event, noor)
    const wishes = admins.map((who) => who.does(contract.refundPart, partOf(String(own?.id), 2_000)))
    const answers = await Promise.allSettled(wishes)
    const refused = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    expect(refused).toMatchObject([{ code: 'CHANGED', data: { paidCents: 500 } }])
    expect(await placesOn(event, noor)).toMatchObject([{ paidCents: 500, refundedCents: 2_000 }])
    const parts = await world.query('select 1 from event_refunds where enrollment_id = $1', [own?.id])
    expect(parts).toHaveLength(1)
  }
})

test('EV-MORE-29 EV-EDGE-34 a part, and at the same moment the member who cancels: all that was paid goes back, and no cent more', async () => {
  for (let round = 0; round < 4; round++) {
    const event = await paidEvent()
    await world.buys(noor, event)
    const [own] = await placesOn(event, noor)
    const enrollmentId = String(own?.id)
    await Promise.allSettled([
      admins[0].does(contract.refundPart, partOf(enrollmentId, 1_000)),
      noor.does(contract.cancel, { enrollmentId }),
    ])
    await Promise.all([retryParts(house), retryOwed(house), retryParts(house)])
    await heardAll()
    expect(await placesOn(event, noor)).toMatchObject([{ status: 'cancelled', paidCents: 0, refundedCents: 2_500 }])
    expect(await paymentsFor(event)).toMatchObject([{ refundedCents: 2_500 }])
  }
})
