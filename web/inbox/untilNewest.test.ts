import { expect, test } from 'vitest'
import { receiveToasts, type ToastContent } from '../base/parts/toast.ts'
import { untilNewest } from './untilNewest.ts'

const [older, newer] = ['2026-01-01T08:00:00.000Z', '2026-01-01T09:00:00.000Z'].map((createdAt) => ({ createdAt }))

test('SH-NOTIF-31 SH-EDGE-29 everything is read up to the newest notification that is shown', async () => {
  expect(await untilNewest(newer, async () => [])).toBe(newer?.createdAt)
})

test('SH-NOTIF-31 while the list still loads it is waited for', async () => {
  const { promise, resolve } = Promise.withResolvers<{ createdAt: string }[]>()
  const until = untilNewest(undefined, () => promise)
  resolve([newer, older].flatMap((one) => one ?? []))
  expect(await until).toBe(newer?.createdAt)
})

test('SH-NOTIF-31 a list that cannot be loaded is told of, an empty one is not', async () => {
  const told: ToastContent[] = []
  const stop = receiveToasts((toast) => told.push(toast))
  // What other files of this process told and nobody showed.
  told.length = 0
  expect(await untilNewest(undefined, async () => [])).toBeNull()
  expect(told).toEqual([])
  expect(await untilNewest(undefined, async () => undefined)).toBeNull()
  expect(told.map(({ title }) => title)).toEqual(['Er ging iets mis bij het markeren als gelezen.'])
  stop()
})
