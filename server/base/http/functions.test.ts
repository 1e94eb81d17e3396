import { expect, test } from 'vitest'
import { openWorld } from '../testing/world.ts'

const world = await openWorld()
const post = (name: string, body: object, cookie?: string) =>
  world.app.inject({ method: 'POST', url: `/functions/v1/${name}`, payload: body, headers: cookie ? { cookie } : {} })

test('X3-CALL-38 check-subscription answers the tier and the role of the caller', async () => {
  const [student, guest] = [await world.person(), await world.person({ role: 'no_subscription', entitled: false })]

  expect((await post('check-subscription', {}, student.cookie)).json()).toMatchObject({ role: 'student' })
  expect((await post('check-subscription', {}, guest.cookie)).json()).toMatchObject({
    role: 'no_subscription',
    subscription_tier: null,
  })
})

test('a function refuses like its operation, in the one shape of refusals', async () => {
  const student = await world.person({ role: 'no_subscription', entitled: false })
  const refused = await post(
    'create-checkout-subscription',
    { product_id: 'x', agreed_to_terms: false },
    student.cookie,
  )

  expect(refused.statusCode).toBe(422)
  expect(refused.json()).toMatchObject({ code: 'TERMS_REQUIRED' })
  expect((await post('create-checkout-subscription', {})).statusCode).toBe(401)
  expect((await post('no-such-function', {})).statusCode).toBe(404)
})
