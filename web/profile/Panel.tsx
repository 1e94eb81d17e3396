import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useId, useState } from 'react'
import { Card } from '../base/parts/Card.tsx'
import { classes } from '../base/parts/classes.ts'

type Props = {
  title: string
  text: string
  icon: ReactNode
  /** Who sees what is in it. */
  badge: ReactNode
  open: boolean
  onToggle: () => void
  children: ReactNode
}

/** A collapsible panel. What was typed in it stays while another one is open (SH-PROF-06, SH-PROF-11). */
export function Panel({ title, text, icon, badge, open, onToggle, children }: Props) {
  const id = useId()
  const [wasOpened, setOpened] = useState(open)
  if (open && !wasOpened) setOpened(true)
  return (
    <Card as="section" className="overflow-hidden">
      <h2>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={onToggle}
          className="flex w-full items-center gap-3 p-3.5 text-left focus-visible:-outline-offset-3 lg:gap-4 lg:px-[22px] lg:py-[18px]"
        >
          <span
            className={classes(
              'grid size-11 flex-none place-items-center rounded-[12px]',
              open ? 'bg-sun-soft text-sun-ink' : 'bg-surface-2',
            )}
          >
            {icon}
          </span>
          <span className="min-w-0 flex-1">
            <span className="heading block text-fs-21">{title}</span>
            <span className="block text-fs-14 leading-normal text-ink-2">{text}</span>
          </span>
          <span className="flex max-lg:hidden">{badge}</span>
          <ChevronDown size={20} aria-hidden="true" className={classes('transition-transform', open && 'rotate-180')} />
        </button>
      </h2>
      <div id={id} hidden={!open} className="px-3.5 pt-1 pb-[18px] lg:px-6 lg:pb-6">
        {wasOpened && children}
      </div>
    </Card>
  )
}
