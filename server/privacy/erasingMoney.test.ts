import { account } from '@bewezen/domain/account/contract.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { privacy } from '@bewezen/domain/privacy/contract.ts'
import { afterAll, expect, test, vi } from 'vitest'
import { openPayingEvents } from '../events/testing/payingEvents.ts'
import { sessionIn, studentPlanId } from '../membership/testing/paying.ts'
import { columnMarks } from './columns.ts'

const world = await openPayingEvents({ jobs: true })
afterAll(() => world.close())
const { house, standIn } = world
const password = 'Wandelen-2026!'
const admin = await world.person({
  role: 'admin',
  passwordHash: await (await house.auth.$context).password.hash(password),
})
const erase = (who: { id: string; username: string }) =>
  admin.does(privacy.erasePerson, { personId: who.id, username: who.username, password })

test('ADM-PANEL-07 SH-PROF-05 the page of the provider that stood open is closed with the account', async () => {
  const noor = await world.person({ role: 'no_subscription', entitled: false })
  const { url } = await world.startCheckout(noor)
  expect((await standIn.provider.readCheckout(sessionIn(url)))?.state).toBe('open')
  await erase(noor)
  expect((await standIn.provider.readCheckout(sessionIn(url)))?.state).toBe('expired')
})

/** A page of the provider of which we do not know yet. */
async function opensElsewhere(noor: { id: string; email: string }): Promise<string> {
  const { provider } = standIn
  const { sessionId } = await provider.startCheckout({
    checkoutId: newId(),
    personId: noor.id,
    planId: studentPlanId,
    customerId: await provider.ensureCustomer(noor),
    priceId: await provider.ensurePrice({ id: studentPlanId, name: 'Student lidmaatschap', priceCents: 4900 }),
    successUrl: 'http://localhost:3000/',
    cancelUrl: 'http://localhost:3000/',
    expiresAt: new Date(Date.now() + 60 * 60_000).toISOString(),
  })
  return sessionId
}
const isEnded = (subscription: string) =>
  world.until(async () => (await standIn.provider.readSubscription(subscription))?.subscription.status === 'canceled')
const stored = (subscription: string) =>
  world.query('select user_id, status from subscriptions where provider_subscription_id = $1', [subscription])

test('ADM-PANEL-07 SH-PROF-05 what is still paid for somebody who was erased is ended and given back', async () => {
  const noor = await world.person({ role: 'no_subscription', entitled: false })
  const sessionId = await opensElsewhere(noor)
  const refund = vi.spyOn(standIn.provider, 'cancelAndRefund')
  await erase(noor)
  const subscription = String((await standIn.pay(sessionId)).subscription)
  await isEnded(subscription)
  expect(refund.mock.calls.map(([id]) => id)).toEqual([subscription])
  expect(await stored(subscription)).toEqual([])
})

test('ADM-PANEL-07 SH-PROF-05 a subscription that begins between the ending and the erasing is ended too', async () => {
  const noor = await world.person({ role: 'no_subscription', entitled: false })
  const sessionId = await opensElsewhere(noor)
  const parts = house.personalParts
  let subscription = ''
  const beginsNow = async () => {
    subscription = String((await standIn.pay(sessionId)).subscription)
    await world.heardAll()
    expect(await stored(subscription)).toEqual([{ user_id: noor.id, status: 'active' }])
  }
  house.personalParts = { ...parts, search: { endElsewhere: beginsNow } }
  await erase(noor).finally(() => {
    house.personalParts = parts
  })
  await isEnded(subscription)
  expect(await stored(subscription)).toEqual([{ user_id: null, status: 'canceled' }])
})

test('ADM-PANEL-07 an erasure that loses a race in the database begins anew at once', async () => {
  const noor = await world.person()
  const parts = house.personalParts
  let lost = 0
  const losesTwice = async () => {
    if (++lost <= 2) throw Object.assign(new Error('deadlock detected'), { code: '40P01' })
  }
  house.personalParts = { ...parts, search: { erase: losesTwice } }
  await erase(noor).finally(() => {
    house.personalParts = parts
  })
  expect(lost).toBe(3)
  expect(await world.query('select id from profiles where id = $1', [noor.id])).toEqual([])
})

test('ADM-PANEL-07 a seat that is paid after its buyer was erased belongs to nobody: the money goes back', async () => {
  const [noor, event] = [await world.person(), await world.paidEvent({ maxParticipants: 1 })]
  await standIn.behave({ delivery: 'held' })
  const { sessionId } = await world.checksOut(noor, event)
  await standIn.pay(sessionId)
  await erase(noor)
  await standIn.release()
  await standIn.behave({ delivery: 'prompt' })
  await world.heardAll()
  const [place] = await world.placesOn(event)
  expect(place).toMatchObject({ userId: null, status: 'cancelled', paymentStatus: 'paid' })
  await world.until(async () => (await world.paymentsFor(event))[0]?.refundedCents === 2_500)
})

test('ADM-PANEL-07 ADM-PANEL-20 the addresses that somebody had go out of the log, the mails and the changes; the line stays', async () => {
  const noor = await world.person()
  const asked = `nieuw-${newId().slice(-8)}@bewezen.example`
  await admin.does(account.changeEmail, { id: newId(), personId: noor.id, before: noor.email, email: asked })
  await house.settled()
  // A mail that is on its way already cannot be called back.
  const onItsWay = `select 1 from pgboss.job where name = 'mail' and state in ('created', 'retry', 'active')`
  await world.until(async () => (await world.query(onItsWay)).length === 0)
  await erase(noor)
  const lines = await world.query<{ action: string; old_value: string | null; new_value: string | null }>(
    `select action, old_value, new_value from audit_log where subject_id = $1 and action = 'email.asked'`,
    [noor.id],
  )
  expect(lines).toEqual([{ action: 'email.asked', old_value: null, new_value: null }])
  for (const text of [noor.email, asked])
    for (const table of [...Object.keys(columnMarks), 'pgboss.job']) {
      const found = await world.query(`select 1 from ${table} t where t::text ilike '%' || $1 || '%'`, [text])
      expect([table, found.length]).toEqual([table, 0])
    }
  // Nothing else of the log can be changed.
  await expect(world.query(`update audit_log set old_value = 'x'`)).rejects.toThrow('only ever added to')
  await expect(world.query(`update audit_log set old_value = null where action = 'account.erased'`)).rejects.toThrow(
    'only ever added to',
  )
})
