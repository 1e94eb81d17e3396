import { type ComponentProps, useLayoutEffect } from 'react'
import { holdPage } from './holdPage.ts'

/** Dims the page behind a dialog and holds it still. */
export function Scrim({ open, ...rest }: ComponentProps<'div'> & { open: boolean }) {
  useLayoutEffect(holdPage, [])
  return (
    <div
      {...rest}
      data-state={open ? 'open' : 'closed'}
      aria-hidden="true"
      // A press beside the dialog must not take the focus out of it: it may only ask something and stay open.
      onMouseDown={(event) => event.preventDefault()}
      className="pointer-events-auto fixed inset-0 z-(--z-dialog) bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in"
    />
  )
}
