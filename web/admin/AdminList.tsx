import { adminWords } from '@bewezen/domain/admin/words.ts'
import type { ComponentProps, ReactNode } from 'react'
import { Card } from '../base/parts/Card.tsx'
import { EmptyState } from '../base/parts/EmptyState.tsx'
import type { Emptiness } from '../base/parts/List.tsx'
import { Loaded } from '../base/parts/Loaded.tsx'
import { SearchField } from '../base/parts/SearchField.tsx'
import { SkeletonRow } from '../base/parts/Skeleton.tsx'
import { type Paged, Pager } from './Pager.tsx'

type Found<Row> = Paged & { rows: readonly Row[] }
type Props<Row> = {
  id: string
  title: string
  search: { label: string; typed: string; onType: (typed: string) => void }
  filters: ReactNode
  read: ComponentProps<typeof Loaded<Found<Row>>>['read']
  empty: Emptiness
  onTurn: ComponentProps<typeof Pager>['onTurn']
  /** What is done here besides looking. */
  action?: ReactNode
  /** The table of what was found. */
  children: (rows: readonly Row[]) => ReactNode
}

/** A list of the admin area that is searched, filtered and turned over page by page, in each of its states (ADM-PANEL-21). */
export const AdminList = <Row,>(props: Props<Row>) => (
  <Card as="section" className="overflow-hidden" aria-labelledby={props.id}>
    <div className="flex flex-col gap-3 px-4 py-4 lg:flex-row lg:items-center lg:justify-between lg:px-6">
      <h2 id={props.id} className="heading text-fs-21">
        {props.title}
      </h2>
      <div className="flex flex-col gap-2 sm:flex-row">
        <SearchField
          label={props.search.label}
          value={props.search.typed}
          maxLength={200}
          onChange={(event) => props.search.onType(event.currentTarget.value)}
          className="sm:w-[320px] sm:flex-1"
        />
        {props.filters}
        {props.action}
      </div>
    </div>
    <Loaded read={props.read} failed={adminWords.loadFailed} waiting={<RowsOnTheirWay />}>
      {({ rows, ...paged }) =>
        rows.length === 0 ? (
          <EmptyState {...props.empty} />
        ) : (
          <>
            {props.children(rows)}
            <Pager of={paged} onTurn={props.onTurn} />
          </>
        )
      }
    </Loaded>
  </Card>
)

/** Rows that are still to come. */
export const RowsOnTheirWay = () => (
  <div role="status" className="px-4 lg:px-6">
    <span className="sr-only">{adminWords.loading}</span>
    {[1, 2, 3, 4, 5].map((row) => (
      <SkeletonRow key={row} />
    ))}
  </div>
)
