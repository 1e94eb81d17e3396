import { account } from '@bewezen/domain/account/contract.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { openWorld } from '../base/testing/world.ts'
import { inSameTime, sameTimeMs } from './sameTime.ts'
import { browser } from './testing/browser.ts'

afterEach(() => vi.useRealTimers())

test('what is done at once is answered no sooner than the rest', async () => {
  vi.useFakeTimers()
  let answered = false
  const done = inSameTime(async () => 'done').then((answer) => {
    answered = true
    return answer
  })

  await vi.advanceTimersByTimeAsync(sameTimeMs - 1)
  expect(answered).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await done).toBe('done')
})

test('SH-RESET-02 SH-EDGE-07 asking for a reset and for a new confirmation wait so long, known address or not', async () => {
  const world = await openWorld()
  const { askReset } = browser(world)
  const known = await world.person({ confirmed: false })
  const resend = (email: string) => world.visitor().does(account.resendConfirmation, { email })
  const waits = async (ask: () => Promise<unknown>) => {
    const timers = vi.spyOn(globalThis, 'setTimeout')
    await ask()
    const waited = timers.mock.calls.filter(([, ms]) => ms === sameTimeMs).length
    timers.mockRestore()
    return waited
  }

  for (const email of [known.email, 'nobody@bewezen.example'])
    expect([await waits(() => askReset({ email })), await waits(() => resend(email))]).toEqual([1, 1])
})
