import { type Tiered, tierOf } from '@bewezen/domain/access/enrolmentTier.ts'
import { longDateTime } from '@bewezen/domain/base/dates.ts'
import { tierTimeline } from '@bewezen/domain/events/opening.ts'
import { detailWords as words } from '@bewezen/domain/events/pageWords.ts'
import Check from 'lucide-react/icons/check'
import Lock from 'lucide-react/icons/lock'
import { classes } from '../base/parts/classes.ts'
import type { About } from './shown.ts'

type Props = { event: About; viewer: Tiered; now: string }

/** When enrolment opens for each tier, for staff, the own one marked (EV-CARD-10, EV-TIER-20, EV-TIER-22). */
export function Timeline({ event, viewer, now }: Props) {
  const steps = tierTimeline(event, now)
  if (steps.length === 0) return null
  const own = tierOf(viewer)
  return (
    <section>
      <h3 className="font-[650]">{words.timeline}</h3>
      {event.tiersFrom && (
        <p className="mb-2.5 text-fs-14 text-ink-2">{words.timelineFrom(event.tiersFrom, event.zone)}</p>
      )}
      <ol>
        {steps.map(({ tier, badge, who, opensAt, passed }) => {
          const Icon = passed ? Check : Lock
          return (
            <li
              key={badge}
              className="relative flex items-start gap-3 pb-3 text-fs-14 last:pb-0 not-last:before:absolute not-last:before:top-6 not-last:before:bottom-0 not-last:before:left-[11px] not-last:before:w-0.5 not-last:before:bg-line"
            >
              <span
                className={classes(
                  'grid size-6 flex-none place-items-center rounded-full',
                  tier === own
                    ? 'border-[1.5px] border-on-sun bg-sun text-on-sun'
                    : passed
                      ? 'bg-primary text-on-primary'
                      : 'border border-line-strong text-ink-3',
                )}
              >
                <Icon size={13} aria-label={passed ? words.opened : words.opensLater} role="img" />
              </span>
              <strong className="w-12 flex-none pt-0.5 font-[650]">{badge}</strong>
              <span className="min-w-0 pt-0.5">
                {who.join(', ')}
                <span className="block text-ink-2">{longDateTime(opensAt, event.zone)}</span>
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
