import { events as contract } from '@bewezen/domain/events/contract.ts'
import { newBudgetForm } from '@bewezen/domain/production/budget.ts'
import { production } from '@bewezen/domain/production/contract.ts'
import { afterAll, expect, test } from 'vitest'
import { queriesOf } from '../../base/testing/queriesOf.ts'
import { giveBack } from '../money/refund.ts'
import { openPayingEvents } from '../testing/payingEvents.ts'

const world = await openPayingEvents({ env: { PROVIDER_FEE_CENTS: '25', PROVIDER_FEE_BASIS_POINTS: '150' } })
afterAll(() => world.close())
const { asked, given, house, paidEvent, paymentsFor, placesOn } = world
const ada = await world.person({ role: 'admin' })
const read = ({ id: eventId }: { id: string }) => ada.does(contract.result, { eventId })

test('EV-MORE-86 EV-MORE-87 EV-MORE-88 EV-MORE-89 EV-MORE-90 EV-MORE-91 what was paid with and without a code, what went back, fees, costs and the budget make one result', async () => {
  const event = await paidEvent()
  const eventId = event.id
  await given.code({ event, value: '20' })
  await given.cost({ event, name: 'Zaal', amount: '12,10', quantity: '1' })
  await given.cost({ event, name: 'Thee', amount: '1', quantity: '2', taxInclusive: false, perParticipant: true })
  const [noor, sem, roos] = [await world.person(), await world.person(), await world.person()]
  await world.buys(noor, event)
  const { url } = await sem.does(contract.checkout, { ...asked(eventId), discountCode: 'VROEG' })
  await world.pays(String(url).split('/').at(-1) ?? '')
  await world.buys(roos, event)
  const [left] = await placesOn(event, roos)
  await roos.does(contract.cancel, { enrollmentId: String(left?.id), quotedCents: 2_500 })
  const owed = (await paymentsFor(event)).find(({ userId }) => userId === roos.id)
  await giveBack(house, String(owed?.id))
  await ada.does(production.saveBudget, {
    id: eventId,
    eventId,
    version: null,
    form: { ...newBudgetForm(), participants: '4', income: '80', costs: '30' },
  })

  const { result, discountCents, fee, days } = await read(event)
  expect(fee).toEqual({ fixedCents: 25, basisPoints: 150 })
  expect(discountCents).toBe(500)
  const feesCents = 63 + 55 + 63
  expect(result).toMatchObject({ paidCents: 7_000, refundedCents: 2_500 })
  expect(result?.actual).toEqual({
    participants: 2,
    revenueCents: 4_500,
    vatCents: 434 + 347,
    feesCents,
    fixedCostsCents: 1_000,
    participantCostsCents: 400,
    resultCents: 4_500 - 781 - feesCents - 1_400,
  })
  expect(result?.expected).toEqual({
    participants: 4,
    revenueCents: 9_500,
    vatCents: 781 + 2 * 434,
    feesCents: feesCents + 2 * 63,
    fixedCostsCents: 1_000,
    participantCostsCents: 800,
    resultCents: 9_500 - 1_649 - (feesCents + 126) - 1_800,
  })
  expect(days.reduce((sum, { inCents, outCents }) => sum + inCents - outCents, 0)).toBe(4_500)
  // Beside them the four figures keep the formulas of the seeds.
  const { finance } = await ada.does(contract.figures, { eventId })
  expect(finance).toMatchObject({ revenueCents: 5_000, receivedCents: 4_500, costsCents: 1_410 })
})

test('EV-MORE-88 in another currency there is no result, and of nothing all is zero', async () => {
  expect((await read(await paidEvent({ priceCurrency: 'USD' }))).result).toBeNull()
  const { result, days } = await read(await given.event())
  expect(days).toEqual([])
  expect(Object.values(result?.actual ?? {}).every((number) => number === 0)).toBe(true)
  expect(result?.expected).toEqual(result?.actual)
})

test('EV-MORE-90 there is one budget of an event, changed under its version, and with it a result that is read in six queries', async () => {
  const event = await paidEvent()
  const eventId = event.id
  const save = (version: number | null, form: object, id = eventId) =>
    ada.does(production.saveBudget, { id, eventId, version, form: { ...newBudgetForm(), ...form } })
  const made = await save(null, { participants: '10' })
  expect(made).toMatchObject({ id: eventId, participants: 10, incomeCents: null, costsCents: null, version: 1 })
  expect(await save(1, { participants: '12', costs: '7,50' })).toMatchObject({
    participants: 12,
    costsCents: 750,
    version: 2,
  })
  await expect(save(1, { participants: '14' })).rejects.toMatchObject({ code: 'CHANGED' })
  expect((await ada.does(production.budget, { eventId })).budget).toMatchObject({ participants: 12 })
  expect((await read(event)).result?.expected.participants).toBe(12)
  expect(await queriesOf(house, () => read(event))).toHaveLength(6)
  // Another id would be a second one.
  const other = await given.event()
  await expect(save(null, { participants: '9' }, other.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
