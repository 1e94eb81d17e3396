import { account } from '@bewezen/domain/account/contract.ts'
import { expect, test } from 'vitest'
import { openWorld } from '../base/testing/world.ts'

const world = await openWorld({ env: { SIGN_UP_LIMIT: '3' } })
const asking = (firstName: string, lastName: string) =>
  world.visitor().does(account.suggestUsername, { firstName, lastName })

test('SH-USER-10 SH-USER-12 SH-USER-13 the first candidate that nobody has is suggested, whatever the case of who has it', async () => {
  expect(await asking('Zoë', 'Van Dijk')).toEqual({ username: 'zoe_vandijk' })

  await world.given.person({ username: 'Zoe_VanDijk' })
  expect(await asking('Zoë', 'Van Dijk')).toEqual({ username: 'zoevandijk' })

  for (const username of ['zoevandijk', 'zvandijk', 'zoev', 'zoe_vandijk1']) await world.given.person({ username })
  expect(await asking('Zoë', 'Van Dijk')).toEqual({ username: 'zoe_vandijk2' })
})

test('SH-USER-10 nothing is suggested for what is no name', async () => {
  expect(await asking('Zoë', '<b>')).toEqual({ username: null })
  expect(await asking('  ', 'Van Dijk')).toEqual({ username: null })
})

test('SH-CALL-15 a suggestion counts as one check of its network address', async () => {
  const visitor = world.visitor()
  const names = { firstName: 'Noor', lastName: 'Bos' }
  for (let asked = 0; asked < 3; asked++) await visitor.does(account.suggestUsername, names)

  const refused = { status: 429, code: 'TOO_MANY_REQUESTS' }
  await expect(visitor.does(account.suggestUsername, names)).rejects.toMatchObject(refused)
  await expect(visitor.does(account.usernameAvailable, { username: 'noor' })).rejects.toMatchObject(refused)
  expect(await asking('Noor', 'Bos')).toEqual({ username: 'noor_bos' })
})
