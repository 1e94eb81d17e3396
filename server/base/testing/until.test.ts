import { expect, test } from 'vitest'
import { overOnce, until, untilHolds } from './until.ts'

test('what never comes is not waited for: once nothing is under way the check fails with what it said last', async () => {
  let looks = 0
  const check = () => {
    looks += 1
    throw new Error(`look ${looks}`)
  }
  await expect(untilHolds(check, () => looks > 2)).rejects.toThrow(/^look \d+$/)
  await expect(
    until(
      () => false,
      () => true,
    ),
  ).rejects.toThrow('nothing is under way')
})

test('what comes late is waited for as long as something is under way, and answered', async () => {
  let looks = 0
  const check = async () => {
    looks += 1
    if (looks < 20) throw new Error('not yet')
    return 'here'
  }
  expect(await untilHolds(check, () => looks > 18)).toBe('here')
  expect(
    await untilHolds(
      () => undefined,
      () => false,
    ),
  ).toBeUndefined()
})

test('work is over once it was done or failed, and not before', async () => {
  const [done, failed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const [isDone, isFailed] = [overOnce(done.promise), overOnce(failed.promise)]
  await Promise.resolve()
  expect([isDone(), isFailed()]).toEqual([false, false])
  done.resolve()
  failed.reject(new Error('no'))
  await Promise.allSettled([done.promise, failed.promise])
  expect([isDone(), isFailed()]).toEqual([true, true])
})
