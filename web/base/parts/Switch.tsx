import { type ComponentProps, type ReactNode, useId } from 'react'
import { classes } from './classes.ts'

/** The drawing of a switch, for controls that speak their state themselves. */
export const SwitchArt = ({ on, className }: { on: boolean; className?: string }) => (
  <span
    aria-hidden="true"
    className={classes(
      'relative inline-block h-[26px] w-11 flex-none rounded-full border-[1.5px] fast',
      on ? 'border-primary bg-primary' : 'border-line-strong bg-surface-3',
      className,
    )}
  >
    <span
      className={classes(
        'absolute top-[3px] size-[17px] rounded-full transition-[left] duration-(--t-fast)',
        on ? 'left-5 bg-sun redlight:bg-on-primary' : 'left-[3px] bg-ink-2',
      )}
    />
  </span>
)

type Props = Omit<ComponentProps<'input'>, 'type' | 'onChange'> & {
  label: ReactNode
  hint?: ReactNode
  checked: boolean
  onChange: (on: boolean) => void
}

/** A setting that works at once; in a form that is sent, use a Checkbox. */
export function Switch({ label, hint, checked, onChange, className, ...rest }: Props) {
  const hintId = useId()
  return (
    <label className={classes('relative flex items-start justify-between gap-4 py-2', className)}>
      <span className="grid">
        <span className="text-[15px] font-[550]">{label}</span>
        {hint && (
          <span id={hintId} className="text-fs-14 leading-[1.45] text-ink-2">
            {hint}
          </span>
        )}
      </span>
      <input
        {...rest}
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        aria-describedby={hint ? hintId : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
        className="absolute top-2 right-0 h-[26px] w-11 cursor-pointer appearance-none rounded-full"
      />
      <SwitchArt on={checked} className="pointer-events-none" />
    </label>
  )
}
