import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode } from 'react'
import { PathLink } from './PathLink.tsx'
import { Main } from './Screen.tsx'

type Props = {
  /** Where this page hangs below, and what that is called. */
  back: { to: string; label: string }
  title: string
  intro: string
  children: ReactNode
}

/** A page of a member below another one: the way back, what it is, and what it tells. */
export const MemberPage = ({ back, title, intro, children }: Props) => (
  <Main className="page max-w-[896px] pt-6 pb-12 lg:pt-10 lg:pb-20">
    <PathLink
      to={back.to}
      className="inline-flex min-h-11 items-center gap-1.5 text-fs-14 font-[550] text-ink-2 no-underline hover:text-ink"
    >
      <ArrowLeft size={16} />
      {back.label}
    </PathLink>
    <h1 className="heading mt-1 text-[1.875rem] leading-[1.1] tracking-[-0.03em] lg:text-fs-46">{title}</h1>
    <p className="mt-2 max-w-[64ch] text-ink-2">{intro}</p>
    {children}
  </Main>
)
