import type { OwnMembership } from '@bewezen/domain/membership/contract.ts'
import { environmentManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkoutResult } from './checkoutResult.ts'
import { checkoutResultRead } from './useCheckoutResult.ts'

const confirmReturn = vi.hoisted(() => vi.fn<(asked: { session_id: string | null }) => Promise<OwnMembership>>())
vi.mock('../base/api/api.ts', () => ({ api: { membership: { confirmReturn: { call: confirmReturn } } } }))

const own = (state: 'active' | 'none') => ({ state }) as OwnMembership

/** A page that somebody came back to after paying, as it looks and looks again. */
function page(attempt = 1) {
  const queries = new QueryClient()
  const observer = new QueryObserver(queries, checkoutResultRead(queries, 'cs_1', attempt))
  const leave = observer.subscribe(() => {})
  return { leave, result: () => checkoutResult(observer.getCurrentResult().data ?? { own: null, looks: 0 }) }
}
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

beforeEach(() => {
  // Only in a browser is anything asked again by itself.
  environmentManager.setIsServer(() => false)
  vi.useFakeTimers()
  confirmReturn.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
})

test('SUB-RESULT-05 a payment that comes later than its payer is found at the next look, and looked for no more', async () => {
  confirmReturn.mockResolvedValueOnce(own('none')).mockResolvedValueOnce(own('none')).mockResolvedValue(own('active'))
  const { result, leave } = page()
  await pass(0)
  expect(result()).toBe('checking')
  await pass(3)
  expect(result()).toBe('checking')
  await pass(3)
  expect(result()).toBe('active')
  await pass(60)
  expect(confirmReturn).toHaveBeenCalledTimes(3)
  expect(confirmReturn).toHaveBeenLastCalledWith({ session_id: 'cs_1' })
  leave()
})

test('SUB-RESULT-05 after 30 seconds the looking ends without a payment, until somebody asks again', async () => {
  confirmReturn.mockResolvedValue(own('none'))
  const first = page()
  await pass(29)
  expect(first.result()).toBe('checking')
  await pass(40)
  expect(first.result()).toBe('failed')
  expect(confirmReturn).toHaveBeenCalledTimes(11)
  first.leave()
  const again = page(2)
  await pass(0)
  expect(again.result()).toBe('checking')
  again.leave()
})

test('SUB-STATE-03 a look that fails is followed by the next', async () => {
  confirmReturn.mockRejectedValueOnce(new Error('away')).mockResolvedValue(own('active'))
  const { result, leave } = page()
  await pass(0)
  expect(result()).toBe('checking')
  await pass(3)
  expect(result()).toBe('active')
  leave()
})

test('SUB-RESULT-05 SUB-STATE-03 when no look succeeds it ends as well', async () => {
  confirmReturn.mockRejectedValue(new Error('away'))
  const { result, leave } = page()
  await pass(29)
  expect(result()).toBe('checking')
  await pass(40)
  expect(result()).toBe('failed')
  leave()
})
