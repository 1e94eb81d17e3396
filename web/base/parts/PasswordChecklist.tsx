import Check from 'lucide-react/icons/check'
import Circle from 'lucide-react/icons/circle'
import { classes } from './classes.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import { words } from './words.ts'

export type PasswordCheck = { label: string; met: boolean }

/** How strong a password is: a bar with one part for each wish, and the wishes with an icon and a spoken state. */
export function PasswordChecklist({
  id,
  label,
  checks,
}: {
  id?: string
  label: string
  checks: readonly PasswordCheck[]
}) {
  const met = checks.filter((check) => check.met).length
  return (
    <div className="grid gap-2">
      <div aria-hidden="true" className="grid auto-cols-fr grid-flow-col gap-[5px]">
        {checks.map((check, part) => (
          <span
            key={check.label}
            className={classes('h-[5px] rounded-full', part < met ? 'bg-moss' : 'bg-surface-3')}
          />
        ))}
      </div>
      <ul id={id} aria-label={label} className="grid grid-cols-2 gap-x-4 gap-y-[5px] text-fs-14 leading-normal">
        {checks.map((check) => (
          <li
            key={check.label}
            className={classes('flex items-center gap-2', check.met ? 'font-semibold text-moss-ink' : 'text-ink-2')}
          >
            {check.met ? <Check size={16} /> : <Circle size={16} />}
            <span>
              {check.label}
              <VisuallyHidden>, {check.met ? words.met : words.notMet}</VisuallyHidden>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
