import { amount } from '@bewezen/domain/base/money.ts'
import { wholeNumber } from '@bewezen/domain/base/numbers.ts'
import type { Cost } from '@bewezen/domain/production/costs.ts'
import { costScreenWords as words } from '@bewezen/domain/production/screenWords.ts'
import { costWords } from '@bewezen/domain/production/words.ts'
import ExternalLink from 'lucide-react/icons/external-link'
import { RowTools } from '../record/RowTools.tsx'
import { SmallSelect } from '../record/SmallSelect.tsx'
import { cell, row } from '../record/table.tsx'
import { Approval } from './Approval.tsx'
import { useCostChange } from './useCostChange.ts'

const orders = [
  { value: 'no', label: costWords.notOrdered },
  { value: 'yes', label: costWords.ordered },
]

/** One cost with its total, whether it is ordered and approved, and what can be done with it (EV-COST-05, EV-COST-13). */
export function CostRow({ cost, onEdit }: { cost: Cost; onEdit: () => void }) {
  const { order } = useCostChange()
  const isOrdered = order.isPending ? order.variables.isOrdered : cost.isOrdered
  return (
    <tr data-row={cost.id} tabIndex={-1} className={row}>
      <th scope="row" className={`${cell} text-left font-semibold wrap-anywhere lg:min-w-30 lg:pl-6`}>
        {cost.name}
        {cost.notes && (
          <span className="block text-fs-13 font-normal whitespace-pre-line text-ink-2">{cost.notes}</span>
        )}
        {cost.linkUrl && (
          <a
            href={cost.linkUrl}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={words.linkOf(cost.name)}
            className="flex min-h-6 w-fit items-center gap-1 text-fs-13 font-normal"
          >
            <ExternalLink size={14} aria-hidden="true" />
            {words.link}
          </a>
        )}
      </th>
      <td className={`${cell} text-right max-lg:hidden`}>{wholeNumber(cost.quantity)}</td>
      <td className={`${cell} text-right whitespace-nowrap max-lg:hidden`}>{amount(cost.amountCents)}</td>
      <td className={`${cell} whitespace-nowrap lg:text-right`}>
        <span className="text-fs-14 text-ink-2 lg:hidden">{words.sum(cost.quantity, cost.amountCents)} = </span>
        <strong>{amount(cost.totalCents)}</strong>{' '}
        <span className="text-fs-13 text-ink-2 lg:block lg:whitespace-normal">
          {cost.taxInclusive ? costWords.withTax : costWords.withoutTax}
          {cost.perParticipant && `, ${words.perParticipant.toLowerCase()}`}
        </span>
      </td>
      <td className={cell}>
        <SmallSelect
          label={words.orderOf(cost.name)}
          value={isOrdered ? 'yes' : 'no'}
          options={orders}
          onChange={(value) => order.mutate({ id: cost.id, isOrdered: value === 'yes' })}
        />
      </td>
      <td className={cell}>
        <Approval cost={cost} />
      </td>
      <td
        className={`${cell} text-right whitespace-nowrap max-lg:-ml-3 max-lg:text-left lg:pr-4 xl:pl-0 lg:max-xl:*:flex-col`}
      >
        <RowTools kind="cost" record={cost} name={cost.name} onEdit={onEdit} />
      </td>
    </tr>
  )
}
