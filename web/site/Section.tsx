import type { ReactNode } from 'react'
import { classes } from '../base/parts/classes.ts'

type Props = {
  /** Its name within the page, to which its heading is tied. */
  id: string
  title: ReactNode
  lead?: ReactNode
  size?: 'm' | 'l'
  children?: ReactNode
}

const sizes = { m: 'text-fs-34', l: 'text-fs-46' }

/** The heading of a section on a marketing page, with a line under it. */
export const SectionHead = ({ id, title, lead, size = 'l' }: Omit<Props, 'children'>) => (
  <>
    <h2 id={id} className={classes('heading leading-[1.1]! tracking-[-0.03em]!', sizes[size])}>
      {title}
    </h2>
    {lead && <p className="mt-3.5 max-w-[56ch] text-fs-18 text-ink-2">{lead}</p>}
  </>
)

/** A section of a marketing page in the width of the page; `plane` lays it on a raised band. */
export const Section = ({ plane, children, className, ...head }: Props & { plane?: boolean; className?: string }) => (
  <section aria-labelledby={head.id} className={classes(plane && 'border-y border-line bg-surface')}>
    <div className={classes('page py-[clamp(56px,8vw,112px)]', className)}>
      <SectionHead {...head} />
      {children}
    </div>
  </section>
)
