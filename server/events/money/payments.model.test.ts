import { runs } from '@bewezen/domain/base/testing/longMode.ts'
import { events as contract } from '@bewezen/domain/events/contract.ts'
import { isActive, isLive } from '@bewezen/domain/events/enrolment.ts'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import type { TestPerson } from '../../base/testing/world.ts'
import type { Charge } from '../../payments/standin/objects.ts'
import { holdDate } from '../seats/holdDate.ts'
import { lapseAll } from '../seats/lapse.ts'
import { passSeats } from '../seats/passSeats.ts'
import { openPayingEvents } from '../testing/payingEvents.ts'
import { askAboutUndecided, closeCheckout } from './closeCheckout.ts'
import { retryOwed } from './refund.ts'

const world = await openPayingEvents({ env: { ENROL_LIMIT: '1000000' } })
afterAll(() => world.close())
const { house, standIn, asked, checksOut, heardAll, paidEvent, paymentsFor, placesOn } = world
const people = [await world.person(), await world.person(), await world.person(), await world.person()]

const who = fc.integer({ min: 0, max: people.length - 1 })
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ does: fc.constant('checkout' as const), who }) },
  { weight: 6, arbitrary: fc.record({ does: fc.constant('pay' as const), who }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constantFrom('cancel' as const, 'wait' as const), who }) },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constant('minutes' as const), many: fc.constantFrom(5, 31, 36) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('messages' as const),
      travel: fc.constantFrom('prompt', 'twice', 'reversed', 'held', 'never'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constantFrom('ask' as const, 'lapse' as const, 'failRefunds' as const) }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('callOff' as const) }) },
)
type Step = typeof step extends fc.Arbitrary<infer Made> ? Made : never
type Event = { id: string }

const refusedIsFine = (asking: Promise<unknown>) =>
  asking.catch((problem: { code?: string }) => {
    if (!problem.code) throw problem
  })

/** One thing that happens; pages that were opened are kept by person, the newest last. */
async function happen(event: Event, it: Step, pages: Map<TestPerson, string[]>): Promise<void> {
  const person = people['who' in it ? it.who : 0] as TestPerson
  if (it.does === 'checkout') {
    const open = async () => {
      const { sessionId } = await checksOut(person, event)
      pages.set(person, [...(pages.get(person) ?? []), sessionId])
    }
    await refusedIsFine(open())
  } else if (it.does === 'pay') {
    // Also a page whose hold is over, as long as the provider takes the money.
    for (const session of pages.get(person) ?? []) await standIn.pay(session)
  } else if (it.does === 'wait') await refusedIsFine(person.does(contract.joinWaitlist, asked(event.id)))
  else if (it.does === 'cancel') {
    const own = (await placesOn(event, person)).find(({ status }) => isLive(status))
    if (own) await refusedIsFine(person.does(contract.cancel, { enrollmentId: own.id }))
  } else if (it.does === 'minutes') await world.pass(it.many / 1440)
  else if (it.does === 'messages') await standIn.behave({ delivery: it.travel as 'prompt' })
  else if (it.does === 'ask') await askAboutUndecided(house)
  else if (it.does === 'lapse') await lapseAll(house)
  else if (it.does === 'failRefunds') {
    const mend = world.failing('refundPayment')
    await retryOwed(house)
    mend()
  } else {
    await house.transaction(async (tx, now) => {
      const date = await holdDate(tx, event.id)
      if (date) await passSeats(house, tx, { date, event: { kind: 'callOff' }, now })
    })
  }
}

/** Everything that happens by itself in the hours after it: messages, questions, closings and refunds. */
async function settleDown(event: Event): Promise<void> {
  await standIn.behave({ delivery: 'prompt' })
  await standIn.release()
  await heardAll()
  await askAboutUndecided(house)
  await world.pass(40 / 1440)
  await heardAll()
  await lapseAll(house)
  for (const { id } of await paymentsFor(event)) await closeCheckout(house, id)
  await retryOwed(house)
  await heardAll()
}

test('EV-PAY-16 EV-PAY-17 EV-PAY-23 EV-CANCEL-04 whatever happens in whatever order, every payment has its seat or is back, and no seat is sold twice', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 3 }),
      fc.array(step, { minLength: 4, maxLength: 24 }),
      async (max, steps) => {
        const event = await paidEvent({ maxParticipants: max })
        const pages = new Map<TestPerson, string[]>()
        for (const it of steps) {
          await happen(event, it, pages)
          expect((await placesOn(event)).filter(({ status }) => isActive(status)).length).toBeLessThanOrEqual(max)
        }
        await settleDown(event)

        const [places, payments] = [await placesOn(event), await paymentsFor(event)]
        expect(payments.filter(({ status }) => status === 'opening' || status === 'open')).toEqual([])
        expect(places.filter(({ status }) => status === 'reserved')).toEqual([])
        for (const payment of payments.filter(({ status }) => status === 'paid')) {
          const place = places.find(({ id }) => id === payment.enrollmentId)
          const bought = place?.status === 'enrolled' && place.paidBy === payment.providerPaymentId
          expect([bought, payment.refundStatus]).toEqual([bought, bought ? 'none' : 'refunded'])
          const charge = await standIn.call<Charge>(`/control/payment/${payment.providerPaymentId}`)
          expect(charge.amount_refunded).toBe(bought ? 0 : 2_500)
        }
        // The other way round: nobody sits without having paid, and the provider has no money that we do not know of.
        for (const place of places.filter(({ status }) => status === 'enrolled')) {
          expect(payments.some(({ providerPaymentId }) => providerPaymentId === place.paidBy)).toBe(true)
        }
        const { sessions } = await standIn.call<{ sessions: { id: string; status: string }[] }>('/control')
        const mine = new Set([...pages.values()].flat())
        const paid = sessions.filter(({ id, status }) => mine.has(id) && status === 'complete')
        expect(paid.length).toBe(payments.filter(({ status }) => status === 'paid').length)
      },
    ),
    { numRuns: runs(12, 300) },
  )
})
