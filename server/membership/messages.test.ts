import { access } from '@bewezen/domain/access/contract.ts'
import { membership } from '@bewezen/domain/membership/contract.ts'
import { ProviderFailed } from '@bewezen/domain/payments/provider.ts'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { signature } from '../payments/standin/delivery.ts'
import { webhookSecret } from '../payments/testing/provider.ts'
import { openPayingWorld } from './testing/paying.ts'
import { askAboutSilent, reviewLapsed } from './timed.ts'

const world = await openPayingWorld()
afterAll(() => world.close())
afterEach(() => world.standIn.behave({ delivery: 'prompt', card_fails: 'false' }))
const guest = () => world.person({ role: 'no_subscription' })
const { standIn } = world

/** Waits until everything the provider told so far has arrived here and is processed. */
const heardAll = async () => {
  await world.until(standIn.isQuiet)
  await world.settled()
}
const messagesAbout = (subscriptionId: string) =>
  world.query<{ id: string; type: string; processed_at: Date | null }>(
    'select * from provider_messages where subject = $1',
    [subscriptionId],
  )

describe('from checkout to open gate', () => {
  test('SUB-STATE-07 SUB-STATE-09 SH-GATE-10 the signed message opens the gate, makes a student and is heard live', async () => {
    const noor = await guest()
    expect((await noor.does(access.ownAccess, {})).gate).toBe('noAccess')
    const ear = await noor.listens()
    await world.pay(noor)
    await heardAll()
    expect(await noor.does(membership.mine, {})).toMatchObject({
      state: 'active',
      role: 'student',
      planName: 'Student lidmaatschap',
      accessUntil: null,
      throughRole: false,
      portal: true,
    })
    expect((await noor.does(access.ownAccess, {})).gate).toBe('granted')
    expect(ear.kinds()).toEqual(expect.arrayContaining(['subscription.started', 'access.changed']))
    expect(await world.query('select state from checkouts where user_id = $1', [noor.id])).toEqual([
      { state: 'completed' },
    ])
  })

  test('X3-EDGE-38 told twice, the payment is written down once', async () => {
    const noor = await guest()
    await standIn.behave({ delivery: 'twice' })
    await world.pay(noor)
    await heardAll()
    const payments = await world.query('select kind, amount_cents, state from payments where user_id = $1', [noor.id])
    expect(payments).toEqual([{ kind: 'subscription', amount_cents: 4900, state: 'paid' }])
  })

  test('SUB-STATE-04 SUB-STATE-05 X3-DATA-24 the one entitlement that every gate reads belongs to the subscription', async () => {
    const noor = await guest()
    await world.pay(noor)
    await heardAll()
    const rows = await world.query(
      `select e.product_tier, e.valid_until, s.status from entitlements e join subscriptions s on s.id = e.subscription_id
        where e.user_id = $1`,
      [noor.id],
    )
    expect(rows).toEqual([{ product_tier: 'student', valid_until: null, status: 'active' }])
  })
})

describe('X3-EDGE-38 whatever the provider does', () => {
  test.each(['prompt', 'twice', 'reversed'] as const)(
    'X3-EDGE-38 SUB-STATE-08 told %s, it comes to one subscription and one start',
    async (delivery) => {
      const noor = await guest()
      await standIn.behave({ delivery })
      const { subscriptionId } = await world.pay(noor)
      await heardAll()
      expect((await world.subscriptionsOf(noor)).map((row) => row.status)).toEqual(['active'])
      expect((await world.factsOf(noor)).filter((kind) => kind === 'subscription.started')).toHaveLength(1)
      expect((await world.factsOf(noor)).filter((kind) => kind === 'access.changed')).toHaveLength(1)
      expect((await messagesAbout(subscriptionId)).every((row) => row.processed_at !== null)).toBe(true)
    },
  )

  test('X3-EDGE-38 a bad signature gets 400, stores nothing and changes nothing', async () => {
    const noor = await guest()
    await standIn.behave({ delivery: 'held' })
    await world.pay(noor)
    const count = async () => (await world.query('select 1 from provider_messages')).length
    const before = await count()
    const event = { id: 'evt_x', object: 'event', type: 'invoice.paid', created: 1, data: { object: {} } }
    const body = JSON.stringify(event)
    const signed = signature(body, webhookSecret)
    expect(await world.tell({ body, signature: signature(body, 'whsec_other') })).toBe(400)
    expect(await world.tell({ body: body.replace('evt_x', 'evt_y'), signature: signed })).toBe(400)
    expect(await world.tell({ body, signature: '' })).toBe(400)
    expect(await count()).toBe(before)
    expect(await world.roleOf(noor)).toBe('no_subscription')
    // The same bytes with the right signature do come in.
    expect(
      await world.tell({
        body: body.replace('invoice.paid', 'ping'),
        signature: signature(body.replace('invoice.paid', 'ping'), webhookSecret),
      }),
    ).toBe(200)
    expect(await count()).toBe(before + 1)
  })

  test('SUB-STATE-08 what is of no interest is answered 200 and changes nothing', async () => {
    const body = JSON.stringify({
      id: 'evt_topup',
      object: 'event',
      type: 'topup.created',
      created: 1,
      data: { object: {} },
    })
    expect(await world.tell({ body, signature: signature(body, webhookSecret) })).toBe(200)
    await world.settled()
    const [row] = await world.query("select message, processed_at from provider_messages where id = 'evt_topup'")
    expect(row).toEqual({ message: null, processed_at: expect.any(Date) })
  })

  test('SUB-STATE-07 a payment at the provider opens nothing until its message is here', async () => {
    const noor = await guest()
    await standIn.behave({ delivery: 'held' })
    await world.pay(noor)
    await world.settled()
    expect((await noor.does(access.ownAccess, {})).gate).toBe('noAccess')
    await standIn.behave({ delivery: 'prompt' })
    await standIn.release()
    await heardAll()
    expect((await noor.does(access.ownAccess, {})).gate).toBe('granted')
  })

  test('a message that cannot be processed now is answered, kept, and processed later', async () => {
    const noor = await guest()
    const { payments } = world.house
    const { provider } = payments
    payments.provider = provider && {
      ...provider,
      understand: () => Promise.reject(new ProviderFailed('away')),
    }
    const { subscriptionId } = await payingWith(noor)
    await world.until(
      async () => (await world.query('select 1 from provider_messages where failure is not null')).length > 0,
    )
    await heardAll()
    expect(await world.roleOf(noor)).toBe('no_subscription')
    payments.provider = provider
    await payments.processor.sweep()
    await world.settled()
    expect(await world.roleOf(noor)).toBe('student')
    expect((await messagesAbout(subscriptionId)).length).toBeGreaterThan(0)
  })

  test('a message about a person or a subscription that is none of ours changes nobody', async () => {
    const subscription = {
      id: 'sub_foreign',
      customer: 'cus_foreign',
      status: 'active',
      metadata: { person_id: 'not-a-person' },
      start_date: 1,
      cancel_at: null,
      cancel_at_period_end: false,
      ended_at: null,
      items: { data: [{ current_period_end: 2 }] },
    }
    for (const person_id of ['not-a-person', '01a1fbdb-9280-701a-8c02-d43460e96d61']) {
      const event = { id: `evt_${person_id}`, object: 'event', type: 'customer.subscription.updated', created: 1 }
      const body = JSON.stringify({ ...event, data: { object: { ...subscription, metadata: { person_id } } } })
      expect(await world.tell({ body, signature: signature(body, webhookSecret) })).toBe(200)
    }
    await world.settled()
    expect(await world.query("select 1 from subscriptions where provider_subscription_id = 'sub_foreign'")).toEqual([])
    expect(
      await world.query("select 1 from provider_messages where subject = 'sub_foreign' and processed_at is null"),
    ).toEqual([])
  })

  test('what is kept of a message tells nothing about who somebody is', async () => {
    const noor = await guest()
    await world.pay(noor)
    await heardAll()
    const kept = await world.query<{ payload: unknown }>('select payload from provider_messages')
    expect(JSON.stringify(kept)).not.toContain('@bewezen.example')
  })
})

describe('the end of a subscription', () => {
  test('SUB-STATE-09 SUB-STATE-10 cancelled, access lasts to the end of the period and then the role changes', async () => {
    const noor = await guest()
    const { subscriptionId } = await world.pay(noor)
    await standIn.act(subscriptionId, 'cancelAtPeriodEnd')
    await heardAll()
    const cancelled = await noor.does(membership.mine, {})
    expect(cancelled).toMatchObject({ state: 'active', role: 'student' })
    expect(cancelled.accessUntil).toBe(cancelled.periodEnd)
    await world.pass(32)
    await heardAll()
    expect(await noor.does(membership.mine, {})).toMatchObject({ state: 'none', role: 'cancelled_subscription' })
    expect((await noor.does(access.ownAccess, {})).gate).toBe('noAccess')
    expect((await world.factsOf(noor)).slice(-2).sort()).toEqual(['access.changed', 'subscription.ended'])
  })

  test('SUB-STATE-09 SH-ROLE-08 the earlier role returns on renewal', async () => {
    const plus = await world.person({ role: 'student_plus_lars', entitled: false })
    await world.pay(plus)
    await heardAll()
    expect(await world.roleOf(plus)).toBe('student_plus_lars')
    const [{ provider_subscription_id: first } = { provider_subscription_id: '' }] = await world.query<{
      provider_subscription_id: string
    }>('select provider_subscription_id from subscriptions where user_id = $1', [plus.id])
    await standIn.act(first, 'endNow')
    await heardAll()
    expect(await world.roleOf(plus)).toBe('cancelled_subscription')
    await world.pass(1)
    await world.pay(plus)
    await heardAll()
    expect(await world.roleOf(plus)).toBe('student_plus_lars')
    expect((await world.subscriptionsOf(plus)).map((row) => row.status).sort()).toEqual(['active', 'canceled'])
  })

  test('SUB-STATE-09 SH-ROLE-08 a teacher pays and stops, and stays a teacher', async () => {
    const teacher = await world.person({ role: 'teacher' })
    const { subscriptionId } = await world.pay(teacher)
    await heardAll()
    expect(await teacher.does(membership.mine, {})).toMatchObject({ state: 'active', role: 'teacher' })
    await standIn.act(subscriptionId, 'endNow')
    await heardAll()
    expect(await teacher.does(membership.mine, {})).toMatchObject({ state: 'none', role: 'teacher' })
    expect((await world.factsOf(teacher)).filter((kind) => kind === 'access.changed')).toHaveLength(2)
  })

  test.each(['refund', 'dispute'] as const)('SUB-STATE-10 a %s ends the access at once', async (act) => {
    const noor = await guest()
    const { subscriptionId } = await world.pay(noor)
    await heardAll()
    expect((await noor.does(access.ownAccess, {})).gate).toBe('granted')
    await world.pass(0.01)
    await standIn.act(subscriptionId, act)
    await heardAll()
    expect((await noor.does(access.ownAccess, {})).gate).toBe('noAccess')
    const [payment] = await world.query<{ state: string }>('select state from payments where user_id = $1', [noor.id])
    expect(payment?.state).toBe(act === 'refund' ? 'refunded' : 'disputed')
  })

  test('SUB-STATE-10 a dispute that is won opens the gate again, and the payment counts as paid', async () => {
    const noor = await guest()
    const { subscriptionId } = await world.pay(noor)
    await heardAll()
    await world.pass(0.01)
    await standIn.act(subscriptionId, 'dispute')
    await heardAll()
    await world.pass(0.01)
    await standIn.act(subscriptionId, 'disputeWon')
    await heardAll()
    expect((await noor.does(access.ownAccess, {})).gate).toBe('granted')
    expect(await world.query('select state from payments where user_id = $1', [noor.id])).toEqual([{ state: 'paid' }])
  })

  test('SUB-STATE-06 SH-GATE-16 SUB-STATE-12 a failed payment leaves seven days, and the role follows the clock', async () => {
    const noor = await guest()
    await world.pay(noor)
    await heardAll()
    await standIn.behave({ card_fails: 'true' })
    await world.pass(31)
    await heardAll()
    expect(await world.factsOf(noor)).toContain('payment.failed')
    expect(await noor.does(membership.mine, {})).toMatchObject({ state: 'active' })
    await world.pass(8)
    expect((await noor.does(access.ownAccess, {})).gate).toBe('noAccess')
    expect(await world.roleOf(noor)).toBe('student')
    await reviewLapsed(world.house)
    expect(await world.roleOf(noor)).toBe('cancelled_subscription')
    expect(await reviewLapsed(world.house)).toBe(0)
  })

  test('SUB-STATE-06 SH-GATE-16 a grant that is over ends the access by the clock', async () => {
    const now = Date.parse((await noorNow()).toISOString())
    const sem = await world.person({ role: 'student', entitled: new Date(now + 86_400_000) })
    expect((await sem.does(access.ownAccess, {})).gate).toBe('granted')
    await world.pass(1.1)
    expect((await sem.does(access.ownAccess, {})).gate).toBe('noAccess')
    await reviewLapsed(world.house)
    expect(await world.roleOf(sem)).toBe('cancelled_subscription')
  })

  test('SUB-STATE-07 an end whose message was lost is found by asking', async () => {
    const noor = await guest()
    const { subscriptionId } = await world.pay(noor)
    await heardAll()
    await standIn.behave({ delivery: 'never' })
    await standIn.act(subscriptionId, 'endNow')
    await world.pass(32)
    expect((await noor.does(access.ownAccess, {})).gate).toBe('granted')
    await askAboutSilent(world.house)
    await world.settled()
    expect((await noor.does(access.ownAccess, {})).gate).toBe('noAccess')
    expect(await world.roleOf(noor)).toBe('cancelled_subscription')
  })
})

const noorNow = async () => (await world.query<{ now: Date }>('select app_now() as now'))[0]?.now ?? new Date()
const payingWith = (person: Awaited<ReturnType<typeof guest>>) => world.pay(person)
