import { dayOf, shortDay, time } from '@bewezen/domain/base/dates.ts'
import type { Clash } from '@bewezen/domain/production/clashes.ts'
import { type Activity, isOutsideEvent } from '@bewezen/domain/production/programme.ts'
import { programmeScreenWords as words } from '@bewezen/domain/production/screenWords.ts'
import { programmeWords } from '@bewezen/domain/production/words.ts'
import Layers from 'lucide-react/icons/layers'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import Users from 'lucide-react/icons/users'
import { Badge } from '../../base/parts/Badge.tsx'
import type { About } from '../about.ts'
import { clashText, type Named } from '../clashText.ts'
import { RowTools } from '../record/RowTools.tsx'
import { cell, row } from '../record/table.tsx'

type Props = {
  activity: Activity
  clashes: readonly Clash[]
  named: Named
  event: About['event']
  onEdit: () => void
}

/** One activity, with what is to be known of it: outside the event's time, at a place that is taken, or with too many people (EV-PROG-04, EV-PROG-07, EV-PROG-08). */
export function ActivityRow({ activity, clashes, named, event: { zone, dates }, onEdit }: Props) {
  const { startAt, endAt, activityName, description, location, people } = activity
  const ends = dayOf(startAt, zone) === dayOf(endAt, zone) ? '' : `${shortDay(endAt, zone)} `
  const isDouble = clashes.some(({ kind }) => kind === 'place')
  const isFull = clashes.some(({ kind }) => kind === 'crowded')
  return (
    <tr data-row={activity.id} tabIndex={-1} className={row}>
      <td className={`${cell} font-display text-fs-18! lg:pl-6 lg:whitespace-nowrap`}>
        {time(startAt, zone)} - {ends}
        {time(endAt, zone)}
      </td>
      <th scope="row" className={`${cell} text-left font-semibold wrap-anywhere`}>
        {activityName}
        {description && (
          <span className="block text-fs-13 font-normal whitespace-pre-line text-ink-2">{description}</span>
        )}
      </th>
      <td className={`${cell} wrap-anywhere lg:min-w-28`}>
        {location?.name ?? <span className="text-ink-2">{programmeWords.noLocation}</span>}
        {people !== null && (
          <span className="flex items-center gap-1.5 text-fs-13 whitespace-nowrap text-ink-2">
            <Users size={14} aria-hidden="true" />
            {words.peopleOf(people)}
          </span>
        )}
      </td>
      <td className={cell}>
        <span className="flex flex-wrap gap-1.5">
          {isOutsideEvent(activity, dates) && (
            <Badge look="sun" icon={<TriangleAlert size={14} aria-hidden="true" />}>
              {programmeWords.outside}
            </Badge>
          )}
          {isDouble && (
            <Badge look="ember" icon={<Layers size={14} aria-hidden="true" />}>
              {programmeWords.overlaps}
            </Badge>
          )}
          {isFull && (
            <Badge look="ember" icon={<Users size={14} aria-hidden="true" />}>
              {words.tooFull}
            </Badge>
          )}
        </span>
        {clashes.map((clash) => (
          <span key={JSON.stringify(clash)} className="mt-1 block text-fs-13 wrap-anywhere text-ember-ink">
            {clashText(clash, named, zone)}
          </span>
        ))}
      </td>
      <td className={`${cell} text-right whitespace-nowrap max-lg:-ml-3 max-lg:text-left lg:pr-4`}>
        <RowTools kind="activity" record={activity} name={activityName} onEdit={onEdit} />
      </td>
    </tr>
  )
}
