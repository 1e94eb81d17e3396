import { newId } from '@bewezen/domain/base/ids.ts'
import { events as contract } from '@bewezen/domain/events/contract.ts'
import { newBudgetForm } from '@bewezen/domain/production/budget.ts'
import { production } from '@bewezen/domain/production/contract.ts'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { queriesOf } from '../../base/testing/queriesOf.ts'
import { eventsIncome } from '../income.ts'
import { retryParts } from '../money/parts.ts'
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

test('EV-MORE-28 EV-MORE-88 EV-MORE-91 a part that went back lowers what was received, on the day that it went', async () => {
  const event = await paidEvent()
  const noor = await world.person()
  await world.buys(noor, event)
  const [place] = await placesOn(event, noor)
  const enrollmentId = String(place?.id)
  const of = { enrollmentId, seenCents: 2_500, keepsPlace: true, reason: 'Workshop viel uit' }
  await world.minutes(3 * 1_440)
  await ada.does(contract.refundPart, { id: newId(), amountCents: 1_000, ...of })
  // What is under way is not back.
  expect((await read(event)).result).toMatchObject({ paidCents: 2_500, refundedCents: 0 })
  await retryParts(house)
  const first = await read(event)
  expect(first.result).toMatchObject({ paidCents: 2_500, refundedCents: 1_000, actual: { revenueCents: 1_500 } })
  expect(first.days.map(({ inCents, outCents }) => [inCents, outCents])).toEqual([
    [2_500, 0],
    [0, 1_000],
  ])
  // The rest goes back as a whole on another day, and the part stays where it was.
  await world.minutes(3 * 1_440)
  await noor.does(contract.cancel, { enrollmentId, quotedCents: 1_500 })
  const [owed] = await paymentsFor(event)
  await giveBack(house, String(owed?.id))
  const { result, days } = await read(event)
  expect(result).toMatchObject({ refundedCents: 2_500, actual: { revenueCents: 0 } })
  expect(days.map(({ inCents, outCents }) => [inCents, outCents])).toEqual([
    [2_500, 0],
    [0, 1_000],
    [0, 1_500],
  ])
  const moved = await house.database.db.execute<{ cents: string }>(
    sql`select m.cents from (${eventsIncome.moved('2020-01-01')}) m where m.at > now() - interval '1 year' order by m.at`,
  )
  expect(moved.rows.map(({ cents }) => Number(cents)).slice(-3)).toEqual([2_500, -1_000, -1_500])
})

test('EV-MORE-88 in another currency there is no result, and of nothing all is zero', async () => {
  expect((await read(await paidEvent({ priceCurrency: 'USD' }))).result).toBeNull()
  const { result, days } = await read(await given.event())
  expect(days).toEqual([])
  expect(Object.values(result?.actual ?? {}).every((number) => number === 0)).toBe(true)
  expect(result?.expected).toEqual(result?.actual)
})

test('EV-MORE-109 who makes the budget second gets the one that stands there, and goes on over it', async () => {
  const { id } = await paidEvent()
  const save = (version: number | null, participants: string) =>
    ada.does(production.saveBudget, { id, eventId: id, version, form: { ...newBudgetForm(), participants } })
  const [first] = await Promise.allSettled([save(null, '10'), save(null, '10')])
  expect(first).toMatchObject({ status: 'fulfilled', value: { version: 1 } })
  await expect(save(null, '11')).rejects.toMatchObject({
    code: 'CHANGED',
    data: { current: { participants: 10, version: 1 } },
  })
  expect(await save(1, '11')).toMatchObject({ participants: 11, version: 2 })
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
