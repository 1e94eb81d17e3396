import { membership } from '@bewezen/domain/membership/contract.ts'
import { expect, test } from 'vitest'
import { freePort } from '../base/testing/freePort.ts'
import { until } from '../base/testing/until.ts'
import { openWorld } from '../base/testing/world.ts'
import { standInFor } from '../payments/payments.ts'
import { studentPlanId } from './testing/paying.ts'

const port = await freePort()
const site = `http://127.0.0.1:${port}`
const world = await openWorld({ env: { PORT: String(port), SITE_URL: site } })
await world.app.listen({ port, host: '127.0.0.1' })

async function isQuiet(): Promise<boolean> {
  await world.house.payments.processor.settle()
  const { baseUrl = '', apiKey = '' } = standInFor(world.house.settings) ?? {}
  const answer = await fetch(`${baseUrl}/control`, { headers: { authorization: `Bearer ${apiKey}` } })
  return ((await answer.json()) as { undelivered: number }).undelivered === 0
}

test('SUB-CHECKOUT-09 SUB-STATE-07 on a machine without a provider the whole way works: checkout, test payment, message, access', async () => {
  const noor = await world.person({ role: 'no_subscription' })
  const { url } = await noor.does(membership.startCheckout, { product_id: studentPlanId, agreed_to_terms: true })
  expect(url.startsWith(`${site}/dev/stripe/checkout/cs_test_`)).toBe(true)

  const page = await fetch(url)
  expect(await page.text()).toContain('Testbetaling')
  expect(page.headers.get('content-security-policy')).not.toContain('unsafe')
  // As a browser posts the form: with the origin of the site.
  const paid = await fetch(url, { method: 'POST', headers: { origin: site }, redirect: 'manual' })
  expect(paid.status).toBe(303)
  expect(paid.headers.get('location')).toMatch(/\/subscription-success\?session_id=cs_test_/)

  await until(async () => (await noor.does(membership.mine, {})).state === 'active', isQuiet)
  expect(await noor.does(membership.check, {})).toEqual({ subscription_tier: 'student', role: 'student' })
})

test('another site cannot pay in somebody else’s name, and nobody can call the stand-in without its key', async () => {
  const noor = await world.person({ role: 'no_subscription' })
  const { url } = await noor.does(membership.startCheckout, { product_id: studentPlanId, agreed_to_terms: true })
  const foreign = await fetch(url, { method: 'POST', headers: { origin: 'https://evil.example' }, redirect: 'manual' })
  expect(foreign.status).toBe(403)
  expect((await fetch(`${site}/dev/stripe/control`)).status).toBe(401)
  expect((await fetch(`${site}/dev/stripe/v1/events`)).status).toBe(401)
  expect(await noor.does(membership.mine, {})).toMatchObject({ state: 'none' })
})
