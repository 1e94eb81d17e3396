import { account } from '@bewezen/domain/account/contract.ts'
import { expect, test } from 'vitest'
import { openWorld } from '../base/testing/world.ts'
import { browser } from './testing/browser.ts'

// Races are run on PostgreSQL: the embedded engine does one thing at a time.
const world = await openWorld({ engine: 'server' })
const { signIn } = browser(world)

test('SEC-ACC-07 of five devices that change the password at the same moment one wins, and the others change nothing', async () => {
  const old = 'Wandelen-2026'
  const passwordHash = await (await world.house.auth.$context).password.hash(old)
  const noor = await world.person({ passwordHash })
  const others = await Promise.all(Array.from({ length: 4 }, () => world.signedIn(noor)))

  const answers = await Promise.allSettled(
    [noor, ...others].map((device, at) =>
      device.does(account.changePassword, { password: old, newPassword: `Zwemmen-202${at}` }),
    ),
  )

  const won = answers.flatMap(({ status }, at) => (status === 'fulfilled' ? [at] : []))
  expect(won).toHaveLength(1)
  // Whoever came late is signed out by then, or hears that the present password is another one.
  for (const answer of answers)
    if (answer.status === 'rejected') expect(['WRONG_PASSWORD', 'SIGN_IN_REQUIRED']).toContain(answer.reason.code)
  for (const at of [0, 1, 2, 3, 4]) {
    const { status } = await signIn({ email: noor.email, password: `Zwemmen-202${at}` })
    expect(status === 200).toBe(at === won[0])
  }
})
