import { classes } from './classes.ts'

/** A skeleton placeholder while something loads, in the size that the class names give it; round for faces. */
export const Skeleton = ({ className = 'h-4 w-full', round = false }: { className?: string; round?: boolean }) => (
  <span
    aria-hidden="true"
    className={classes('block animate-skeleton bg-surface-2', round ? 'rounded-full' : 'rounded-m', className)}
  />
)

/** Stands in for a row of a list: an avatar and two lines. */
export const SkeletonRow = () => (
  <span className="flex items-start gap-3.5 py-3" aria-hidden="true">
    <Skeleton round className="size-11 flex-none" />
    <span className="grid flex-1 gap-2 pt-1.5">
      <Skeleton className="h-4 w-2/5" />
      <Skeleton className="h-4 w-4/5" />
    </span>
  </span>
)
