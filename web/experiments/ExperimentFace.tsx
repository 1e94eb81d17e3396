import { compare, meaningOf } from '@bewezen/domain/experiments/comparison.ts'
import type { Experiment } from '@bewezen/domain/experiments/contract.ts'
import { experimentWords as words } from '@bewezen/domain/experiments/words.ts'
import type { ReactNode } from 'react'
import { Badge } from '../base/parts/Badge.tsx'
import { ExperimentChart } from './ExperimentChart.tsx'
import { ValuesTable } from './ValuesTable.tsx'

/** How it is named, how many days were measured, and the difference so far (COM-N1-06). */
export function ExperimentHead({ of: experiment, title }: { of: Experiment; title: (text: string) => ReactNode }) {
  const { values, changeDay, unit, direction, method, endedDay } = experiment
  const compared = compare(values, changeDay)
  return (
    <div className="mb-2.5 flex flex-wrap items-start justify-between gap-x-3 gap-y-1.5">
      <div className="min-w-0 flex-[1_1_180px]">
        {title(words.title(experiment))}
        <p className="text-fs-13 leading-[1.45] wrap-anywhere text-ink-3">
          {words.measured(values.length, method)}
          {endedDay !== null && `, ${words.ended.toLowerCase()}`}
        </p>
      </div>
      {compared && (
        <Badge look={meaningOf(compared.difference, direction) === 'better' ? 'moss' : 'neutral'}>
          {words.difference(compared, unit)}
        </Badge>
      )}
    </div>
  )
}

/** The chart with what stands right below it, what it comes down to in one sentence, and the numbers for who asks for them (COM-N1-06, COM-N1-08). */
export function ExperimentResult({ of: experiment, children }: { of: Experiment; children?: ReactNode }) {
  const { values, changeDay, unit } = experiment
  const compared = compare(values, changeDay)
  return (
    <>
      <ExperimentChart of={experiment} />
      {children}
      <p className="mt-2 text-fs-14 leading-normal wrap-anywhere text-ink-2">
        {values.length === 0 ? words.noValues : compared ? words.result(compared, unit) : words.tooFew}
      </p>
      {values.length > 0 && <ValuesTable of={experiment} />}
    </>
  )
}
