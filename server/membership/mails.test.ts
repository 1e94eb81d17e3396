import { afterAll, expect, test } from 'vitest'
import { openPayingWorld } from './testing/paying.ts'

const world = await openPayingWorld({ jobs: true })
afterAll(() => world.close())

test('SUB-STATE-12 SUB-LAW-07 start, bill, failed payment and end are each told once by mail, with what the mail must say', async () => {
  const { standIn } = world
  const noor = await world.person({ role: 'no_subscription', firstName: 'Noor' })
  const mails = async () => {
    const all = await world.house.mail.listLocal(noor.email)
    return new Map(all.map((mail) => [mail.subject, JSON.parse(mail.text) as Record<string, unknown>]))
  }
  const hasMail = (template: string) => world.until(async () => (await mails()).has(template))

  await standIn.behave({ delivery: 'twice' })
  const { subscriptionId } = await world.pay(noor)
  await hasMail('subscriptionStarted')
  await standIn.behave({ card_fails: 'true' })
  await world.pass(31)
  await hasMail('paymentFailed')
  await standIn.act(subscriptionId, 'endNow')
  await hasMail('subscriptionEnded')

  const told = await mails()
  expect(told.get('subscriptionStarted')).toMatchObject({
    firstName: 'Noor',
    paid: { plan: 'Student lidmaatschap', priceCents: 4900 },
    link: 'http://localhost:3000/community',
    withdrawLink: 'http://localhost:3000/subscription/herroepen',
  })
  expect(told.get('paymentFailed')).toMatchObject({
    portalLink: 'http://localhost:3000/subscription',
    priceCents: 4900,
  })
  expect(told.get('subscriptionEnded')).toMatchObject({ link: 'http://localhost:3000/subscription' })
  await hasMail('invoice')
  expect(told.get('invoice') ?? (await mails()).get('invoice')).toMatchObject({
    number: expect.stringMatching(/^\d{4}-\d{5}$/),
    totalCents: 4900,
    vatCents: 850,
    link: 'http://localhost:3000/profile/toegang',
  })
  expect(await world.house.mail.listLocal(noor.email)).toHaveLength(4)
})
