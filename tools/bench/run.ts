import type { Bench, Contender } from './bench.ts'

/** What a bench measured; the ratio is the median of the ratios of all rounds. */
export type Result = {
  bench: Bench
  baseline: number | null
  candidate: number
  ratio: number | null
  isMet: boolean
}

const usualRounds = 15

/** Sets the stage, lets both contenders warm up and then take turns, round by round, and clears the stage. */
export async function runBench(bench: Bench, rounds = bench.rounds ?? usualRounds): Promise<Result> {
  const stage = await bench.open()
  try {
    const { baseline, candidate } = stage
    await baseline?.round()
    await candidate.round()
    const pairs: [number | null, number][] = []
    for (let round = 0; round < rounds; round += 1) pairs.push(await takeTurns(round, baseline ?? null, candidate))
    return judged(bench, pairs)
  } finally {
    await stage.close?.()
  }
}

/** Who goes first changes each round, so that neither always meets the warmer or the busier machine. */
async function takeTurns(
  round: number,
  baseline: Contender | null,
  candidate: Contender,
): Promise<[number | null, number]> {
  if (!baseline) return [null, await candidate.round()]
  if (round % 2 === 0) {
    const first = await baseline.round()
    return [first, await candidate.round()]
  }
  const first = await candidate.round()
  return [await baseline.round(), first]
}

/**
 * The same comparison with a server that stands elsewhere as the candidate and ours as the baseline; null for a bench
 * whose load cannot leave this machine. There is no target: what another machine has is only to know.
 */
export const facing = ({ open, against, ...bench }: Bench, origin: string): Bench | null =>
  against
    ? {
        ...bench,
        target: 'to know',
        open: async () => {
          const { candidate: baseline, close } = await open()
          return { baseline, candidate: await against(origin), ...(close ? { close } : {}) }
        },
      }
    : null

function judged(bench: Bench, pairs: readonly [number | null, number][]): Result {
  const candidate = median(pairs.map(([, value]) => value))
  const ratios = pairs.flatMap(([base, value]) => (base === null ? [] : [value / base]))
  const baseline = ratios.length > 0 ? median(pairs.flatMap(([base]) => (base === null ? [] : [base]))) : null
  const ratio = ratios.length > 0 ? median(ratios) : null
  return { bench, baseline, candidate, ratio, isMet: isMet(bench.target, candidate, ratio) }
}

function isMet(target: Bench['target'], candidate: number, ratio: number | null): boolean {
  if (target === 'to know') return true
  if ('atLeast' in target) return candidate >= target.atLeast
  if ('atMost' in target) return candidate <= target.atMost
  if (ratio === null) throw new Error('A bench with a target ratio needs a baseline')
  return ratio >= target.ratio
}

/** The middle value, or the mean of the two in the middle; throws on an empty list. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  if (low === undefined || high === undefined) throw new Error('There is no median of nothing')
  return (low + high) / 2
}

/** The value below which this part of all values lies (0.99 for p99); throws on an empty list. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const value = sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)]
  if (value === undefined) throw new Error('There is no percentile of nothing')
  return value
}
