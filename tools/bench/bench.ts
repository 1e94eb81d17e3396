/** One of the two that are compared. */
export type Contender = {
  /** Does its work for one round and answers the figure of the bench: a rate, or a time in milliseconds. */
  round: () => Promise<number>
}

/** What stands ready while a bench runs. */
export type Stage = {
  /** The bare way to do the same work; left out when the target is a figure of its own. */
  baseline?: Contender
  candidate: Contender
  close?: () => Promise<void>
}

/**
 * A comparison within one run, since figures of two runs on a shared machine say nothing about each other. Benches are
 * the default export, one or a list, of `server/**\/bench/*.bench.ts` and `tools/bench/*.bench.ts`.
 */
export type Bench = {
  name: string
  /** What a round answers, for instance 'pages/s' or 'ms'. */
  unit: string
  /** `ratio`: candidate divided by baseline, at least for rates; the others are about the candidate alone. */
  target: { ratio: number } | { atLeast: number } | { atMost: number } | 'to know'
  rounds?: number
  /** Starts what is needed and fills it: a server, its own data. */
  open: () => Promise<Stage>
  /** The same load for a server that stands elsewhere, by its origin (`npm run bench -- --against URL`). */
  against?: (origin: string) => Promise<Contender>
}
