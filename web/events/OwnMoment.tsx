import { eventRoleLabel } from '@bewezen/domain/access/enrolmentTier.ts'
import { momentWords as words } from '@bewezen/domain/events/detailWords.ts'
import type { OwnMoment as Told } from '@bewezen/domain/events/ownMoment.ts'
import type { EventViewer } from '@bewezen/domain/events/reading.ts'
import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import { classes } from '../base/parts/classes.ts'

type Props = { of: Told; viewer: EventViewer | null; zone: string }

/** Since when, or from when on, the viewer may enrol (EV-MORE-140, EV-MORE-141). */
export function OwnMoment({ of: { state, at }, viewer, zone }: Props) {
  const isOpen = state === 'open'
  const Icon = isOpen ? Check : Clock
  const who = words.as(viewer && eventRoleLabel(viewer))
  return (
    <section
      className={classes(
        'flex items-start gap-3.5 rounded-m px-4 py-3.5',
        isOpen ? 'bg-moss-soft text-moss-ink' : 'bg-sky-soft text-sky-ink',
      )}
    >
      <span
        className={classes(
          'grid size-8 flex-none place-items-center rounded-full',
          isOpen ? 'bg-moss text-on-moss' : 'bg-surface text-sky-ink',
        )}
      >
        <Icon size={17} aria-hidden="true" />
      </span>
      <div className="min-w-0">
        <h3 className="font-[650]">{words.title[state]}</h3>
        <p className="text-fs-14 leading-normal">{words.text[state](who, at, zone)}</p>
      </div>
    </section>
  )
}
