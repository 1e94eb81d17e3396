import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { classes } from '../base/parts/classes.ts'
import { useCover } from './useCover.ts'

type Props = { titleId: string; className?: string; children: ReactNode }

/** What lies over the whole site until it is over: the page below stays loaded, and takes nothing meanwhile. */
export function Cover({ titleId, className, children }: Props) {
  const place = useCover()
  return (
    place &&
    createPortal(
      <div
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        data-scrim=""
        className={classes('fixed inset-0 z-(--z-maintenance) flex overflow-y-auto', className)}
      >
        {children}
      </div>,
      place,
    )
  )
}
