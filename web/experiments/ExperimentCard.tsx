import { pageFailedWords } from '@bewezen/domain/base/pageFailedWords.ts'
import { experimentWords as words } from '@bewezen/domain/experiments/words.ts'
import { useQuery } from '@tanstack/react-query'
import { useQueries } from '../base/api/queries.ts'
import { Button } from '../base/parts/Button.tsx'
import { cardPlace } from './cardPlace.tsx'
import { ExperimentHead, ExperimentResult } from './ExperimentFace.tsx'
import { shownExperiment } from './shown.ts'

const frame = 'mt-2.5 max-w-[470px] rounded-[14px] border border-line'

/** An experiment in the message that shows it, as it is now; it follows what its owner measures (COM-N1-08). */
export function ExperimentCard({ id }: { id: string }) {
  const { data: experiment, isError, isFetching, refetch } = useQuery(shownExperiment(id), useQueries())
  if (experiment === undefined && !isError) return cardPlace
  if (experiment)
    return (
      <figure aria-label={words.title(experiment)} className={`${frame} bg-bg p-3 lg:px-4 lg:pt-3.5 lg:pb-2.5`}>
        <ExperimentHead
          of={experiment}
          title={(text) => (
            <strong dir="auto" className="block leading-[1.4] wrap-anywhere">
              {text}
            </strong>
          )}
        />
        <ExperimentResult of={experiment} />
      </figure>
    )
  return (
    <div className={`${frame} flex flex-wrap items-center justify-between gap-2 bg-bg px-4 py-3 text-fs-14 text-ink-3`}>
      <p>{isError ? words.loadFailed : words.removed}</p>
      {isError && (
        <Button look="line" size="s" busy={isFetching} onClick={() => void refetch()}>
          {pageFailedWords.tryAgain}
        </Button>
      )}
    </div>
  )
}
