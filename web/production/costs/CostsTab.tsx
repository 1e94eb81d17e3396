import { amount } from '@bewezen/domain/base/money.ts'
import { isFree } from '@bewezen/domain/events/enrolling.ts'
import { breakEven } from '@bewezen/domain/events/finance.ts'
import type { Cost } from '@bewezen/domain/production/costs.ts'
import { loadFailedWords, screenWords, costScreenWords as words } from '@bewezen/domain/production/screenWords.ts'
import { useRef, useState } from 'react'
import { api } from '../../base/api/api.ts'
import { useRead } from '../../base/api/useRead.ts'
import { useKeptFocus } from '../../base/focus/useKeptFocus.ts'
import { Card } from '../../base/parts/Card.tsx'
import { EmptyState } from '../../base/parts/EmptyState.tsx'
import { Loaded } from '../../base/parts/Loaded.tsx'
import type { About } from '../about.ts'
import { fresh } from '../fresh.ts'
import { Beside } from '../record/Beside.tsx'
import { ListTitle, TableHead } from '../record/table.tsx'
import { CostForm } from './CostForm.tsx'
import { CostRow } from './CostRow.tsx'
import { CostTotals } from './CostTotals.tsx'
import { costTotals } from './totals.ts'

const names = [words.name, words.quantity, words.price, words.total, words.order, words.approval]
const numbers = [words.quantity, words.price, words.total]

/** The costs of an event, what they come to, and the form for one more (EV-COST-01, EV-COST-15). */
export function CostsTab({ event }: About) {
  const read = useRead(api.production.costs, { eventId: event.id }, fresh)
  return (
    <div className="grid gap-5">
      {read.data && <CostTotals costs={read.data.costs} />}
      <Beside title={words.addTitle} form={(onClose) => <CostForm eventId={event.id} onClose={onClose} />}>
        <Loaded read={read} failed={loadFailedWords.costs}>
          {({ costs }) => <Costs costs={costs} event={event} />}
        </Loaded>
      </Beside>
    </div>
  )
}

function Costs({ costs, event }: { costs: readonly Cost[]; event: About['event'] }) {
  const box = useRef<HTMLDivElement>(null)
  useKeptFocus(box, '[data-row]')
  const [edited, setEdited] = useState<Cost | null>(null)
  const { cents } = costTotals(costs).all
  const covers = isFree(event) || event.currency !== 'EUR' ? null : breakEven(cents, event.priceCents ?? 0)
  return (
    <Card
      as="section"
      ref={box}
      tabIndex={-1}
      aria-labelledby="costs"
      className="overflow-hidden outline-none lg:overflow-x-auto"
    >
      <div className="px-4 py-4 lg:px-6">
        <ListTitle id="costs" title={words.title} />
      </div>
      {costs.length === 0 ? (
        <EmptyState title={words.none} text={words.noneText} />
      ) : (
        <table className="w-full border-collapse max-lg:block">
          <caption className="sr-only">{words.title}</caption>
          <TableHead names={names} right={numbers} last={screenWords.actions} />
          <tbody className="max-lg:block">
            {costs.map((cost) => (
              <CostRow key={cost.id} cost={cost} onEdit={() => setEdited(cost)} />
            ))}
          </tbody>
          <tfoot className="max-lg:block">
            <tr className="border-t border-line-strong max-lg:flex max-lg:flex-wrap max-lg:items-baseline max-lg:gap-3 max-lg:px-4">
              <th
                scope="row"
                colSpan={3}
                className="px-3 py-3.5 text-left font-semibold max-lg:p-0 max-lg:py-3.5 lg:pl-6"
              >
                {words.total}
              </th>
              <td className="px-3 py-3.5 text-right font-display text-fs-21 whitespace-nowrap max-lg:p-0">
                {amount(cents)}
              </td>
              <td colSpan={3} className="px-3 py-3.5 text-fs-14 text-ink-2 max-lg:p-0 max-lg:pb-3.5">
                {typeof covers === 'number' && covers > 0 && words.covers(covers)}
              </td>
            </tr>
          </tfoot>
        </table>
      )}
      {edited && <CostForm eventId={event.id} cost={edited} onClose={() => setEdited(null)} />}
    </Card>
  )
}
