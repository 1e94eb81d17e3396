import { events as contract } from '@bewezen/domain/events/contract.ts'
import { afterAll, expect, test } from 'vitest'
import type { TestPerson } from '../../base/testing/world.ts'
import { openPayingEvents } from '../testing/payingEvents.ts'

const world = await openPayingEvents({ engine: 'server', env: { ENROL_LIMIT: '1000000' } })
afterAll(() => world.close())
const { asked, given, paidEvent, placesOn } = world
const { pool } = world.house.database
const crowd: TestPerson[] = []
while (crowd.length < 20) crowd.push(await world.person())

const withCode = (who: TestPerson, { id }: { id: string }) =>
  who.does(contract.checkout, { ...asked(id), discountCode: 'VROEG' })
const outcome = (all: readonly PromiseSettledResult<unknown>[]) =>
  all.map((one) => (one.status === 'fulfilled' ? 'in' : (one.reason as { data: { why?: string } }).data.why))
const usesOf = async (eventId: string) =>
  (
    await pool.query<{ count: number }>(
      `select count(*)::int as count from event_discounts k join event_enrollments n on n.id = k.enrollment_id
        where n.event_id = $1 and n.status in ('enrolled', 'reserved')`,
      [eventId],
    )
  ).rows[0]?.count

test('EV-MORE-14 a code for one use: of twenty people at once exactly one gets it, paid or free', async () => {
  for (const value of ['20', '100', '20']) {
    const event = await paidEvent({ maxParticipants: 50 })
    await given.code({ event, value, mostUses: '1' })
    const answers = outcome(await Promise.allSettled(crowd.map((who) => withCode(who, event))))
    expect(answers.filter((one) => one === 'in')).toHaveLength(1)
    expect(answers.filter((one) => one === 'usedUp')).toHaveLength(19)
    expect(await usesOf(event.id)).toBe(1)
    expect(await placesOn(event)).toHaveLength(1)
    await pool.query(`update event_enrollments set status = 'expired', due_at = null where event_id = $1`, [event.id])
  }
})

test('EV-MORE-14 three uses over two dates that are entered at once are three, and one person has one', async () => {
  for (let round = 0; round < 3; round++) {
    const event = await paidEvent({
      maxParticipants: 50,
      isRecurring: true,
      recurrencePattern: 'weekly',
    })
    await given.code({ event, mostUses: '3', oncePerPerson: true })
    const [first, second] = event.dateIds.map((id) => ({ id }))
    if (!first || !second) throw new Error('there are dates')
    const [one] = crowd
    if (!one) throw new Error('there are people')
    const twice = outcome(await Promise.allSettled([withCode(one, first), withCode(one, second)]))
    expect(twice.toSorted()).toEqual(['in', 'usedByYou'])
    const others = crowd.slice(1)
    await Promise.allSettled(others.map((who, at) => withCode(who, at % 2 ? first : second)))
    expect(await usesOf(event.id)).toBe(3)
    await pool.query(`update event_enrollments set status = 'expired', due_at = null where event_id = $1`, [event.id])
  }
})
