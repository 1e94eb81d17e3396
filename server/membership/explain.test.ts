import { access } from '@bewezen/domain/access/contract.ts'
import { membership } from '@bewezen/domain/membership/contract.ts'
import { profile } from '@bewezen/domain/profile/contract.ts'
import { afterAll, afterEach, expect, test } from 'vitest'
import { openPayingWorld } from './testing/paying.ts'

const world = await openPayingWorld()
afterAll(() => world.close())
afterEach(() => world.standIn.behave({ delivery: 'prompt', card_fails: 'false' }))
const { standIn } = world
const guest = () => world.person({ role: 'no_subscription' })
const heardAll = async () => {
  await world.until(standIn.isQuiet)
  await world.settled()
}

test('SUB-WHY-01 SUB-WHY-02 SUB-WHY-03 a payment that fails and is repaired: access stays, the page says why, the banner comes and goes', async () => {
  const noor = await guest()
  expect(await noor.does(membership.explain, {})).toMatchObject({ open: false, why: 'never', events: [], invoices: [] })
  const { subscriptionId } = await world.pay(noor)
  await heardAll()
  expect(await noor.does(membership.explain, {})).toMatchObject({
    open: true,
    why: 'paid',
    until: null,
    planName: 'Student lidmaatschap',
    invoices: [{ kind: 'invoice', amountCents: 4900 }],
  })
  expect((await noor.does(access.ownAccess, {})).lateUntil).toBeNull()

  await standIn.behave({ card_fails: 'true' })
  await world.pass(31)
  await heardAll()
  const late = await noor.does(membership.explain, {})
  expect(late).toMatchObject({ open: true, why: 'late' })
  expect(late.events.map(({ kind }) => kind)).toContain('failed')
  const ownAccess = await noor.does(access.ownAccess, {})
  expect([ownAccess.gate, ownAccess.lateUntil]).toEqual(['granted', late.until])
  expect((await noor.does(membership.mine, {})).lateUntil).toBe(late.until)

  const ear = await noor.listens()
  await standIn.act(subscriptionId, 'payAfterAll')
  await heardAll()
  // An open page hears of it, so that its banner goes.
  await world.until(() => ear.kinds().includes('access.changed'))
  expect((await noor.does(access.ownAccess, {})).lateUntil).toBeNull()
  expect(await noor.does(membership.explain, {})).toMatchObject({ open: true, why: 'paid' })
})

test('SUB-WHY-03 after seven days the door closes and the page says so', async () => {
  const noor = await guest()
  await world.pay(noor)
  await heardAll()
  await standIn.behave({ card_fails: 'true' })
  await world.pass(31)
  await heardAll()
  const { lateUntil } = await noor.does(membership.mine, {})
  await world.pass(8)
  expect(await noor.does(membership.explain, {})).toMatchObject({ open: false, why: 'lateOver', until: lateUntil })
  expect((await noor.does(access.ownAccess, {})).lateUntil).toBeNull()
  // The plan page goes on leading to the repair, and neither it nor the profile still calls this a membership.
  expect(await noor.does(membership.mine, {})).toMatchObject({ state: 'none', planName: null, lateUntil })
  expect((await noor.does(profile.mine, {})).subscription).toBeNull()
  await expect(world.startCheckout(noor)).rejects.toMatchObject({ code: 'ALREADY_SUBSCRIBED' })
})

test('SUB-WHY-02 nobody reads the payments of somebody else', async () => {
  const [noor, sem] = [await guest(), await guest()]
  await world.pay(noor)
  await heardAll()
  expect(await sem.does(membership.explain, {})).toMatchObject({ why: 'never', events: [], invoices: [] })
})

test('SUB-LAW-06 an own bill is a PDF with its number; for anybody else there is none', async () => {
  const [noor, sem] = [await guest(), await guest()]
  await world.pay(noor)
  await heardAll()
  const [invoice] = (await noor.does(membership.explain, {})).invoices
  const ask = (cookie: string, number = invoice?.number ?? '') =>
    world.app.inject({ url: `/api/payments/invoice/${number}.pdf`, headers: cookie ? { cookie } : {} })
  const own = await ask(noor.cookie)
  expect([own.statusCode, own.headers['content-type'], own.headers['cache-control']]).toEqual([
    200,
    'application/pdf',
    'private, no-store',
  ])
  expect(own.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  expect(own.headers['content-disposition']).toContain(`factuur-${invoice?.number}.pdf`)
  expect((await ask(sem.cookie)).statusCode).toBe(404)
  expect((await ask('')).statusCode).toBe(401)
  expect((await ask(noor.cookie, '2026-99999')).statusCode).toBe(404)
})

test('SUB-LAW-06 numbers of a year have no gaps, however often and in whatever order it is told', async () => {
  await standIn.behave({ delivery: 'twice' })
  for (const _ of [1, 2]) await world.pay(await guest())
  await standIn.behave({ delivery: 'reversed' })
  await world.pay(await guest())
  await heardAll()
  const rows = await world.query<{ number: string }>('select number from invoices order by number')
  const years = Map.groupBy(rows, ({ number }) => number.slice(0, 4))
  for (const of of years.values())
    expect(of.map(({ number }) => Number(number.slice(5)))).toEqual(of.map((_row, index) => index + 1))
  const twice = await world.query('select payment_id from invoices group by payment_id, kind having count(*) > 1')
  expect(twice).toEqual([])
})
