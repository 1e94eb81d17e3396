import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Bench, Contender } from './bench.ts'
import { report } from './report.ts'
import { facing, median, percentile, runBench } from './run.ts'

/** A contender that answers the given figures, the first while warming up, and notes when it had its turn. */
const pretend = (name: string, figures: readonly number[], diary: string[] = []): Contender => {
  const left = [...figures]
  return {
    round: async () => {
      diary.push(name)
      return left.shift() ?? 0
    },
  }
}
const bench = (target: Bench['target'], baseline: Contender | undefined, candidate: Contender): Bench => ({
  name: 'home page',
  unit: 'pages/s',
  target,
  open: async () => ({ baseline, candidate }),
})

test('both warm up and then take turns, the first of a round changing', async () => {
  const diary: string[] = []
  const [bare, ours] = [pretend('bare', [1, 1, 1, 1], diary), pretend('ours', [1, 1, 1, 1], diary)]
  await runBench(bench({ ratio: 1 }, bare, ours), 3)
  expect(diary.join(' ')).toBe('bare ours bare ours ours bare bare ours')
})

test('OPS-COST-03 against another server ours is the baseline, theirs the candidate by its origin, and nothing is wanted of it', async () => {
  const asked: string[] = []
  const local = bench({ ratio: 0.9 }, pretend('bare', [1, 1, 1]), pretend('ours', [1, 200, 200]))
  const against = async (origin: string) => {
    asked.push(origin)
    return pretend('theirs', [1, 50, 50])
  }
  const other = facing({ ...local, against }, 'https://ander.example')
  expect(other && (await runBench(other, 2))).toMatchObject({ baseline: 200, candidate: 50, ratio: 0.25, isMet: true })
  expect(asked).toEqual(['https://ander.example'])
})

test('OPS-COST-03 a bench whose load cannot leave the machine is left out', () => {
  expect(facing(bench({ ratio: 1 }, undefined, pretend('ours', [])), 'https://ander.example')).toBeNull()
})

test('the ratio is taken round by round, so that a slow moment of the machine counts for both', async () => {
  const bare = pretend('bare', [999, 100, 10, 100])
  const ours = pretend('ours', [1, 80, 8, 80])
  const result = await runBench(bench({ ratio: 0.8 }, bare, ours), 3)
  expect(result).toMatchObject({ baseline: 100, candidate: 80, ratio: 0.8, isMet: true })
})

test.each([
  ['a ratio that is reached', { ratio: 0.5 }, true],
  ['a ratio that is missed', { ratio: 0.51 }, false],
  ['a figure that is reached', { atLeast: 50 }, true],
  ['a figure that is missed', { atLeast: 51 }, false],
  ['a limit that is kept', { atMost: 50 }, true],
  ['a limit that is passed', { atMost: 49 }, false],
  ['a figure that is only to know', 'to know', true],
] as const)('%s', async (_what, target, isMet) => {
  const result = await runBench(bench(target, pretend('bare', [100, 100]), pretend('ours', [50, 50])), 1)
  expect(result.isMet).toBe(isMet)
})

test('a figure of its own needs no baseline, a ratio does', async () => {
  expect(await runBench(bench({ atMost: 9 }, undefined, pretend('ours', [1, 7])), 1)).toMatchObject({
    baseline: null,
    ratio: null,
    candidate: 7,
  })
  await expect(runBench(bench({ ratio: 1 }, undefined, pretend('ours', [1, 7])), 1)).rejects.toThrow('needs a baseline')
})

test('the stage is cleared after a fault too', async () => {
  let cleared = false
  const faulty: Bench = {
    ...bench({ atMost: 1 }, undefined, pretend('ours', [])),
    open: async () => ({
      candidate: { round: () => Promise.reject(new Error('no answer')) },
      close: async () => {
        cleared = true
      },
    }),
  }
  await expect(runBench(faulty)).rejects.toThrow('no answer')
  expect(cleared).toBe(true)
})

test('half of all values lie on either side of the median', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { minLength: 1 }), (values) => {
      const middle = median(values)
      expect(values.filter((value) => value < middle).length).toBeLessThanOrEqual(values.length / 2)
      expect(values.filter((value) => value > middle).length).toBeLessThanOrEqual(values.length / 2)
    }),
  )
})

test('99 of a hundred values lie at or below p99', () => {
  const hundred = Array.from({ length: 100 }, (_, at) => 100 - at)
  expect([percentile(hundred, 0.99), percentile(hundred, 0.5), percentile([7], 0.99)]).toEqual([99, 50, 7])
})

test('the table tells the figures, the target and whether it is met', async () => {
  const result = await runBench(bench({ ratio: 0.6 }, pretend('bare', [1, 12_400.4]), pretend('ours', [1, 6200.2])), 1)
  expect(report([result]).at(-1)).toMatch(/^home page +12400 +6200 +pages\/s +50% +≥ 60% +NO$/)
})
