import { admin as desk } from '@bewezen/domain/admin/contract.ts'
import { lastMonths, lastWeeks, monthOf } from '@bewezen/domain/admin/trends.ts'
import { dayOf } from '@bewezen/domain/base/dates.ts'
import { plusDays, plusMonths } from '@bewezen/domain/base/days.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { moveClock } from '../../base/database/clock.ts'
import { openWorld, type TestPerson } from '../../base/testing/world.ts'
import { columnMarks } from '../../privacy/columns.ts'
import { givenOrder } from '../../shop/testing/givenOrder.ts'
import { keepTrends } from './keep.ts'

const world = await openWorld()
const { house } = world
const { pool } = house.database
const today = dayOf(Date.now())
const weeks = lastWeeks(today)
const months = lastMonths(today)
let boss: TestPerson
beforeAll(async () => {
  // Noon, so that no midnight passes while the tests run.
  await moveClock(house.database.db, Date.parse(noon(today)) - Date.now())
  boss = await world.person({ role: 'admin' })
  // One that is counted nowhere but in the total: nobody else is there before each test says so.
  await pool.query(`update profiles set created_at = '2020-01-15T12:00:00Z'`)
})
beforeEach(async () => {
  await pool.query('delete from active_days')
  await pool.query('delete from active_weeks')
  await pool.query('delete from active_months')
})

const look = () => boss.does(desk.trends, {})
/** Noon of a day in Amsterdam, whatever the clock there did that night. */
const noon = (day: string) => `${day}T11:30:00Z`
const joined = async (day: string) => {
  const person = await world.given.person()
  await pool.query('update profiles set created_at = $2 where id = $1', [person.id, noon(day)])
  return person
}
const active = (person: { id: string }, ...days: string[]) =>
  Promise.all(
    days.map((day) => pool.query('insert into active_days (profile_id, day) values ($1, $2)', [person.id, day])),
  )
const gone = (...people: { id: string }[]) =>
  Promise.all(people.map(({ id }) => pool.query('delete from auth_users where id = $1', [id])))

describe('users', () => {
  test('ADM-MORE-07 are counted at the end of each of twelve weeks, with who came this week', async () => {
    const before = (await look()).people
    const early = await joined(weeks[3] as string)
    const late = await joined(weeks[11] as string)
    const { people } = await look()
    const more = people.weeks.map(({ people: count }, at) => count - (before.weeks[at]?.people ?? 0))
    expect(more).toEqual([0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2])
    expect(people.total - before.total).toBe(2)
    expect(people.thisWeek - before.thisWeek).toBe(1)
    expect(people.weeks.map(({ week }) => week)).toEqual(weeks)
    await gone(early, late)
  })

  test('ADM-MORE-07 who came on a Sunday late in the evening in Amsterdam belongs to that week', async () => {
    const before = (await look()).people
    const person = await world.given.person()
    // In winter and in summer 21:30 in UTC is before midnight in Amsterdam.
    await pool.query('update profiles set created_at = $2 where id = $1', [
      person.id,
      `${plusDays(weeks[5] as string, 6)}T21:30:00Z`,
    ])
    const { people } = await look()
    expect((people.weeks[5]?.people ?? 0) - (before.weeks[5]?.people ?? 0)).toBe(1)
    expect((people.weeks[4]?.people ?? 0) - (before.weeks[4]?.people ?? 0)).toBe(0)
    await gone(person)
  })
})

describe('income', () => {
  const [running, earlier] = [months[5] as string, months[4] as string]
  const paid = (kind: string, cents: number, day: string, state = 'paid') =>
    pool.query(
      `insert into payments (id, user_id, kind, subject_id, amount_cents, state, provider_payment_id, created_at)
        values ($1, $2, $3, $1, $4, $5, 'in_' || $1::uuid, $6) returning id`,
      [newId(), boss.id, kind, cents, state, noon(day)],
    )
  const eventPaid = (cents: number, day: string, more: { currency?: string; back?: string } = {}) =>
    pool.query(
      `insert into event_payments (id, enrollment_id, user_id, event_id, event_title, provider_payment_id, amount_cents, currency,
          status, refund_status, refunded_cents, created_at, expires_at, paid_at, refunded_at)
        values ($1, $1, $2, $1, 'Ademlab', 'pi_' || $1::uuid, $3, $4, 'paid', $5, $6, $7, $7, $7, $8) returning id`,
      [
        newId(),
        boss.id,
        cents,
        more.currency ?? 'EUR',
        more.back ? 'refunded' : 'none',
        more.back ? cents : 0,
        noon(day),
        more.back ? noon(more.back) : null,
      ],
    )
  const of = async (month: string) => (await look()).income.months.find((one) => one.month === month)
  beforeEach(async () => {
    await pool.query('delete from invoices')
    await pool.query('update shop_orders set payment_id = null')
    await pool.query('delete from shop_refunds')
    await pool.query('delete from shop_orders')
    await pool.query('delete from payments')
    await pool.query('delete from event_refunds')
    await pool.query('delete from event_payments')
  })

  test('ADM-MORE-08 is what came in, to the cent, by what was sold and in the month in which it was', async () => {
    await paid('subscription', 4_901, running)
    await paid('subscription', 4_900, earlier)
    await paid('order', 1_999, running)
    await eventPaid(2_533, running)
    await eventPaid(1, plusDays(months[0] as string, -1))
    expect(await of(running)).toEqual({
      month: running,
      cents: 9_433,
      subscriptions: 4_901,
      events: 2_533,
      orders: 1_999,
    })
    expect(await of(earlier)).toEqual({ month: earlier, cents: 4_900, subscriptions: 4_900, events: 0, orders: 0 })
    const { income } = await look()
    expect(income.months.map(({ month }) => month)).toEqual(months)
    expect(income.months.reduce((sum, { cents }) => sum + cents, 0)).toBe(14_333)
  })

  test('ADM-MORE-08 what went back is taken off in the month in which it went, and may be more than came in', async () => {
    const { rows } = await paid('subscription', 4_900, earlier, 'refunded')
    await pool.query(
      `insert into invoices (id, number, payment_id, kind, description, total_cents, vat_cents, issued_at)
        values ($1, $1::uuid::text, $2, 'credit', '', -4900, 0, $3)`,
      [newId(), rows[0].id, noon(running)],
    )
    await eventPaid(2_500, earlier, { back: running })
    const order = await givenOrder(house)({
      person: boss,
      state: 'refunded',
      invoice: `F-${newId()}`,
      refunds: [{ state: 'refunded', amountCents: 300, refundedAt: new Date(noon(running)) }],
    })
    await pool.query(
      'update payments set created_at = $2, amount_cents = 1000 where id = (select payment_id from shop_orders where id = $1)',
      [order.id, noon(earlier)],
    )
    expect(await of(earlier)).toMatchObject({ subscriptions: 4_900, events: 2_500, orders: 1_000, cents: 8_400 })
    expect(await of(running)).toMatchObject({ subscriptions: -4_900, events: -2_500, orders: -300, cents: -7_700 })
  })

  test('ADM-MORE-08 a part that went back is taken off once, also when the rest goes back later', async () => {
    const { rows } = await eventPaid(2_500, earlier)
    const id = rows[0].id
    const part = (cents: number, state: string, day: string) =>
      pool.query(
        `insert into event_refunds (id, payment_id, enrollment_id, amount_cents, keeps_place, reason, state, created_at, refunded_at)
          values ($1, $2, $2, $3, true, '', $4, $5, case when $4 = 'refunded' then $5::timestamptz end)`,
        [newId(), id, cents, state, noon(day)],
      )
    await part(1_000, 'refunded', earlier)
    await part(300, 'failed', earlier)
    await pool.query('update event_payments set refunded_cents = 1000 where id = $1', [id])
    expect(await of(earlier)).toMatchObject({ events: 1_500 })
    expect(await of(running)).toMatchObject({ events: 0 })
    await pool.query(
      `update event_payments set refunded_cents = amount_cents, refund_status = 'refunded', refunded_at = $2 where id = $1`,
      [id, noon(running)],
    )
    expect(await of(earlier)).toMatchObject({ events: 1_500 })
    expect(await of(running)).toMatchObject({ events: -1_500 })
  })

  test('ADM-MORE-08 what a bank disputes is not counted, nor a refund that is under way, and other currencies are told apart', async () => {
    await paid('subscription', 4_900, running, 'disputed')
    expect((await look()).income.hasOtherCurrency).toBe(false)
    await eventPaid(2_500, running, { currency: 'USD' })
    const { income } = await look()
    expect(income.hasOtherCurrency).toBe(true)
    expect(income.months.at(-1)).toMatchObject({ cents: 0 })
    const order = await givenOrder(house)({
      person: boss,
      state: 'paid',
      invoice: `F-${newId()}`,
      refunds: [{ state: 'pending', amountCents: 300 }],
    })
    const whole = (await of(running))?.orders ?? 0
    expect(whole).toBeGreaterThan(0)
    await pool.query('update shop_orders set is_disputed = true where id = $1', [order.id])
    expect((await of(running))?.orders).toBe(0)
  })
})

describe('active people', () => {
  test('ADM-MORE-09 are counted once a week, from Monday to Sunday, the running week as far as it is', async () => {
    const [one, two] = [await joined(weeks[0] as string), await joined(weeks[0] as string)]
    const week = weeks[6] as string
    await active(one, week, plusDays(week, 6), plusDays(week, 7))
    await active(two, plusDays(week, 6), today)
    const { active: counts } = await look()
    expect(counts.map((count) => count.week)).toEqual(weeks)
    expect(counts.map(({ people }) => people)).toEqual([0, 0, 0, 0, 0, 0, 2, 1, 0, 0, 0, 1])
    await gone(one, two)
  })

  test('ADM-MORE-11 ADM-MORE-13 of weeks that ended only the sums are kept, also of who left since; the running one is counted', async () => {
    const person = await joined(weeks[0] as string)
    await active(person, weeks[6] as string, today)
    await keepTrends(house)
    await keepTrends(house)
    const { rows } = await pool.query('select week::text as week, people from active_weeks order by week')
    expect(rows).toEqual(weeks.slice(0, -1).map((week, at) => ({ week, people: at === 6 ? 1 : 0 })))
    await gone(person)
    const { active: counts } = await look()
    expect(counts[6]?.people).toBe(1)
    expect(counts.at(-1)?.people).toBe(0)
    expect([columnMarks.active_weeks, columnMarks.active_months]).toEqual([
      { none: 'week people' },
      { none: 'joined month people' },
    ])
  })

  test('ADM-MORE-13 what is kept is read and not counted again', async () => {
    await pool.query('insert into active_weeks (week, people) values ($1, 77)', [weeks[4]])
    expect((await look()).active[4]?.people).toBe(77)
  })
})

describe('who stays', () => {
  const ended = lastMonths(today, 7).slice(0, -1)
  const [first, second, third] = [ended[2], ended[3], ended[4]] as [string, string, string]

  test('ADM-MORE-10 is told by month of joining, of the months after it that have ended, also of who left since', async () => {
    const [stays, leaves, silent] = [await joined(first), await joined(plusDays(first, 5)), await joined(first)]
    await active(stays, second, plusDays(second, 3), third)
    await active(leaves, first, second)
    const told = async () => (await look()).retention.find(({ month }) => month === first)
    expect((await look()).retention.map(({ month }) => month)).toEqual(ended)
    expect(await told()).toEqual({ month: first, people: 3, stayed: [2, 1, 0] })

    await keepTrends(house)
    await gone(leaves)
    expect(await told()).toEqual({ month: first, people: 3, stayed: [2, 1, 0] })
    await gone(stays, silent)
  })

  test('ADM-MORE-10 a day of this month is not yet told', async () => {
    const person = await joined(first)
    await active(person, monthOf(today))
    expect((await look()).retention.find(({ month }) => month === first)?.stayed).toEqual([0, 0, 0])
    expect((await look()).retention.some(({ month }) => month === monthOf(today))).toBe(false)
    expect(plusMonths(ended[5] as string, 1)).toBe(monthOf(today))
    await gone(person)
  })
})
