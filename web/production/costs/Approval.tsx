import { date } from '@bewezen/domain/base/dates.ts'
import type { Cost } from '@bewezen/domain/production/costs.ts'
import { costScreenWords as words } from '@bewezen/domain/production/screenWords.ts'
import { costWords } from '@bewezen/domain/production/words.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import Check from 'lucide-react/icons/check'
import Hourglass from 'lucide-react/icons/hourglass'
import { Badge } from '../../base/parts/Badge.tsx'
import { Button } from '../../base/parts/Button.tsx'
import { useCostChange } from './useCostChange.ts'

/** Whether a cost is approved, by whom and when, or the button to do so; there is no way back (EV-COST-03, EV-COST-04, EV-COST-14, EV-COST-21). */
export function Approval({ cost }: { cost: Cost }) {
  const { approve } = useCostChange()
  if (cost.approvedAt !== null)
    return (
      <span className="grid justify-items-start gap-1">
        <Badge look="moss" icon={<Check size={14} aria-hidden="true" />}>
          {words.approved}
        </Badge>
        <span className="text-fs-13 text-ink-2">
          {words.approvedBy(displayName(cost.approver), date(cost.approvedAt))}
        </span>
      </span>
    )
  return (
    <span className="grid justify-items-start gap-1.5">
      <Badge look="sun" icon={<Hourglass size={14} aria-hidden="true" />}>
        {costWords.pending}
      </Badge>
      <Button
        size="s"
        busy={approve.isPending}
        aria-label={words.approveOf(cost.name)}
        onClick={() => approve.mutate({ id: cost.id })}
      >
        {words.approve}
      </Button>
    </span>
  )
}
