import { account } from '@bewezen/domain/account/contract.ts'
import { expect, test } from 'vitest'
import { openWorld } from '../base/testing/world.ts'
import { browser, linksTo, typed } from './testing/browser.ts'

const world = await openWorld({ jobs: true })
const { signIn, signOut, askReset, reset } = browser(world)
const next = 'Zwemmen-2026'

/** Who the server says a session belongs to. */
async function whoIs(cookie: string | null) {
  const answer = await world.app.inject({ url: '/api/account/viewer', headers: cookie ? { cookie } : {} })
  return answer.statusCode === 200 ? answer.json<{ email: string }>().email : answer.statusCode
}

test('SH-CALL-33 SH-CALL-34 SH-CALL-35 SH-CALL-36 an account is made, confirmed by its token, signed in, known, given another password and signed out', async () => {
  await world.visitor().does(account.register, typed)
  await world.visitor().does(account.resendConfirmation, { email: typed.email })
  const tokens = await linksTo(world, typed.email, '/auth/confirm', 2)
  // Each mail makes the link before it useless, so one of the two confirms, in whichever order they came in.
  const answers = []
  for (const token of tokens)
    answers.push(await world.app.inject({ method: 'POST', url: '/api/account/confirm', payload: { token } }))
  const sessions = answers.flatMap(({ cookies }) => cookies.filter(({ name }) => name.endsWith('session_token')))
  expect(sessions).toHaveLength(1)
  expect(await whoIs(sessions.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join())).toBe(
    typed.email,
  )

  const first = await signIn(typed)
  expect([first.status, await whoIs(first.cookie), await whoIs(null)]).toEqual([200, typed.email, 401])
  await askReset({ email: typed.email })
  const [token] = await linksTo(world, typed.email, '/reset-password', 1)
  expect((await reset({ token, newPassword: next })).status).toBe(200)
  expect((await signIn(typed)).status).toBe(401)

  const { cookie } = await signIn({ ...typed, password: next })
  expect(await whoIs(cookie)).toBe(typed.email)
  expect((await signOut({}, { cookie: cookie ?? '' })).status).toBe(200)
  expect(await whoIs(cookie)).toBe(401)
})
