import { words } from '@bewezen/domain/membership/words.ts'
import { Skeleton } from '../base/parts/Skeleton.tsx'

/** The place of the plan page, before it is known what it is about. */
export const PlanPlace = () => (
  <div role="status">
    <span className="sr-only">{words.state.loading}</span>
    <Skeleton className="mt-10 h-16 w-3/5" />
    <div className="mt-10 grid gap-5 lg:grid-cols-[1fr_1.62fr]">
      <Skeleton className="h-[480px] w-full" />
      <Skeleton className="h-[480px] w-full" />
    </div>
  </div>
)
