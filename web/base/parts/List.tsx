import type { Motif } from '@bewezen/domain/pictures/drawings.ts'
import WifiOff from 'lucide-react/icons/wifi-off'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { classes } from './classes.ts'
import { EmptyState } from './EmptyState.tsx'
import type { HorizonKind } from './HorizonArt.tsx'
import { LoadFailed } from './LoadFailed.tsx'
import { type Listed, listFace } from './listFace.ts'
import { SkeletonRow } from './Skeleton.tsx'
import { words } from './words.ts'

export type Emptiness = { title: string; text?: string; art?: HorizonKind; picture?: Motif; action?: ReactNode }
type Props<Item> = {
  of: Listed<Item>
  row: (item: Item) => ReactNode
  keyOf: (item: Item) => string
  empty?: Emptiness
  /** Said while the list is on its way, such as 'Inbox laden...'. */
  loading?: string
  /** One place holder in the shape of a row. */
  skeleton?: ReactNode
  label?: string
  className?: string
}

/** A list in each of its states: on its way, here, empty, refused or without a connection. */
export function List<Item>({
  of,
  row,
  keyOf,
  empty,
  loading = words.loading,
  skeleton,
  label,
  className,
}: Props<Item>) {
  switch (listFace(of)) {
    case 'loading':
      return <Loading text={loading} skeleton={skeleton} className={className} />
    case 'offline':
      return <EmptyState title={words.offline} text={words.offlineHint} art="arc" action={<Retry by={of.retry} />} />
    case 'refused':
      return <LoadFailed title={of.refusal ?? words.refused} onRetry={of.retry} />
    case 'empty':
      return <EmptyState {...(empty ?? { title: words.empty })} />
    case 'rows':
      return (
        <>
          {of.offline && <StillHere>{words.offlineRows}</StillHere>}
          {of.refusal && !of.offline && <StillHere>{of.refusal}</StillHere>}
          <ul aria-label={label} className={classes('grid gap-3', className)}>
            {of.items?.map((item) => (
              <li key={keyOf(item)}>{row(item)}</li>
            ))}
          </ul>
        </>
      )
  }
}

/** Skeletons show by themselves once the answer is slow; their room is kept from the first moment on (SH-ERR-30). */
const Loading = ({ text, skeleton, className }: { text: string; skeleton?: ReactNode; className?: string }) => (
  <div role="status" aria-busy="true">
    <span className="sr-only">{text}</span>
    <div aria-hidden="true" className={classes('grid gap-3', className)}>
      {[1, 2, 3, 4].map((place) => (
        <div key={place}>{skeleton ?? <SkeletonRow />}</div>
      ))}
    </div>
  </div>
)

const Retry = ({ by }: { by?: () => void }) =>
  by && (
    <Button look="line" onClick={by}>
      {words.retry}
    </Button>
  )

const StillHere = ({ children }: { children: ReactNode }) => (
  <p
    role="status"
    className="mb-3 flex items-start gap-2.5 rounded-m bg-ember-soft px-3.5 py-2.5 text-fs-14 leading-normal text-ember-ink"
  >
    <WifiOff size={18} className="mt-0.5" />
    {children}
  </p>
)
