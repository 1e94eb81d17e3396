import { adminWords } from '@bewezen/domain/admin/words.ts'
import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { managementLinks } from '../base/address/navigation.ts'
import { LinkButton } from '../base/parts/LinkButton.tsx'
import { PathLink } from '../base/parts/PathLink.tsx'
import { Screen } from '../base/parts/Screen.tsx'
import { useInSight } from '../base/parts/useInSight.ts'
import { sections } from './sections.ts'

const tab =
  'relative inline-flex min-h-[46px] items-center px-3.5 text-fs-16 font-[550] whitespace-nowrap text-ink-2 no-underline hover:text-ink focus-visible:-outline-offset-3 aria-[current=page]:font-[650] aria-[current=page]:text-ink aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-3.5 aria-[current=page]:after:-bottom-px aria-[current=page]:after:h-[3px] aria-[current=page]:after:rounded-t-[3px] aria-[current=page]:after:bg-ink'

/** The frame around the management screens of the rooms, each at its own address (ADM-PANEL-01). */
export function AdminFrame({ children }: { children: ReactNode }) {
  const elsewhere = managementLinks.filter(({ to }) => to !== '/admin')
  return (
    <Screen
      width="wide"
      title={<span lang="en">{adminWords.title}</span>}
      actions={elsewhere.map(({ to, label }) => (
        <LinkButton key={to} look="line" to={to}>
          {label}
        </LinkButton>
      ))}
    >
      <Tabs />
      <div className="pt-6">{children}</div>
    </Screen>
  )
}

function Tabs() {
  const line = useInSight<HTMLElement>(useLocation({ select: ({ pathname }) => pathname }))
  return (
    <nav
      ref={line}
      aria-label={adminWords.sections}
      className="relative flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]"
    >
      {sections.map(({ slug, label }) => (
        <PathLink key={slug} to={`/admin/${slug}`} className={tab}>
          {label}
        </PathLink>
      ))}
    </nav>
  )
}
