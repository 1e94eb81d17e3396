import { access } from '@bewezen/domain/access/contract.ts'
import { shortAmount } from '@bewezen/domain/base/money.ts'
import { membership } from '@bewezen/domain/membership/contract.ts'
import { totalWorthCents } from '@bewezen/domain/site/offer.ts'
import { homeWords } from '@bewezen/domain/site/words.ts'
import { afterAll, expect, test } from 'vitest'
import { openPayingWorld } from './testing/paying.ts'

const world = await openPayingWorld()
afterAll(() => world.close())
const heard = async () => {
  await world.until(world.standIn.isQuiet)
  await world.settled()
}

test('SH-GEN-08 SH-LIMIT-01 access costs one thing: 49 euro a month for students, paid at the provider', async () => {
  const noor = await world.person({ role: 'no_subscription' })
  const sold = (await noor.does(membership.plans, {})).filter((plan) => plan.price_eur > 0)
  expect(sold.map((plan) => plan.price_eur)).toEqual([49])
  expect(sold[0]?.name).toMatch(/student/i)

  expect((await noor.does(access.ownAccess, {})).gate).toBe('noAccess')
  await world.pay(noor)
  await heard()
  expect((await noor.does(access.ownAccess, {})).gate).toBe('granted')
  const payments = await world.query('select kind, amount_cents from payments where user_id = $1', [noor.id])
  expect(payments).toEqual([{ kind: 'subscription', amount_cents: 4900 }])
  // A month later it is charged once more.
  await world.pass(32)
  await heard()
  expect(await world.query('select 1 from payments where user_id = $1', [noor.id])).toHaveLength(2)
})

test('X3-GEN-07 X3-LIMIT-01 MKT-OFFER-09 it is sold by the month: who was early keeps the price when it rises, and it stops at the end of the month in which somebody cancels', async () => {
  expect(shortAmount(totalWorthCents)).toBe('€ 6.900')
  expect(homeWords.offer.limited(4900)).toBe(
    'Na 250 leden gaat de prijs omhoog. Vroege leden houden € 49 per maand, voor altijd.',
  )
  const early = await world.person({ role: 'no_subscription' })
  const { subscriptionId } = await world.pay(early)
  await heard()
  // An admin raises it after that.
  await world.query('update products_subscriptions set price_cents = 5900 where price_cents = 4900')
  const late = await world.person({ role: 'no_subscription' })
  await world.pay(late)
  await heard()
  await world.pass(32)
  await heard()
  const chargedTo = async (person: { id: string }) =>
    (
      await world.query<{ cents: number }>(
        'select amount_cents as cents from payments where user_id = $1 order by created_at',
        [person.id],
      )
    ).map(({ cents }) => cents)
  expect([await chargedTo(early), await chargedTo(late)]).toEqual([
    [4900, 4900],
    [5900, 5900],
  ])
  await world.standIn.act(subscriptionId, 'cancelAtPeriodEnd')
  await heard()
  expect((await early.does(access.ownAccess, {})).gate).toBe('granted')
  await world.pass(32)
  await heard()
  expect((await early.does(access.ownAccess, {})).gate).toBe('noAccess')
  expect(await chargedTo(early)).toEqual([4900, 4900])
  await world.query('update products_subscriptions set price_cents = 4900 where price_cents = 5900')
})

test('SH-DATA-11 a subscription keeps its period end, whether it goes on after that, and what it is at the provider; its owner and admins read it', async () => {
  const [sem, vera] = [await world.person({ role: 'no_subscription' }), await world.person()]
  const admin = await world.person({ role: 'admin' })
  const { subscriptionId } = await world.pay(sem)
  await heard()

  const [row] = await world.query<{ current_period_end: Date; cancel_at_period_end: boolean }>(
    'select current_period_end, cancel_at_period_end, provider_subscription_id from subscriptions where user_id = $1',
    [sem.id],
  )
  expect(row).toEqual({
    current_period_end: expect.any(Date),
    cancel_at_period_end: false,
    provider_subscription_id: subscriptionId,
  })
  expect((await sem.does(membership.mine, {})).periodEnd).toBe(row?.current_period_end.toISOString())
  expect(await admin.does(access.person, { personId: sem.id })).toMatchObject({ state: 'active' })
  await expect(vera.does(access.person, { personId: sem.id })).rejects.toMatchObject({ status: 403 })
  expect((await vera.does(membership.mine, {})).periodEnd).toBeNull()
})
