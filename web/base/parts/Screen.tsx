import type { ReactNode } from 'react'
import { contentId } from '../document/words.ts'
import { classes } from './classes.ts'

/** The main landmark of a page, for pages that draw their own head; all others use `Screen`. */
export const Main = ({ children, className }: { children: ReactNode; className?: string }) => (
  <main id={contentId} tabIndex={-1} className={className}>
    {children}
  </main>
)

type Props = {
  title: ReactNode
  description?: ReactNode
  actions?: ReactNode
  /** `page` is 1240 pixels, `wide` 1336 for tools and calendars, `narrow` for reading and forms. */
  width?: 'page' | 'wide' | 'narrow'
  children?: ReactNode
}
const widths = { page: 'page', wide: 'page max-w-[1336px]', narrow: 'page max-w-[816px]' }

/** A page layout: its one h1, a line that explains it, the actions that belong to it, and the content. */
export const Screen = ({ title, description, actions, width = 'page', children }: Props) => (
  <Main className={classes(widths[width], 'pt-6 pb-12 lg:pt-10 lg:pb-20')}>
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        <h1 className="heading text-[1.875rem] leading-[1.1] tracking-[-0.03em] lg:text-fs-46">{title}</h1>
        {description && <p className="mt-1.5 max-w-[68ch] text-ink-2">{description}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </header>
    {children && <div className="mt-6 lg:mt-8">{children}</div>}
  </Main>
)
