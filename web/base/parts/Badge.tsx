import type { ReactNode } from 'react'
import { classes } from './classes.ts'

export type BadgeLook = 'neutral' | 'sun' | 'ember' | 'moss' | 'sky' | 'line' | 'night' | 'live'

const looks: Record<BadgeLook, string> = {
  neutral: 'tint bg-surface-2 text-ink-2',
  sun: 'tint bg-sun-soft text-sun-ink',
  ember: 'tint bg-ember-soft text-ember-ink',
  moss: 'tint bg-moss-soft text-moss-ink',
  sky: 'tint bg-sky-soft text-sky-ink',
  line: 'border border-line-strong bg-transparent text-ink-2',
  night: 'bg-primary text-on-primary',
  live: 'bg-ember text-on-ember tracking-[0.04em] before:size-[7px] before:rounded-full before:bg-current',
}

/** A badge: one word with a colour, 24 pixels high; the word always says it too. */
export const Badge = ({
  look = 'neutral',
  icon,
  children,
}: {
  look?: BadgeLook
  icon?: ReactNode
  children: ReactNode
}) => (
  <span
    className={classes(
      'inline-flex h-6 items-center gap-[5px] rounded-s px-[9px] text-fs-13 leading-none font-semibold whitespace-nowrap',
      looks[look],
    )}
  >
    {icon}
    {children}
  </span>
)
