import { weekdayDate } from '@bewezen/domain/base/dates.ts'
import { toMs } from '@bewezen/domain/base/moment.ts'
import type { DeskFilter } from '@bewezen/domain/events/desk.ts'
import { deskWords as words } from '@bewezen/domain/events/deskWords.ts'
import { Fragment, useEffect } from 'react'
import { api } from '../../base/api/api.ts'
import { useRead } from '../../base/api/useRead.ts'
import { Button } from '../../base/parts/Button.tsx'
import { EmptyState } from '../../base/parts/EmptyState.tsx'
import { LoadFailed } from '../../base/parts/LoadFailed.tsx'
import { Skeleton } from '../../base/parts/Skeleton.tsx'
import { tellError } from '../../base/parts/toast.ts'
import { fresh } from './caching.ts'
import { OverviewCard } from './OverviewCard.tsx'

type Props = {
  asked: { search: string; filters: DeskFilter[]; before?: string; after?: string }
  /** How the list goes on at its ends; absent where another window does. */
  onBefore?: (firstId: string) => void
  onAfter?: (lastId: string) => void
  /** How many were found; tells it each time that an answer comes. */
  onFound: (text: string) => void
}

/** Some events in a row, with today between what was and what is to come (EV-ADMIN-11, EV-ADMIN-27). */
export function OverviewWindow({ asked, onBefore, onAfter, onFound }: Props) {
  const { data, isError, refetch } = useRead(api.events.overview, asked, fresh.events)
  useEffect(() => {
    if (data) onFound(words.found(data.found, data.total))
  }, [data, onFound])
  // Also when a list that stands there could not be read anew.
  useEffect(() => {
    if (isError) tellError(words.error, words.eventsFailed)
  }, [isError])
  if (!data && isError)
    return (
      <div lang="en">
        <LoadFailed title={words.loadFailed} onRetry={() => void refetch()} />
      </div>
    )
  if (!data) return <OnTheirWay />
  const { events, now, hasBefore, hasAfter } = data
  const [first, last] = [events[0], events.at(-1)]
  if (!first || !last)
    return data.total === 0 ? (
      <EmptyState art="arc" title={words.never} text={words.neverText} />
    ) : (
      <EmptyState art="arc" title={words.none} text={words.noneText} />
    )
  const isPast = (startDate: string) => toMs(startDate) < toMs(now)
  return (
    <>
      {onBefore && hasBefore && (
        <Button look="line" className="justify-self-center" onClick={() => onBefore(first.id)}>
          {words.earlier}
        </Button>
      )}
      <ul aria-label={words.list} className="grid gap-3.5">
        {events.map((event, at) => {
          const before = events[at - 1]
          return (
            <Fragment key={event.id}>
              {before && isPast(before.startDate) && !isPast(event.startDate) && <Today now={now} />}
              <OverviewCard event={event} now={now} />
            </Fragment>
          )
        })}
      </ul>
      {onAfter && hasAfter && (
        <Button look="line" className="justify-self-center" onClick={() => onAfter(last.id)}>
          {words.later}
        </Button>
      )}
    </>
  )
}

const Today = ({ now }: { now: string }) => (
  <li className="flex items-center gap-3.5 py-1 text-fs-14 font-[550] before:h-px before:flex-1 before:bg-line-strong after:h-px after:flex-1 after:bg-line-strong">
    <span aria-hidden="true" className="size-3 rounded-full border-2 border-ink bg-sun" />
    {words.today(weekdayDate(now))}
  </li>
)

const OnTheirWay = () => (
  <div role="status" className="grid gap-3.5">
    <span className="sr-only">{words.loading}</span>
    {[1, 2, 3, 4].map((place) => (
      <Skeleton key={place} className="h-96 w-full lg:h-[170px]" />
    ))}
  </div>
)
