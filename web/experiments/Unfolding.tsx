import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import { classes } from '../base/parts/classes.ts'

type Props = { title: string; isSmall?: boolean; children: ReactNode }

/** Something that unfolds under its own line, for who asks for it. */
export const Unfolding = ({ title, isSmall = false, children }: Props) => (
  <details className="group/unfold">
    <summary
      className={classes(
        'flex w-fit cursor-pointer list-none items-center gap-1.5 font-semibold [&::-webkit-details-marker]:hidden',
        isSmall ? 'min-h-9 text-fs-14 text-ink-2 hover:text-ink' : 'min-h-11',
      )}
    >
      {title}
      <ChevronDown size={16} className="fast group-open/unfold:rotate-180" />
    </summary>
    {children}
  </details>
)
