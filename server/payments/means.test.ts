import { ProviderFailed } from '@bewezen/domain/payments/provider.ts'
import { expect, test, vi } from 'vitest'
import { OfferedMeans } from './means.ts'

const asked = (answers: (string[] | Error)[]) => {
  const means = vi.fn(async () => {
    const next = answers.shift()
    if (!Array.isArray(next)) throw next ?? new Error('asked too often')
    return next
  })
  return { means, offered: new OfferedMeans({ means }) }
}

test('SUB-CHECKOUT-21 many who look at once are one question, and an old answer is asked anew', async () => {
  vi.useFakeTimers()
  const { means, offered } = asked([['ideal'], ['ideal', 'card']])
  expect(await Promise.all([offered.now(), offered.now()])).toEqual([['ideal'], ['ideal']])
  vi.advanceTimersByTime(11 * 60_000)
  expect(await offered.now()).toEqual(['ideal', 'card'])
  expect(means).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})

test('SUB-CHECKOUT-21 a failure is not remembered, and without a provider nothing is offered', async () => {
  const { offered } = asked([new ProviderFailed('away'), ['card']])
  await expect(offered.now()).rejects.toThrow(ProviderFailed)
  expect(await offered.now()).toEqual(['card'])
  expect(await new OfferedMeans(null).now()).toEqual([])
})
