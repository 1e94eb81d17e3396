import { classes } from '../../base/parts/classes.ts'
import { type SelectOption, selectArrow } from '../../base/parts/Select.tsx'

type Props = { label: string; value: string; options: readonly SelectOption[]; onChange: (value: string) => void }

/** One choice in a row of a table, which is set at once; its label is spoken only. */
export const SmallSelect = ({ label, value, options, onChange }: Props) => (
  <select
    aria-label={label}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
    className={classes(
      'min-h-11 max-w-full rounded-m border border-line-strong bg-surface pl-3 text-fs-14 text-ink lg:min-h-10',
      selectArrow,
    )}
  >
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ))}
  </select>
)
