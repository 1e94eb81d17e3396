import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ReactNode } from 'react'
import { Card } from '../../base/parts/Card.tsx'
import { PathLink } from '../../base/parts/PathLink.tsx'

type Props = { id: string; title: string; to: string; value: string; hint: string; children: ReactNode }

/** One trend: its number, which leads to what it counts, and under it what is drawn. */
export const TrendCard = ({ id, title, to, value, hint, children }: Props) => (
  <Card as="article" pad aria-labelledby={id} className="min-w-0 max-lg:px-4">
    <h3 id={id} className="text-[15px] font-[550] text-ink-2">
      {title}
    </h3>
    <p className="mb-3 flex flex-wrap items-baseline gap-x-2.5">
      <Leads to={to}>
        <span className="font-display text-fs-34 leading-[1.2] tracking-[-0.035em]">{value}</span>
        <span className="sr-only"> {title}</span>
        <ArrowRight size={16} aria-hidden="true" className="text-ink-2" />
      </Leads>
      <span className="text-fs-14 text-ink-3">{hint}</span>
    </p>
    {children}
  </Card>
)

const look = 'inline-flex items-center gap-1.5 rounded-s no-underline hover:underline'

/** A number of its own page leads to its table there; of another one to that page. */
const Leads = ({ to, children }: { to: string; children: ReactNode }) =>
  to.startsWith('#') ? (
    <a href={to} className={look} onClick={() => openTable(to.slice(1))}>
      {children}
    </a>
  ) : (
    <PathLink to={to} className={look}>
      {children}
    </PathLink>
  )

/** A table that is folded is opened before the page goes there. */
function openTable(id: string): void {
  const table = document.getElementById(id)
  if (table instanceof HTMLDetailsElement) table.open = true
}
