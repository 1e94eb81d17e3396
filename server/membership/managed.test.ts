import { access } from '@bewezen/domain/access/contract.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { membership } from '@bewezen/domain/membership/contract.ts'
import { profile } from '@bewezen/domain/profile/contract.ts'
import { afterAll, describe, expect, test } from 'vitest'
import type { TestPerson } from '../base/testing/world.ts'
import { openPayingWorld, studentPlanId } from './testing/paying.ts'

const world = await openPayingWorld()
afterAll(() => world.close())
const { standIn } = world
const admin = await world.person({ role: 'admin' })
const guest = (firstName = 'Noor') => world.person({ role: 'no_subscription', firstName })
const heardAll = async () => {
  await world.until(standIn.isQuiet)
  await world.settled()
}
const gift = (personId: string, more: object = {}) => ({
  id: newId(),
  personId,
  productTier: 'student' as const,
  validUntil: null,
  reason: 'Vrijwilliger bij de opening',
  ...more,
})

describe('what stands in Abonnementen', () => {
  test('ADM-PANEL-09 plan, state, price, start, end of period and reference, filtered by state', async () => {
    const noor = await guest()
    const { subscriptionId } = await world.pay(noor)
    await heardAll()
    const lineOf = async (state: 'active' | 'ending' | '') =>
      (await admin.does(membership.managed, { state })).subscriptions.find(({ person }) => person?.id === noor.id)
    expect(await lineOf('active')).toMatchObject({
      person: { id: noor.id, email: noor.email },
      planName: 'Student lidmaatschap',
      state: 'active',
      priceCents: 4900,
      payment: 'paid',
      startedAt: expect.any(String),
      periodEnd: expect.any(String),
      provider: { reference: subscriptionId, address: null },
      reason: null,
    })
    expect(await lineOf('ending')).toBeUndefined()
    await standIn.act(subscriptionId, 'cancelAtPeriodEnd')
    await heardAll()
    expect(await lineOf('ending')).toMatchObject({ state: 'ending' })
    expect(Object.keys((await lineOf('')) ?? {}).filter((name) => /card|last4|iban/i.test(name))).toEqual([])
  })

  test('ADM-PANEL-09 is sought by name and address, and read 50 at a time: what was paid and what was given, the newest first', async () => {
    const [zoe, other] = [await guest('Zoë'), await guest('Ander')]
    await world.pay(zoe)
    await heardAll()
    await admin.does(membership.grant, gift(zoe.id))
    await admin.does(membership.grant, gift(other.id))
    const sought = async (search: string, state: '' | 'granted' | 'active' = '') =>
      (await admin.does(membership.managed, { search, state })).subscriptions.map((one) => [one.person?.id, one.state])
    expect(await sought('zoe')).toEqual([
      [zoe.id, 'granted'],
      [zoe.id, 'active'],
    ])
    expect(await sought(zoe.email, 'active')).toEqual([[zoe.id, 'active']])
    expect(await sought('niemand')).toEqual([])

    await world.query(
      `insert into entitlements (id, user_id, product_tier, created_at)
        select gen_random_uuid(), $1, 'student', timestamptz '2026-01-01' + n / 2 * interval '1 minute' from generate_series(1, 60) n`,
      [other.id],
    )
    await world.query(
      `insert into subscriptions (id, user_id, status, provider_subscription_id, created_at, updated_at)
        select gen_random_uuid(), $1, 'canceled', 'sub_old_' || n, timestamptz '2026-01-01' + n / 2 * interval '1 minute', now()
        from generate_series(1, 41) n`,
      [other.id],
    )
    const asked = (turn: object) => admin.does(membership.managed, { search: other.email, ...turn })
    const first = await asked({})
    const second = await asked({ below: first.next })
    const third = await asked({ below: second.next })
    const all = [first, second, third].flatMap(({ subscriptions }) => subscriptions)
    expect([all.length, new Set(all.map(({ id }) => id)).size, third.total, third.next]).toEqual([102, 102, 102, null])
    const moments = all.map(({ startedAt }) => startedAt)
    expect(moments).toEqual(moments.toSorted().reverse())
    expect(await asked({ above: third.previous })).toEqual(second)
    await world.query('delete from subscriptions where user_id = $1', [other.id])
    await world.query('delete from entitlements where user_id = $1', [other.id])
  })

  test('ADM-PANEL-09 it is for admins only', async () => {
    const teacher = await world.person({ role: 'teacher' })
    await expect(teacher.does(membership.managed, {})).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(teacher.does(membership.grant, gift(teacher.id))).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})

describe('access without payment', () => {
  /** What the plan page and the own profile say. */
  const shownTo = async (person: TestPerson) => {
    const { state, planName } = await person.does(membership.mine, {})
    return [state, planName, (await person.does(profile.mine, {})).subscription]
  }

  test('ADM-PANEL-10 X3-ROLE-10 it opens the gate, says why, is kept in the log, and never makes a payment', async () => {
    const sem = await guest('Sem')
    const given = gift(sem.id)
    await admin.does(membership.grant, given)
    await admin.does(membership.grant, given)
    await world.settled()
    expect((await sem.does(access.ownAccess, {})).gate).toBe('granted')
    expect(await world.roleOf(sem)).toBe('student')
    expect(await sem.does(membership.explain, {})).toMatchObject({
      open: true,
      why: 'granted',
      events: [{ kind: 'grantGiven', reason: 'Vrijwilliger bij de opening' }],
    })
    expect(await shownTo(sem)).toEqual(['active', 'Student lidmaatschap', 'Student lidmaatschap'])
    const granted = { state: 'granted', planName: 'Student lidmaatschap' }
    const lines = (await admin.does(membership.managed, { state: 'granted' })).subscriptions
    expect(lines.filter(({ person }) => person?.id === sem.id)).toMatchObject([
      { ...granted, reason: 'Vrijwilliger bij de opening', priceCents: null, provider: null },
    ])
    expect(await world.query('select 1 from payments where user_id = $1', [sem.id])).toEqual([])
    const logged = await world.query('select reason from audit_log where action = $1 and subject_id = $2', [
      'grant.given',
      sem.id,
    ])
    expect(logged).toEqual([{ reason: 'Vrijwilliger bij de opening' }])

    await admin.does(membership.endGrant, { id: given.id })
    await admin.does(membership.endGrant, { id: given.id })
    await world.settled()
    expect((await sem.does(access.ownAccess, {})).gate).toBe('noAccess')
    expect(await world.roleOf(sem)).toBe('cancelled_subscription')
    expect(await shownTo(sem)).toEqual(['none', null, null])
    expect(await sem.does(membership.explain, {})).toMatchObject({ open: false, why: 'grantOver' })
  })

  test('ADM-PANEL-10 without a reason, for nobody, or until yesterday there is none', async () => {
    const sem = await guest('Sem')
    const refused = (more: object) => expect(admin.does(membership.grant, gift(sem.id, more))).rejects
    await refused({ reason: '   ' }).toMatchObject({ code: 'INVALID_INPUT' })
    await refused({ reason: 'x'.repeat(501) }).toMatchObject({ code: 'INVALID_INPUT' })
    await refused({ personId: newId() }).toMatchObject({ code: 'NOT_FOUND' })
    await refused({ validUntil: '2020-01-01T00:00:00Z' }).toMatchObject({ code: 'GRANT_OVER' })
    expect((await sem.does(access.ownAccess, {})).gate).toBe('noAccess')
  })

  test('ADM-PANEL-10 what a subscription gives cannot be ended as a grant', async () => {
    const noor = await guest()
    await world.pay(noor)
    await heardAll()
    const [row] = await world.query<{ id: string }>('select id from entitlements where user_id = $1', [noor.id])
    await expect(admin.does(membership.endGrant, { id: row?.id ?? '' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await noor.does(access.ownAccess, {})).gate).toBe('granted')
  })
})

describe('the plans', () => {
  const planNow = async () => {
    const plan = (await admin.does(membership.managedPlans, {})).find(({ id }) => id === studentPlanId)
    if (!plan) throw new Error('the plan is gone')
    const { id: _id, subscribers: _subscribers, ...text } = plan
    return text
  }

  test('ADM-PANEL-11 SUB-STATE-11 another price is for new subscriptions; who pays already keeps the old one', async () => {
    const [early, late] = [await guest('Vroeg'), await guest('Laat')]
    const { subscriptionId } = await world.pay(early)
    await heardAll()
    const before = await planNow()
    await admin.does(membership.editPlan, { id: studentPlanId, before, after: { ...before, priceCents: 5900 } })
    await world.pay(late)
    await heardAll()
    await world.pass(32)
    await heardAll()
    const paid = (person: { id: string }) =>
      world.query<{ amount_cents: number }>('select amount_cents from payments where user_id = $1', [person.id])
    expect(new Set((await paid(early)).map((one) => one.amount_cents))).toEqual(new Set([4900]))
    expect((await paid(early)).length).toBeGreaterThan(1)
    expect(new Set((await paid(late)).map((one) => one.amount_cents))).toEqual(new Set([5900]))
    expect((await standIn.provider.readSubscription(subscriptionId))?.subscription.status).toBe('active')
    // Stock is what an admin wrote, however many are sold.
    expect((await planNow()).stock).toBe(before.stock)
    await admin.does(membership.editPlan, { id: studentPlanId, before: await planNow(), after: before })
  })

  test('ADM-PANEL-11 MKT-OFFER-08 a price id at which the provider takes another amount than the page says is refused', async () => {
    const before = await planNow()
    const priceAt = (priceCents: number) =>
      standIn.provider.ensurePrice({ id: 'by hand', name: before.name, priceCents })
    const save = (providerPriceId: string) =>
      admin.does(membership.editPlan, { id: studentPlanId, before, after: { ...before, providerPriceId } })
    for (const priceId of [await priceAt(9900), 'price_unknown'])
      await expect(save(priceId)).rejects.toMatchObject({ code: 'PRICE_DIFFERS' })
    expect(await planNow()).toEqual(before)

    const own = await priceAt(before.priceCents)
    await save(own)
    const noor = await guest()
    await world.pay(noor)
    await heardAll()
    expect(await world.query('select amount_cents from payments where user_id = $1', [noor.id])).toEqual([
      { amount_cents: before.priceCents },
    ])
    const after = { ...before, providerPriceId: own }
    await admin.does(membership.editPlan, { id: studentPlanId, before: after, after: before })
  })

  test('ADM-PANEL-11 ADM-PANEL-22 two admins: the second is told what stands there now', async () => {
    const before = await planNow()
    await admin.does(membership.editPlan, { id: studentPlanId, before, after: { ...before, stock: 7 } })
    const second = admin.does(membership.editPlan, { id: studentPlanId, before, after: { ...before, stock: 9 } })
    await expect(second).rejects.toMatchObject({ code: 'CHANGED', data: { current: { stock: 7 } } })
    await admin.does(membership.editPlan, { id: studentPlanId, before: { ...before, stock: 7 }, after: before })
  })

  test('ADM-PANEL-11 a plan that is no plan is refused', async () => {
    const before = await planNow()
    const faulty = [{ name: '' }, { priceCents: -1 }, { priceCents: 49.5 }, { stock: -1 }, { providerPriceId: 'x' }]
    for (const fault of faulty) {
      const after = { ...before, ...fault }
      const refused = admin.does(membership.editPlan, { id: studentPlanId, before, after })
      await expect(refused).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    }
  })
})
