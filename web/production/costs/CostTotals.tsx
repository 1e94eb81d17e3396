import { amount } from '@bewezen/domain/base/money.ts'
import type { Cost } from '@bewezen/domain/production/costs.ts'
import { costScreenWords as words } from '@bewezen/domain/production/screenWords.ts'
import { costWords } from '@bewezen/domain/production/words.ts'
import { costTotals, type Total } from './totals.ts'

/** What the costs come to, in four numbers (EV-MORE-85). */
export function CostTotals({ costs }: { costs: readonly Cost[] }) {
  const { all, approved, pending, notOrdered } = costTotals(costs)
  return (
    <dl aria-label={words.totals} className="grid grid-cols-2 border-y border-ink lg:grid-cols-4">
      <Figure label={words.title} of={all} />
      <Figure label={words.approved} of={approved} />
      <Figure label={costWords.pending} of={pending} />
      <Figure label={costWords.notOrdered} of={notOrdered} />
    </dl>
  )
}

const Figure = ({ label, of }: { label: string; of: Total }) => (
  <div className="border-line px-3 py-3 even:border-l first:pl-0 max-lg:nth-[n+3]:border-t max-lg:odd:pl-0 lg:px-5 lg:not-first:border-l">
    <dt className="text-fs-14 font-[550]">{label}</dt>
    <dd className="font-display text-fs-26 leading-[1.25] tracking-[-0.02em] lg:text-fs-34">{amount(of.cents)}</dd>
    <dd className="text-fs-14 text-ink-2">{words.items(of.count)}</dd>
  </div>
)
