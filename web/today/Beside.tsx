import { todayWords as words } from '@bewezen/domain/today/words.ts'
import { api } from '../base/api/api.ts'
import { useRead } from '../base/api/useRead.ts'
import { Loaded } from '../base/parts/Loaded.tsx'
import { Skeleton } from '../base/parts/Skeleton.tsx'
import { useWidest } from '../base/parts/useWide.ts'
import { TaskListInPage } from '../tasks/index.ts'
import { NextUp } from './NextUp.tsx'
import { TopPlaces } from './TopPlaces.tsx'

/** One's own day beside a conversation: the tasks, the next event and the ranking (COM-START-40); nothing is asked for where there is no room. */
export const Beside = () => useWidest() && <Rail />

function Rail() {
  const tasks = useRead(api.tasks.list, {})
  const beside = useRead(api.today.beside, {})
  // All at once: what comes later would push the rest down.
  if (tasks.isPending || beside.isPending) return <Waiting />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 *:not-first:border-t *:not-first:border-line *:not-first:pt-5">
      <TaskListInPage short under="h2" more={words.toTasks} />
      <Loaded read={beside} failed={words.loadFailed}>
        {({ next, ranking }) => (
          <>
            <NextUp date={next} />
            <TopPlaces of={ranking} />
          </>
        )}
      </Loaded>
    </div>
  )
}

/** The three parts in their own sizes. */
const Waiting = () => (
  <div className="grid gap-10" aria-busy="true">
    <p role="status" className="sr-only">
      {words.besideLoading}
    </p>
    <Lines />
    <div className="grid gap-2">
      <Skeleton className="mb-1.5 h-6 w-1/2" />
      <Skeleton className="h-[92px] w-full" />
      <Skeleton className="h-4 w-4/5" />
    </div>
    <Lines />
  </div>
)

const Lines = () => (
  <div className="grid gap-4">
    <Skeleton className="h-6 w-1/2" />
    <Skeleton className="h-5 w-full" />
    <Skeleton className="h-5 w-4/5" />
    <Skeleton className="h-5 w-full" />
  </div>
)
