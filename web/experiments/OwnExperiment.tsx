import type { Community } from '@bewezen/domain/community/contract.ts'
import type { OwnExperiment as Own } from '@bewezen/domain/experiments/contract.ts'
import { openDays } from '@bewezen/domain/experiments/experiment.ts'
import { logbookWords as words } from '@bewezen/domain/experiments/words.ts'
import { Card } from '../base/parts/Card.tsx'
import { DayBefore } from './DayBefore.tsx'
import { EarlierDays } from './EarlierDays.tsx'
import { ExperimentHead, ExperimentResult } from './ExperimentFace.tsx'
import { OwnActions } from './OwnActions.tsx'
import { Shares } from './Shares.tsx'
import { ValueField } from './ValueField.tsx'

type Props = { of: Own; today: string; communities: Community[] }

/** One of one's own experiments: the number of today first, then how it stands (COM-N1-10). */
export function OwnExperiment({ of: experiment, today, communities }: Props) {
  const { endedDay } = experiment
  const isOpenToday = openDays(experiment, today).last === today && endedDay === null
  return (
    <Card as="article" tabIndex={-1} className="p-4 lg:p-6">
      <ExperimentHead
        of={experiment}
        title={(text) => (
          <h2 dir="auto" className="heading text-fs-21 leading-[1.25] wrap-anywhere">
            {text}
          </h2>
        )}
      />
      {isOpenToday ? (
        <ValueField key={today} experiment={experiment} day={today} label={words.today(today)} isMain />
      ) : (
        endedDay === null && <p className="text-fs-14 text-ink-2">{words.over}</p>
      )}
      <div className="mt-4 max-w-[560px]">
        <ExperimentResult of={experiment}>
          <DayBefore of={experiment} today={today} />
        </ExperimentResult>
      </div>
      <EarlierDays of={experiment} today={today} />
      <Shares of={experiment} />
      <OwnActions of={experiment} communities={communities} />
    </Card>
  )
}
