import { expect, test } from 'vitest'
import { destination } from './destination.ts'
import { answering, refusing } from './testing/answers.ts'

const id = '01a00000-0000-7000-8000-000000000001'
const staff = { gate: 'granted', entitled: false, may: ['useOwnAccount', 'enterWithoutSubscription'] }
const paying = { gate: 'granted', entitled: true, may: ['useOwnAccount'] }
const payingOutsideTheTest = { gate: 'tester', entitled: true, may: ['useOwnAccount'] }
const unpaid = { gate: 'noAccess', entitled: false, may: ['useOwnAccount'] }
const ownAccessAs = (...ownAccess: (object | Error)[]) =>
  answering({ 'account.viewer': { id }, 'access.ownAccess': ownAccess })

test('SH-GATE-01 SH-GATE-02 staff and who has a subscription go to the community, also in tester mode; everybody else to the plans', async () => {
  for (const ownAccess of [staff, paying, payingOutsideTheTest])
    expect(await destination(ownAccessAs(ownAccess).ask, undefined)).toEqual({ path: '/community' })
  expect(await destination(ownAccessAs(unpaid).ask, undefined)).toEqual({ path: '/subscription' })
})

test('SH-ROUTE-34 SH-EDGE-14 the page somebody was sent from comes first, when it is ours and open to them', async () => {
  expect(await destination(ownAccessAs(paying).ask, '/inbox?tab=read')).toEqual({ path: '/inbox?tab=read' })
  expect(await destination(ownAccessAs(unpaid).ask, '/profile')).toEqual({ path: '/profile' })
  expect(await destination(ownAccessAs(unpaid).ask, '/community/beweging')).toEqual({ path: '/subscription' })
  for (const evil of ['//kwaad.example', 'https://kwaad.example', 'javascript:alert(1)', '/\\kwaad.example'])
    expect(await destination(ownAccessAs(paying).ask, evil)).toEqual({ path: '/community' })
})

test('SH-GATE-07 an answer that does not come is asked for once more, and then nothing is guessed', async () => {
  const late = ownAccessAs(refusing('OFFLINE', 503), paying)
  expect(await destination(late.ask, undefined)).toEqual({ path: '/community' })

  const never = ownAccessAs(refusing('UNAVAILABLE', 503))
  expect(await destination(never.ask, undefined)).toEqual({ unknown: 'failed' })
  expect(never.names().filter((name) => name === 'access.ownAccess')).toHaveLength(2)
})

test('a session that is over is told apart, and not asked for again', async () => {
  const over = ownAccessAs(refusing('SIGN_IN_REQUIRED', 401))
  expect(await destination(over.ask, undefined)).toEqual({ unknown: 'signedOut' })
  expect(over.names().filter((name) => name === 'access.ownAccess')).toHaveLength(1)
})
