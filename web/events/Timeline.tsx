import { longDateTime } from '@bewezen/domain/base/dates.ts'
import { tierTimeline } from '@bewezen/domain/events/opening.ts'
import { detailWords as words } from '@bewezen/domain/events/pageWords.ts'
import Check from 'lucide-react/icons/check'
import Lock from 'lucide-react/icons/lock'
import { classes } from '../base/parts/classes.ts'
import type { About } from './shown.ts'

/** When enrolment opens for each tier, for staff (EV-CARD-10, EV-TIER-20). */
export function Timeline({ event, now }: { event: About; now: string }) {
  const steps = tierTimeline(event, now)
  if (steps.length === 0) return null
  return (
    <section>
      <h3 className="mb-2 font-[650]">{words.timeline}</h3>
      <ol className="grid gap-2">
        {steps.map(({ badge, who, opensAt, passed }) => {
          const Icon = passed ? Check : Lock
          return (
            <li key={badge} className="flex items-start gap-2.5 text-fs-14">
              <span
                className={classes(
                  'grid size-6 flex-none place-items-center rounded-full',
                  passed ? 'bg-primary text-on-primary' : 'border border-line-strong text-ink-3',
                )}
              >
                <Icon size={13} aria-label={passed ? words.opened : words.opensLater} role="img" />
              </span>
              <span className="min-w-0">
                <strong className="font-[650]">{badge}</strong> {who.join(', ')}
                <span className="block text-ink-2">{longDateTime(opensAt, event.zone)}</span>
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
