import type { NavigationLink } from '../base/address/navigation.ts'
import { PathLink } from '../base/parts/PathLink.tsx'
import { words } from './words.ts'

const tab =
  'relative inline-flex min-h-10 items-center rounded-m px-3.5 text-[15px] font-[550] whitespace-nowrap text-ink-2 no-underline fast hover:bg-surface-2 aria-[current=page]:font-[650] aria-[current=page]:text-ink aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-3.5 aria-[current=page]:after:bottom-1 aria-[current=page]:after:h-0.5 aria-[current=page]:after:rounded-full aria-[current=page]:after:bg-ink'

/** The tabs of the bar, from 1024 pixels on. */
export const BarTabs = ({ tabs }: { tabs: readonly NavigationLink[] }) => (
  <nav aria-label={words.mainMenu} className="mx-auto flex gap-0.5 max-lg:hidden">
    {tabs.map(({ to, label, lang }) => (
      <PathLink key={to} to={to} lang={lang} className={tab}>
        {label}
      </PathLink>
    ))}
  </nav>
)
