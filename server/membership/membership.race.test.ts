import { newId } from '@bewezen/domain/base/ids.ts'
import { membership } from '@bewezen/domain/membership/contract.ts'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { together } from '../base/testing/together.ts'
import { saveCheckout, savePayments } from '../payments/index.ts'
import { lockPerson } from './person.ts'
import { openPayingWorld, studentPlanId } from './testing/paying.ts'

const world = await openPayingWorld({ engine: 'server' })
afterAll(() => world.close())
const { house, standIn } = world
const guest = () => world.person({ role: 'no_subscription' })
const times = <T>(count: number, work: () => Promise<T>) =>
  Promise.allSettled(Array.from({ length: count }, () => work()))
/** How many succeed of many at once who have all looked before any of them can write in a table. */
const succeeded = async (table: string, count: number, work: Parameters<typeof house.transaction>[0]) =>
  (await together(house, table, count, work)).filter((one) => one.status === 'fulfilled').length

describe('SUB-CHECKOUT-20 two tabs, one checkout', () => {
  const openCheckouts = async (person: { id: string }) =>
    (await world.query("select 1 from checkouts where user_id = $1 and state in ('opening', 'open')", [person.id]))
      .length
  const saveTogether = (person: { id: string }, locked: boolean) =>
    succeeded('checkouts', 12, async (tx, now) => {
      if (locked) await lockPerson(tx, person.id)
      const sale = { personId: person.id, kind: 'subscription', subjectId: studentPlanId, amountCents: 4900 }
      return saveCheckout(tx, sale, now)
    })

  test('SUB-CHECKOUT-20 twenty requests at once get one address', async () => {
    const noor = await guest()
    const asked = { product_id: studentPlanId, agreed_to_terms: true }
    const answers = await Promise.all(Array.from({ length: 20 }, () => noor.does(membership.startCheckout, asked)))
    expect(new Set(answers.map(({ url }) => url)).size).toBe(1)
    expect(await openCheckouts(noor)).toBe(1)
  })

  test('with the lock on the person everybody gets the same one', async () => {
    const noor = await guest()
    expect(await saveTogether(noor, true)).toBe(12)
    expect(await openCheckouts(noor)).toBe(1)
  })

  test('without the lock the constraint still allows one', async () => {
    const noor = await guest()
    expect(await saveTogether(noor, false)).toBe(1)
    expect(await openCheckouts(noor)).toBe(1)
  })

  test('without both there are several: the race is real', async () => {
    const noor = await guest()
    await world.query('drop index checkouts_one_open')
    expect(await saveTogether(noor, false)).toBe(12)
    expect(await openCheckouts(noor)).toBe(12)
    await world.query("update checkouts set state = 'failed' where user_id = $1", [noor.id])
    await world.query(
      "create unique index checkouts_one_open on checkouts (user_id, kind, subject_id) where state in ('opening', 'open')",
    )
  })
})

describe('never a second active subscription', () => {
  const insertLive = (person: { id: string }) =>
    succeeded('subscriptions', 8, async (tx, now) => {
      // Each looks before it writes, as any code would.
      const { rows } = await tx.execute(sql`select 1 from subscriptions where user_id = ${person.id}`)
      if (rows.length > 0) throw new Error('there is one')
      await tx.execute(
        sql`insert into subscriptions (id, user_id, status, provider_subscription_id, created_at, updated_at)
          values (${newId()}, ${person.id}, 'active', ${newId()}, ${now}, ${now})`,
      )
    })
  const live = async (person: { id: string }) =>
    (await world.query("select 1 from subscriptions where user_id = $1 and status = 'active'", [person.id])).length

  test('SUB-CHECKOUT-20 X3-EDGE-41 the database refuses the second, and without its constraint there would be more', async () => {
    const [noor, sem] = [await guest(), await guest()]
    expect(await insertLive(noor)).toBe(1)
    expect(await live(noor)).toBe(1)
    await world.query('drop index subscriptions_one_live')
    expect(await insertLive(sem)).toBe(8)
    expect(await live(sem)).toBe(8)
    await world.query('delete from subscriptions where user_id = $1', [sem.id])
    await world.query(
      "create unique index subscriptions_one_live on subscriptions (user_id) where status in ('active', 'trialing', 'past_due')",
    )
  })

  test('X3-EDGE-41 two paid in two windows at once, told at once: one runs and the other is surplus', async () => {
    const noor = await guest()
    await standIn.behave({ delivery: 'held' })
    const first = await world.pay(noor)
    await world.pass(0.01)
    const second = await standIn.provider.startCheckout({
      checkoutId: newId(),
      personId: noor.id,
      planId: studentPlanId,
      customerId: await standIn.provider.ensureCustomer({ id: noor.id, email: noor.email }),
      priceId: await standIn.provider.ensurePrice({
        id: studentPlanId,
        name: 'Student lidmaatschap',
        priceCents: 4900,
      }),
      successUrl: 'http://localhost:3000/',
      cancelUrl: 'http://localhost:3000/',
      expiresAt: new Date(Date.now() + 60 * 60_000).toISOString(),
    })
    await standIn.pay(second.sessionId)
    await standIn.behave({ delivery: 'prompt' })
    await standIn.release()
    await times(6, () => house.payments.processor.sweep())
    await world.until(standIn.isQuiet)
    await times(6, () => house.payments.processor.sweep())
    await world.settled()
    expect((await world.subscriptionsOf(noor)).map((row) => row.status).sort()).toEqual(['active', 'surplus'])
    const [kept] = await world.query<{ provider_subscription_id: string }>(
      "select provider_subscription_id from subscriptions where user_id = $1 and status = 'active'",
      [noor.id],
    )
    expect([first.subscriptionId]).toContain(kept?.provider_subscription_id)
  })
})

describe('SUB-LAW-03 one withdrawal', () => {
  const withdrawalsOf = async (person: { id: string }) =>
    (await world.query('select 1 from withdrawals where user_id = $1', [person.id])).length
  const member = async () => {
    const noor = await guest()
    await world.pay(noor)
    await world.until(async () => (await noor.does(membership.mine, {})).state === 'active')
    return noor
  }
  /** Looks before it writes, as any code would, and holds no lock on the person. */
  const insertTogether = async (person: { id: string }) => {
    const [own] = await world.query<{ id: string }>('select id from subscriptions where user_id = $1', [person.id])
    return succeeded('withdrawals', 6, async (tx, now) => {
      const { rows } = await tx.execute(sql`select 1 from withdrawals where subscription_id = ${own?.id}`)
      if (rows.length > 0) throw new Error('there is one')
      await tx.execute(
        sql`insert into withdrawals (id, user_id, subscription_id, withdrawn_at)
          values (${newId()}, ${person.id}, ${own?.id}, ${now})`,
      )
    })
  }

  test('SUB-LAW-03 SUB-LAW-04 SUB-LAW-07 eight tabs that withdraw at once are one withdrawal, one receipt and one refund to make', async () => {
    const noor = await member()
    const answers = await times(8, () => noor.does(membership.withdraw, { id: newId() }))
    const moments = answers.map((one) => (one.status === 'fulfilled' ? one.value.withdrawnAt : one.reason))
    expect(new Set(moments).size).toBe(1)
    expect(await withdrawalsOf(noor)).toBe(1)
    expect((await world.factsOf(noor)).filter((kind) => kind === 'withdrawal.made')).toHaveLength(1)
  })

  test('without the lock the constraint still allows one, and without both there are several', async () => {
    const [noor, sem] = [await member(), await member()]
    expect(await insertTogether(noor)).toBe(1)
    await world.query('alter table withdrawals drop constraint withdrawals_subscription_id_unique')
    expect(await insertTogether(sem)).toBe(6)
    await world.query('delete from withdrawals where user_id = $1', [sem.id])
    await world.query(
      'alter table withdrawals add constraint withdrawals_subscription_id_unique unique (subscription_id)',
    )
  })
})

describe('SUB-LAW-06 numbers without gaps', () => {
  test('SUB-LAW-06 bills issued at the same moment get numbers that follow each other', async () => {
    const noor = await guest()
    let count = 0
    const issued = await succeeded('invoice_counts', 6, async (tx, now) => {
      count += 1
      const told = { id: `evt_bill_${count}`, at: now.toISOString(), subscriptionId: 'sub_bill', amountCents: 4900 }
      const sold = { personId: noor.id, kind: 'subscription', subjectId: newId(), description: 'Student lidmaatschap' }
      await savePayments(tx, sold, [{ ...told, kind: 'invoicePaid', invoiceId: `in_bill_${count}` }], now)
    })
    expect(issued).toBe(6)
    const rows = await world.query<{ number: string }>(
      'select i.number from invoices i join payments p on p.id = i.payment_id where p.user_id = $1 order by i.number',
      [noor.id],
    )
    const numbers = rows.map(({ number }) => Number(number.split('-')[1]))
    expect(numbers).toEqual(numbers.map((_, at) => (numbers[0] ?? 0) + at))
    expect(numbers).toHaveLength(6)
  })

  test('counting what is there instead, only one of six gets its bill', async () => {
    const [{ id: paymentId } = { id: '' }] = await world.query<{ id: string }>('select id from payments limit 1')
    let count = 0
    const issued = await succeeded('invoices', 6, async (tx, now) => {
      count += 1
      const kind = `race ${count}`
      const { rows } = await tx.execute<{ next: number }>(sql`select count(*)::int + 1 as next from invoices`)
      await tx.execute(
        sql`insert into invoices (id, number, payment_id, kind, description, total_cents, vat_cents, vat_rate, issued_at)
          values (${newId()}, ${`race-${rows[0]?.next}`}, ${paymentId}, ${kind}, 'race', 1, 0, 0, ${now})`,
      )
    })
    expect(issued).toBe(1)
    await world.query("delete from invoices where description = 'race'")
  })
})

describe('X3-EDGE-38 each message once', () => {
  test('X3-EDGE-38 ten processes that find the same messages settle each of them once', async () => {
    const noor = await guest()
    await standIn.behave({ delivery: 'never' })
    const { sessionId } = await world.pay(noor)
    const { payments } = house
    const read = await payments.provider?.readCheckout(sessionId)
    if (!read?.subscription) throw new Error('the checkout was paid')
    const { at, subscription } = read
    await times(10, () => payments.processor.hear(at, subscription))
    expect((await world.factsOf(noor)).filter((kind) => kind === 'subscription.started')).toHaveLength(1)
    expect(await world.subscriptionsOf(noor)).toHaveLength(1)
    await standIn.behave({ delivery: 'prompt' })
  })

  test('looking first and marking later, as a process without the claim would, lets several through', async () => {
    await world.query(
      `insert into provider_messages (id, type, payload, occurred_at, received_at) values ('evt_race', 'ping', '{}', now(), now())`,
    )
    let settled = 0
    await succeeded('provider_messages', 6, async (tx) => {
      const { rows } = await tx.execute(sql`select processed_at from provider_messages where id = 'evt_race'`)
      if (rows[0]?.processed_at) return
      await tx.execute(sql`update provider_messages set processed_at = now() where id = 'evt_race'`)
      settled += 1
    })
    expect(settled).toBe(6)
  })
})
