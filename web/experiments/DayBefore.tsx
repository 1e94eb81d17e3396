import { dayBefore } from '@bewezen/domain/experiments/comparison.ts'
import type { Experiment } from '@bewezen/domain/experiments/contract.ts'
import { experimentWords as words } from '@bewezen/domain/experiments/words.ts'

/** How far the days before the change are, beside the chart of one's own running experiment; nothing from the change on (COM-N1-21). */
export function DayBefore({ of: experiment, today }: { of: Experiment; today: string }) {
  const before = experiment.endedDay === null ? dayBefore(experiment, today) : null
  return (
    before && (
      <p className="mt-1.5 text-fs-13 text-ink-3">{words.dayBefore(before.day, before.all, experiment.changeDay)}</p>
    )
  )
}
