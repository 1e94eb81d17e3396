import type { Experiment } from '@bewezen/domain/experiments/contract.ts'
import { openDays } from '@bewezen/domain/experiments/experiment.ts'
import { needsWords } from '@bewezen/domain/experiments/needsWords.ts'
import { experimentWords, logbookWords as words } from '@bewezen/domain/experiments/words.ts'
import type { ReactNode } from 'react'
import { api } from '../base/api/api.ts'
import { useRead } from '../base/api/useRead.ts'
import { Loaded } from '../base/parts/Loaded.tsx'
import { Skeleton } from '../base/parts/Skeleton.tsx'
import { DayBefore } from './DayBefore.tsx'
import { ExperimentChart } from './ExperimentChart.tsx'
import { ValueField } from './ValueField.tsx'

type Props = { none: ReactNode; failed: string }

/** The running experiments with a field for the number of today, each above its chart (SH-TODAY-03, COM-N1-04, COM-N1-17). */
export function TodaysValues({ none, failed }: Props) {
  const read = useRead(api.experiments.mine, {})
  return (
    <Loaded read={read} failed={failed} waiting={<Skeleton className="h-56 w-full" />}>
      {({ experiments, today }) => {
        const running = experiments.filter((one) => one.endedDay === null && openDays(one, today).last === today)
        if (running.length === 0) return none
        return (
          <>
            <ul aria-label={words.title} className="grid gap-5">
              {running.map((one) => (
                <li key={one.id}>
                  <Running of={one} today={today} />
                </li>
              ))}
            </ul>
            <p className="mt-2.5 text-fs-13 text-ink-3">{needsWords.night}</p>
          </>
        )
      }}
    </Loaded>
  )
}

const Running = ({ of: experiment, today }: { of: Experiment; today: string }) => (
  <>
    <h3 dir="auto" className="font-[650] leading-[1.35] wrap-anywhere">
      {experimentWords.title(experiment)}
    </h3>
    <div className="mt-2">
      <ExperimentChart of={experiment} />
      <DayBefore of={experiment} today={today} />
    </div>
    <ValueField key={today} experiment={experiment} day={today} label={words.today(today)} isMain />
  </>
)
