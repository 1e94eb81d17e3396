import type { ReactNode } from 'react'
import { PathLink } from '../base/parts/PathLink.tsx'

type Props = { to: string; title: string; at?: string; where?: string | null; children: ReactNode }

/** An event or livestream and the way there: with the time in front when it is today, under its title otherwise what `where` says. */
export const Appointment = ({ to, title, at, where, children }: Props) => (
  <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 py-1.5">
    <div className="flex min-w-0 flex-[1_1_160px] items-baseline gap-3">
      {at && <time className="heading flex-none text-fs-18">{at}</time>}
      <div className="min-w-0">
        <PathLink
          dir="auto"
          to={to}
          className="font-semibold leading-[1.35] wrap-anywhere no-underline hover:underline"
        >
          {title}
        </PathLink>
        {where && <p className="text-fs-14 text-ink-2 wrap-anywhere">{where}</p>}
      </div>
    </div>
    {children}
  </div>
)
