import type { ReactNode } from 'react'
import { classes } from '../base/parts/classes.ts'

/** A family of parts. */
export const Family = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="border-t border-line pt-6 pb-10">
    <h2 className="heading mb-5 text-fs-26">{title}</h2>
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">{children}</div>
  </section>
)

/** One part in some of its states, under a caption. */
export const Specimen = ({ title, wide = false, children }: { title: string; wide?: boolean; children: ReactNode }) => (
  <div className={classes('min-w-0', wide && 'lg:col-span-2')}>
    <h3 className="mb-3 text-fs-14 font-semibold text-ink-3">{title}</h3>
    {children}
  </div>
)

export const Row = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-3">{children}</div>
)
