import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openWorld, type TestPerson } from '../base/testing/world.ts'
import { browser } from './testing/browser.ts'
import { stepwise, withSecondFactor } from './testing/secondFactor.ts'
import { afterwards, frozenWaits } from './testing/waits.ts'

// Races are run on PostgreSQL: the embedded engine does one thing at a time.
const world = await openWorld({ engine: 'server' })
const { house } = world
const { signIn } = browser(world)
const context = await house.auth.$context
const password = 'Wandelen-2026'
const passwordHash = await context.password.hash(password)
let noor: TestPerson

beforeEach(async () => {
  noor = await world.person({ passwordHash })
})
afterwards()

describe('40 sign-ins for one account at the same moment, from 40 addresses', () => {
  /** How many passwords were looked at, and how many at the same time. */
  function judged() {
    const seen = { all: 0, now: 0, most: 0 }
    const verify = context.password.verify.bind(context.password)
    vi.spyOn(context.password, 'verify').mockImplementation(async (given) => {
      seen.all++
      seen.most = Math.max(seen.most, ++seen.now)
      return verify(given).finally(() => seen.now--)
    })
    return seen
  }
  const guess = (email: string) =>
    Promise.all(Array.from({ length: 40 }, (_, at) => signIn({ email, password: `Raden-${at}` })))

  test('SH-AUTH-30 SH-AUTH-33 are judged one at a time, as many as the delay lets through, and the others are refused', async () => {
    const asked = frozenWaits()
    const seen = judged()

    const codes = (await guess(noor.email)).map(({ status }) => status).toSorted()

    // Ten for free, then after 1, 3, 7 and 15 seconds; the next would wait longer than anybody should.
    expect(codes).toEqual([...Array(14).fill(401), ...Array(26).fill(429)])
    expect(asked.toSorted((a, b) => a - b)).toEqual([1_000, 3_000, 7_000, 15_000])
    expect(seen).toEqual({ all: 14, now: 0, most: 1 })
  })

  test('SH-AUTH-30 SH-EDGE-07 are answered in the same way where nobody has such an address', async () => {
    frozenWaits()

    const answers = await guess('nobody@bewezen.example')

    expect(answers.filter(({ code }) => code === 'INVALID_EMAIL_OR_PASSWORD')).toHaveLength(14)
    expect(answers.filter(({ code }) => code === 'TOO_MANY_REQUESTS')).toHaveLength(26)
  })

  test('SH-AUTH-33 hold nobody up who signs in to another account', async () => {
    const asked = frozenWaits()
    const sem = await world.person({ passwordHash })

    const [, hers] = await Promise.all([guess(noor.email), signIn({ email: sem.email, password })])

    expect(hers.status).toBe(200)
    expect(asked).toHaveLength(4)
  })
})

test('SH-AUTH-33 16 guesses at a code, after 16 right passwords, are held to the same: no more than ten are judged', async () => {
  const sem = await world.person({ passwordHash })
  await withSecondFactor(world, sem, password)
  const phones = Array.from({ length: 16 }, (_, at) => stepwise(world, password, `203.0.113.${at}`))
  for (const phone of phones) expect(await phone.signIn(sem.email)).toEqual([403, 'SECOND_FACTOR_NEEDED'])
  frozenWaits()

  const answers = await Promise.all(phones.map((phone) => phone.code('000000x')))

  expect(answers.map(([, code]) => code).toSorted()).toEqual([
    ...Array(6).fill('TOO_MANY_REQUESTS'),
    ...Array(10).fill('WRONG_CODE'),
  ])
})
