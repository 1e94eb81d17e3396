/** Something asked together with others, and its place among them. */
export type Placed<Ask> = { at: number; ask: Ask }

/**
 * Splits what is asked together into rounds, in each of which every key stands once and in their order: who asks twice
 * is answered the second time by what the first left.
 */
export function roundsOf<Ask>(asks: readonly Ask[], keyOf: (ask: Ask) => string): Placed<Ask>[][] {
  const rounds: Placed<Ask>[][] = []
  const times = new Map<string, number>()
  for (const [at, ask] of asks.entries()) {
    const nth = times.get(keyOf(ask)) ?? 0
    times.set(keyOf(ask), nth + 1)
    const round = rounds[nth] ?? []
    rounds[nth] = round
    round.push({ at, ask })
  }
  return rounds
}
