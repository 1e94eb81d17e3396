import { expect, test } from 'vitest'
import { startPair } from './rolling.ts'

/** Two processes on ports that count up; what happens, in order. */
async function aPair({ failsAt = 0 } = {}) {
  const happened: string[] = []
  let started = 0
  const pair = await startPair({
    balancer: { use: (ports) => happened.push(`use ${ports.join(' ')}`.trim()) },
    start: async () => {
      const port = ++started
      if (port === failsAt) throw new Error('it ended before it was ready')
      happened.push(`ready ${port}`)
      return { port, stop: async () => void happened.push(`stopped ${port}`) }
    },
    say: () => {},
  })
  return { pair, happened }
}

test('OPS-TWO-01 the second process starts once the first is ready', async () => {
  const { happened } = await aPair()
  expect(happened).toEqual(['ready 1', 'use 1', 'ready 2', 'use 1 2'])
})

test('OPS-TWO-03 each is replaced by one that is ready before the old one stops, and the other serves meanwhile', async () => {
  const { pair, happened } = await aPair()
  happened.length = 0
  await pair.replace()
  expect(happened).toEqual(['ready 3', 'use 3 2', 'stopped 1', 'ready 4', 'use 3 4', 'stopped 2'])
})

test('OPS-TWO-03 two deploys at once come one after the other', async () => {
  const { pair, happened } = await aPair()
  happened.length = 0
  await Promise.all([pair.replace(), pair.replace()])
  expect(happened.filter((one) => one.startsWith('stopped'))).toEqual([1, 2, 3, 4].map((port) => `stopped ${port}`))
  expect(happened).toContain('use 5 6')
})

test('OPS-TWO-04 when the new one does not get ready both old ones go on, and the next attempt begins anew', async () => {
  const { pair, happened } = await aPair({ failsAt: 3 })
  happened.length = 0
  await expect(pair.replace()).rejects.toThrow('it ended before it was ready')
  expect(happened).toEqual([])
  await pair.replace()
  expect(happened.at(-2)).toBe('use 4 5')
})

test('OPS-TWO-01 both are stopped together, and get no request any more', async () => {
  const { pair, happened } = await aPair()
  happened.length = 0
  await pair.stop()
  expect(happened).toEqual(['use', 'stopped 1', 'stopped 2'])
})
