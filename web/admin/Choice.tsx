import { classes } from '../base/parts/classes.ts'
import { controlLook } from '../base/parts/controlLook.ts'
import { selectArrow } from '../base/parts/Select.tsx'

type Props = {
  label: string
  value: string
  onChange: (value: string) => void
  options: readonly { value: string; label: string }[]
}

/** A filter above a list: its label is spoken, its first option says to the eye what it filters. */
export const Choice = ({ label, value, onChange, options }: Props) => (
  <select
    aria-label={label}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
    className={classes(controlLook, selectArrow, 'sm:w-auto')}
  >
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ))}
  </select>
)
