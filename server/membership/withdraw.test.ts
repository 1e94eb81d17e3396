import { access } from '@bewezen/domain/access/contract.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { membership } from '@bewezen/domain/membership/contract.ts'
import { afterAll, expect, test } from 'vitest'
import { openPayingWorld } from './testing/paying.ts'

const world = await openPayingWorld({ jobs: true })
afterAll(() => world.close())
const guest = () => world.person({ role: 'no_subscription', firstName: 'Noor' })
type Member = Awaited<ReturnType<typeof guest>>
const isActive = async (member: Member) => (await member.does(membership.mine, {})).state === 'active'
const paymentsOf = (member: Member) =>
  world.query<{ state: string }>('select state from payments where user_id = $1', [member.id])
const mailsOf = async (member: Member) => (await world.house.mail.listLocal(member.email)).map(({ subject }) => subject)

test('SUB-LAW-03 SUB-LAW-04 SUB-LAW-07 on day 3 a member withdraws: all comes back, the door closes and the receipt is mailed', async () => {
  const noor = await guest()
  await world.pay(noor)
  await world.until(() => isActive(noor))
  await world.pass(3)
  const own = await noor.does(membership.mine, {})
  expect(own.withdrawUntil).not.toBeNull()

  const id = newId()
  const first = await noor.does(membership.withdraw, { id })
  // Again, from another tab too: one withdrawal, one refund, one receipt.
  expect(await noor.does(membership.withdraw, { id })).toEqual(first)
  await world.until(async () => (await noor.does(access.ownAccess, {})).gate === 'noAccess')
  expect((await noor.does(membership.mine, {})).withdrawUntil).toBeNull()
  await world.until(async () => (await paymentsOf(noor))[0]?.state === 'refunded')
  await world.until(async () => (await mailsOf(noor)).includes('withdrawn'))
  // The bill and the note that takes it back.
  await world.until(async () => (await mailsOf(noor)).filter((subject) => subject === 'invoice').length === 2)
  await world.settled()

  expect((await mailsOf(noor)).sort()).toEqual(['invoice', 'invoice', 'subscriptionStarted', 'withdrawn'])
  expect(await world.roleOf(noor)).toBe('cancelled_subscription')
  const story = await noor.does(membership.explain, {})
  expect(story).toMatchObject({ open: false, why: 'withdrawn' })
  expect(story.events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['withdrawn', 'refunded', 'paid']))
  expect(story.invoices.map(({ amountCents }) => amountCents).sort()).toEqual([-4900, 4900])
  await expect(noor.does(membership.withdraw, { id: newId() })).rejects.toMatchObject({ code: 'NOTHING_TO_WITHDRAW' })
})

test('SUB-LAW-03 after fourteen days, and without a subscription, nothing can be withdrawn from', async () => {
  const [noor, sem] = [await guest(), await guest()]
  await world.pay(noor)
  await world.until(() => isActive(noor))
  await expect(sem.does(membership.withdraw, { id: newId() })).rejects.toMatchObject({ code: 'NOTHING_TO_WITHDRAW' })
  await world.pass(16)
  expect((await noor.does(membership.mine, {})).withdrawUntil).toBeNull()
  await expect(noor.does(membership.withdraw, { id: newId() })).rejects.toMatchObject({ code: 'WITHDRAWAL_OVER' })
  expect(await isActive(noor)).toBe(true)
  expect(await paymentsOf(noor)).toEqual([{ state: 'paid' }])
})

test('SUB-LAW-03 the id of somebody else’s withdrawal does nothing and tells nothing', async () => {
  const [noor, sem] = [await guest(), await guest()]
  await world.pay(noor)
  await world.pay(sem)
  await world.until(async () => (await isActive(noor)) && (await isActive(sem)))
  const id = newId()
  await noor.does(membership.withdraw, { id })
  await expect(sem.does(membership.withdraw, { id })).rejects.toMatchObject({ code: 'ID_IN_USE' })
  expect(await isActive(sem)).toBe(true)
})
