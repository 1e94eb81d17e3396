import { type ReactNode, useId } from 'react'
import { classes } from '../../base/parts/classes.ts'

type Props = { icon: ReactNode; title: string; beside?: ReactNode; isWide?: boolean; children: ReactNode }

/** A living part in its frame: what it is, and what belongs beside that. */
export function Panel({ icon, title, beside, isWide = false, children }: Props) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={classes(
        'flex min-w-0 flex-col overflow-hidden rounded-l border border-line bg-surface',
        isWide && 'lg:col-span-2',
      )}
    >
      <div className="flex min-h-[54px] flex-wrap items-center justify-between gap-x-3 border-b border-line px-5 py-2">
        <h3 id={id} className="flex items-center gap-2.5 font-[650] wrap-anywhere">
          {icon}
          {title}
        </h3>
        {beside}
      </div>
      {children}
    </section>
  )
}
