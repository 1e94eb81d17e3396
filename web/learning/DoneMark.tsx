import Check from 'lucide-react/icons/check'
import { classes } from '../base/parts/classes.ts'

/** A round mark before a lesson; the words beside it say the same. */
export const DoneMark = ({ isDone, isNext }: { isDone: boolean; isNext: boolean }) => (
  <span
    aria-hidden="true"
    className={classes(
      'grid size-6 flex-none place-items-center rounded-full border-[1.5px]',
      isDone ? 'border-moss bg-moss text-on-moss' : isNext ? 'border-ink bg-sun' : 'border-line-strong',
    )}
  >
    {isDone && <Check size={14} />}
  </span>
)
