import { membership } from '@bewezen/domain/membership/contract.ts'
import { ProviderFailed } from '@bewezen/domain/payments/provider.ts'
import { afterAll, expect, test } from 'vitest'
import { openPayingWorld } from './testing/paying.ts'

const world = await openPayingWorld()
afterAll(() => world.close())
const guest = () => world.person({ role: 'no_subscription' })

test('SUB-PAGE-11 SUB-PAGE-17 X3-CALL-36 who bought something gets the address of the portal, by its own name too', async () => {
  const noor = await guest()
  await world.pay(noor)
  expect((await noor.does(membership.openPortal, {})).url).toMatch(/\/portal\/bps_[A-Za-z0-9]{32}$/)
  const named = await world.app.inject({
    method: 'POST',
    url: '/functions/v1/customer-portal',
    headers: { cookie: noor.cookie, origin: 'http://localhost:3000' },
  })
  expect(named.json()).toEqual({ url: expect.stringMatching(/\/portal\/bps_/) })
})

test('SUB-PAGE-17 who never bought anything, and a visitor, get none', async () => {
  const sem = await guest()
  await expect(sem.does(membership.openPortal, {})).rejects.toMatchObject({ status: 409, code: 'NO_CUSTOMER' })
  await expect(world.visitor().does(membership.openPortal, {})).rejects.toMatchObject({ code: 'SIGN_IN_REQUIRED' })
})

test('SUB-CHECKOUT-12 SUB-CHECKOUT-19 a provider that fails or is not there is a refusal, never a fault', async () => {
  const noor = await guest()
  await world.pay(noor)
  const { payments } = world.house
  const { provider } = payments
  payments.provider = provider && { ...provider, openPortal: () => Promise.reject(new ProviderFailed('away')) }
  await expect(noor.does(membership.openPortal, {})).rejects.toMatchObject({ status: 502, code: 'PROVIDER_FAILED' })
  payments.provider = null
  await expect(noor.does(membership.openPortal, {})).rejects.toMatchObject({ code: 'STRIPE_NOT_CONFIGURED' })
  payments.provider = provider
  expect((await noor.does(membership.openPortal, {})).url).toContain('/portal/')
})
