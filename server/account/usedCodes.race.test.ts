import { beforeEach, expect, test } from 'vitest'
import { openWorld, type TestPerson } from '../base/testing/world.ts'
import { codeOf, stepwise, withSecondFactor } from './testing/secondFactor.ts'
import { spendStep } from './usedCodes.ts'

// Races are run on PostgreSQL: the embedded engine does one thing at a time.
const world = await openWorld({ engine: 'server' })
const { house } = world
const password = 'Wandelen-2026'
const passwordHash = await (await house.auth.$context).password.hash(password)
let noor: TestPerson

beforeEach(async () => {
  noor = await world.person({ passwordHash })
  await withSecondFactor(world, noor, password)
})

test('SEC-ACC-01 of ten browsers that give the same code at the same moment one is signed in', async () => {
  const code = await codeOf(world, noor.id)
  const phones = Array.from({ length: 10 }, (_, at) => stepwise(world, password, `198.51.101.${at + 1}`))
  for (const phone of phones) expect(await phone.signIn(noor.email)).toEqual([403, 'SECOND_FACTOR_NEEDED'])

  await Promise.all(phones.map((phone) => phone.code(code)))

  expect(phones.filter((phone) => phone.isSignedIn())).toHaveLength(1)
})

test('SEC-ACC-01 a half minute that twenty use up at the same moment is used by one', async () => {
  await codeOf(world, noor.id)
  const spent = await Promise.all(Array.from({ length: 20 }, () => spendStep(house.database.db, noor.id, 100)))
  expect(spent.filter(Boolean)).toHaveLength(1)
})
