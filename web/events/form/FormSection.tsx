import { formLabels } from '@bewezen/domain/events/formLabelWords.ts'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { type ReactNode, useId, useState } from 'react'
import { Badge } from '../../base/parts/Badge.tsx'
import { classes } from '../../base/parts/classes.ts'

type Props = { title: string; icon: ReactNode; faults: number; children: ReactNode }

/** A section of the form that can be folded; one with a fault stands open, so that the fault is seen (EV-FORM-01, EV-FORM-58). */
export function FormSection({ title, icon, faults, children }: Props) {
  const bodyId = useId()
  const [isOpen, setOpen] = useState(true)
  // It stays open while the fault is being mended.
  if (faults > 0 && !isOpen) setOpen(true)
  return (
    <section className="border-t border-line pt-4 first:border-t-0 first:pt-0">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-12 w-full items-center gap-3 text-left"
        >
          <span
            className={classes(
              'grid size-10 flex-none place-items-center rounded-m',
              faults > 0 ? 'bg-ember-soft text-ember-ink' : 'bg-surface-2',
            )}
          >
            {icon}
          </span>
          <span className="heading min-w-0 flex-1 text-fs-21 leading-tight">{title}</span>
          {faults > 0 && (
            <Badge look="ember" icon={<CircleAlert size={14} />}>
              {formLabels.faults(faults)}
            </Badge>
          )}
          {isOpen ? <ChevronUp size={20} /> : <ChevronDown size={20} />}
        </button>
      </h3>
      <div id={bodyId} hidden={!isOpen} className={classes(isOpen && 'grid gap-4 pt-3 pb-5')}>
        {children}
      </div>
    </section>
  )
}

/** A switch of the form, in a frame of its own. */
export const framed = 'rounded-m border border-line bg-surface-2 px-4 py-1.5'
/** Two fields beside each other, where there is room. */
export const pair = 'grid content-start gap-4 sm:grid-cols-2'
