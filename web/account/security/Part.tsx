import { type ReactNode, useId } from 'react'

type Props = { title: string; text: string; badge?: ReactNode; children: ReactNode }

/** One of the ways to sign in: what it is called, what it is for, and what can be done about it. */
export function Part({ title, text, badge, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <div className="grid gap-1">
        <div className="flex items-center gap-2.5">
          <h3 id={id} className="heading text-fs-18">
            {title}
          </h3>
          {badge}
        </div>
        <p className="max-w-[62ch] text-[15px] text-ink-2">{text}</p>
      </div>
      {children}
    </section>
  )
}
