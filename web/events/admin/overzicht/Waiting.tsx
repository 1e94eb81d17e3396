import { Card } from '../../../base/parts/Card.tsx'
import { Skeleton } from '../../../base/parts/Skeleton.tsx'

/** Stands in for the figures, the two charts below them and the result, in the shape that they will have. */
export const Waiting = () => (
  <div aria-hidden="true" className="grid gap-5">
    <div className="grid overflow-hidden rounded-l border border-line bg-surface sm:grid-cols-2 lg:grid-cols-5">
      {['revenue', 'received', 'costs', 'profit', 'even'].map((name) => (
        <div
          key={name}
          className="grid gap-2.5 border-line px-5 py-5 not-first:border-t sm:even:border-l sm:[&:nth-child(2)]:border-t-0 lg:border-t-0! lg:not-first:border-l"
        >
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-8 w-2/3" />
          <Skeleton className="h-3.5 w-4/5" />
        </div>
      ))}
    </div>
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <Card className="grid gap-4 p-6">
        <Skeleton className="h-6 w-2/5" />
        <Skeleton className="h-60 w-full" />
      </Card>
      <Card className="grid gap-4 p-6">
        <Skeleton className="h-6 w-2/5" />
        <span className="flex items-center gap-5">
          <Skeleton round className="size-30 flex-none" />
          <span className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-4 w-4/5" />
          </span>
        </span>
      </Card>
    </div>
    <div className="grid items-start gap-5 lg:grid-cols-2">
      {['result', 'budget'].map((name) => (
        <Card key={name} className="grid gap-4 p-6">
          <Skeleton className="h-6 w-2/5" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-3/4" />
        </Card>
      ))}
    </div>
  </div>
)
