import type { Experiment } from '@bewezen/domain/experiments/contract.ts'

/** An experiment with another number on a day, or none; in the order of the days. */
export function withValue<Shown extends Experiment>(experiment: Shown, day: string, value: number | null): Shown {
  const others = experiment.values.filter((one) => one.day !== day)
  const values = value === null ? others : [...others, { day, value }]
  return { ...experiment, values: values.toSorted((a, b) => (a.day < b.day ? -1 : 1)) }
}
