import { adminWords } from '@bewezen/domain/admin/words.ts'
import { wholeNumber } from '@bewezen/domain/base/numbers.ts'
import { pageTitles } from '@bewezen/domain/site/pageTitleWords.ts'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import type { ReactNode } from 'react'
import { managementLinks } from '../base/address/navigation.ts'
import { api } from '../base/api/api.ts'
import { useRead } from '../base/api/useRead.ts'
import { LinkButton } from '../base/parts/LinkButton.tsx'
import { PathLink } from '../base/parts/PathLink.tsx'
import { Screen } from '../base/parts/Screen.tsx'
import { useInSight } from '../base/parts/useInSight.ts'
import { sections } from './sections.ts'

const tab =
  'relative inline-flex min-h-[46px] items-center px-3.5 text-fs-16 font-[550] whitespace-nowrap text-ink-2 no-underline hover:text-ink focus-visible:-outline-offset-3 aria-[current=page]:font-[650] aria-[current=page]:text-ink max-xl:aria-[current=page]:after:absolute max-xl:aria-[current=page]:after:inset-x-3.5 max-xl:aria-[current=page]:after:-bottom-px max-xl:aria-[current=page]:after:h-[3px] max-xl:aria-[current=page]:after:rounded-t-[3px] max-xl:aria-[current=page]:after:bg-ink xl:min-h-[38px] xl:flex-none xl:gap-2.5 xl:rounded-m xl:px-3 xl:text-[15px] xl:hover:bg-surface-2 xl:aria-[current=page]:bg-primary xl:aria-[current=page]:text-on-primary'

/** The desks that have a page of their own, and what is managed on the pages where everybody reads it. */
const desks = managementLinks.filter(({ to }) => to !== '/admin')
const elsewhere = (['/podcasts', '/livestream', '/blogs'] as const).map((to) => ({ to, label: pageTitles[to] }))

/**
 * The frame around the management screens of the rooms, each at its own address: beside them where there is room for it,
 * else a row above them (ADM-PANEL-01).
 */
export function AdminFrame({ children }: { children: ReactNode }) {
  return (
    <Screen
      width="wide"
      title={<span lang="en">{adminWords.title}</span>}
      actions={desks.map(({ to, label }) => (
        <LinkButton key={to} look="line" to={to}>
          {label}
        </LinkButton>
      ))}
    >
      <div className="xl:grid xl:grid-cols-[200px_minmax(0,1fr)] xl:items-start xl:gap-8">
        <Sections />
        <div className="min-w-0 pt-6 xl:pt-0">{children}</div>
      </div>
    </Screen>
  )
}

function Sections() {
  const line = useInSight<HTMLElement>()
  const waiting = useRead(api.admin.waiting, {}).data?.kinds.reduce((sum, { count }) => sum + (count ?? 0), 0) ?? 0
  return (
    <nav
      ref={line}
      aria-label={adminWords.sections}
      className="max-xl:goes-on relative flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none] xl:[scrollbar-width:thin] xl:sticky xl:top-24 xl:max-h-[calc(100dvh-13.5rem)] xl:flex-col xl:gap-0.5 xl:overflow-x-hidden xl:overflow-y-auto xl:border-b-0"
    >
      {sections.map(({ slug, label, Icon }) => (
        <PathLink key={slug} to={`/admin/${slug}`} className={tab}>
          <Icon size={18} aria-hidden="true" className="flex-none max-xl:hidden" />
          {label}
          {/* What waits is told on that page itself, in its own words. */}
          {slug === 'overzicht' && waiting > 0 && (
            <span aria-hidden="true" className="ml-2 text-fs-13 font-semibold xl:ml-auto">
              {wholeNumber(waiting)}
            </span>
          )}
        </PathLink>
      ))}
      <p className="px-3 pt-4 pb-1 text-fs-13 text-ink-2 max-xl:hidden">{adminWords.elsewhere}</p>
      {elsewhere.map(({ to, label }) => (
        <PathLink key={to} to={to} className={tab}>
          {label}
          <ArrowUpRight size={16} aria-hidden="true" className="flex-none max-xl:ml-1.5 xl:ml-auto" />
        </PathLink>
      ))}
    </nav>
  )
}
