import { ProviderFailed } from '@bewezen/domain/payments/provider.ts'
import { expect, test, vi } from 'vitest'
import { OfferedPaymentMethods } from './paymentMethods.ts'

const asked = (answers: (string[] | Error)[]) => {
  const paymentMethods = vi.fn(async () => {
    const next = answers.shift()
    if (!Array.isArray(next)) throw next ?? new Error('asked too often')
    return next
  })
  return { paymentMethods, offered: new OfferedPaymentMethods({ paymentMethods }) }
}

test('SUB-CHECKOUT-21 many who look at once are one question, and an old answer is asked anew', async () => {
  vi.useFakeTimers()
  const { paymentMethods, offered } = asked([['ideal'], ['ideal', 'card']])
  expect(await Promise.all([offered.now(), offered.now()])).toEqual([['ideal'], ['ideal']])
  vi.advanceTimersByTime(11 * 60_000)
  expect(await offered.now()).toEqual(['ideal', 'card'])
  expect(paymentMethods).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})

test('SUB-CHECKOUT-21 a failure is not remembered, and without a provider nothing is offered', async () => {
  const { offered } = asked([new ProviderFailed('away'), ['card']])
  await expect(offered.now()).rejects.toThrow(ProviderFailed)
  expect(await offered.now()).toEqual(['card'])
  expect(await new OfferedPaymentMethods(null).now()).toEqual([])
})
