import { Popover as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { BackCloses } from '../address/useBackCloses.ts'

type Props = {
  trigger: ReactElement
  /** Names the panel for screen readers. */
  label: string
  open: boolean
  onOpenChange: (open: boolean) => void
  align?: 'start' | 'center' | 'end'
  width?: number
  children: ReactNode
}

/** A small panel that hangs from its trigger, holds the focus, and closes by Escape, Back or a click beside it (SH-UI-23). */
export const Popover = ({ trigger, label, open, onOpenChange, align = 'end', width = 400, children }: Props) => (
  <Radix.Root open={open} onOpenChange={onOpenChange}>
    <Radix.Trigger asChild>{trigger}</Radix.Trigger>
    {open && <BackCloses onClose={() => onOpenChange(false)} />}
    <Radix.Portal>
      <Radix.Content
        align={align}
        aria-label={label}
        sideOffset={8}
        collisionPadding={12}
        className="z-(--z-drawer) max-h-(--radix-popover-content-available-height) max-w-[calc(100vw-24px)] origin-(--radix-popover-content-transform-origin) overflow-y-auto overscroll-contain rounded-l border border-line bg-surface p-2 shadow-2 data-[state=closed]:animate-pop-out data-[state=open]:animate-pop-in"
        style={{ width }}
      >
        {children}
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
)
