import type { Briefing } from '@bewezen/domain/production/briefings.ts'
import type { Clash } from '@bewezen/domain/production/clashes.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import Clock from 'lucide-react/icons/clock'
import { Avatar } from '../../base/parts/Avatar.tsx'
import { Badge } from '../../base/parts/Badge.tsx'
import { Card } from '../../base/parts/Card.tsx'
import { ClashNotes } from '../ClashNotes.tsx'
import type { Named } from '../clashText.ts'
import { RowTools } from '../record/RowTools.tsx'
import { briefingTimes } from './times.ts'

type Props = {
  briefing: Briefing
  clashes: readonly Clash[]
  named: Named
  zone: string
  hasDays: boolean
  onEdit: () => void
}

/** What one person does, and when (EV-BRIEF-01, EV-BRIEF-04, EV-BRIEF-08). */
export function BriefingCard({ briefing, clashes, named, zone, hasDays, onEdit }: Props) {
  const { person, role, tasks, notes, phone } = briefing
  const name = displayName(person)
  return (
    <Card
      as="article"
      data-row={briefing.id}
      tabIndex={-1}
      aria-labelledby={`briefing-${briefing.id}`}
      className="flex h-full flex-col gap-3 p-5"
    >
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="flex min-w-0 items-center gap-3">
          <Avatar name={name} photo={person?.avatarUrl} color={person?.avatarColor} size={44} />
          <div className="min-w-0">
            <h3 id={`briefing-${briefing.id}`} className="text-fs-16 font-semibold wrap-anywhere">
              {name}
            </h3>
            <p className="text-fs-14 wrap-anywhere text-ink-2">{role}</p>
            {phone && <p className="text-fs-14 text-ink-2">{phone}</p>}
          </div>
        </div>
        <Badge look="line" icon={<Clock size={14} aria-hidden="true" />}>
          {briefingTimes(briefing, zone, hasDays)}
        </Badge>
      </div>
      <ClashNotes clashes={clashes} named={named} zone={zone} />
      {tasks.length > 0 && (
        <ol className="border-t border-line">
          {tasks.map((task, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two tasks may have the same words
            <li key={at} className="flex gap-3 border-b border-line py-1.5 text-[15px] wrap-anywhere">
              <span aria-hidden="true" className="font-display text-ink-2">
                {at + 1}
              </span>
              {task}
            </li>
          ))}
        </ol>
      )}
      <div className="mt-auto flex items-end justify-between gap-3">
        <p className="text-fs-14 wrap-anywhere whitespace-pre-line text-ink-2">{notes}</p>
        <span className="-mr-2 -mb-2 flex-none">
          <RowTools kind="briefing" record={briefing} name={name} onEdit={onEdit} />
        </span>
      </div>
    </Card>
  )
}
